"""The stateless API: questions about rules, answered by the pure functions that the phone has too."""
