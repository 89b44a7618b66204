"""Every way in which a write to a club can be turned down, each with a sentence for its people."""

from games.rules.errors import Refused
from games.services.errors import WriteFailed


class ClubRefused(Refused):
    """A club, a person, a season or rules of a club with something wrong; all problems at once."""


class ClubRightIsGone(WriteFailed):
    """The right that this phone acted by was taken from it in the meantime."""

    status = 404

    def __init__(self) -> None:
        super().__init__("This phone may do nothing of that kind in this club any more.")


class ClubChanged(WriteFailed):
    """What a page asked for does not fit the club as it is by now; nothing was stored."""


class ClubLinkRefused(WriteFailed):
    """A link's secret that opens nothing, or nothing any more."""

    status = 404

    def __init__(self) -> None:
        super().__init__("This link opens nothing any more. Ask one of the club for a new one.")


class LastOrganiser(WriteFailed):
    """The only organiser of a club would step down."""

    def __init__(self) -> None:
        super().__init__(
            "You are the only organiser of this club. Open the organiser's link on another phone"
            " first."
        )
