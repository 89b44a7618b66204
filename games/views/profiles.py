"""Named house rules: filled into a form, kept from one, put away; and a game's standard rules."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers

from games.forms.game_rules import RulesRead
from games.forms.option_fields import typed_rules
from games.models import RuleProfile
from games.selectors.profiles import Named, find_profile, own_profiles, own_row
from games.selectors.standard_rules import standard_view
from games.services.profiles import check_profile, hide_profile, restore_profile, save_profile


def filled(request: HttpRequest, variant: str, typed: dict[str, str]) -> dict[str, str]:
    """What was typed, with the options of the profile that was tapped in place of its own.

    A profile that is not there leaves all as it is.
    """
    wanted = request.POST.get("use", "")
    profile = find_profile(request.device, variant, wanted)
    if profile is None and wanted != "standard":
        return typed
    others = {name: typed[name] for name in typed if not name.startswith("rules.")}
    named = {"rules_from": profile.id if profile else ""}
    return others | typed_rules(profile.differences if profile else {}) | named


def kept(request: HttpRequest, variant: str, read: RulesRead) -> RuleProfile:
    """Keep what the form says under the name in it.

    :raises ProfileRefused: every problem of form, of the rules and with the name.
    """
    name = request.POST.get("rules_name", "")
    if read.problems:
        check_profile(name, variant, read.given, read.problems)
    return save_profile(by=request.device, name=name, variant=variant, rules=read.given)


def said_of(profile: RuleProfile) -> str:
    return f"Saved as “{profile.name}”, version {profile.version}."


def chosen_of(
    request: HttpRequest, variant: str, typed: dict[str, str], own: tuple[Named, ...]
) -> Named | None:
    """The profile that the form's options were filled from."""
    wanted = typed.get("rules_from", "")
    listed = [each for each in own if (each.id, each.variant) == (wanted, variant)]
    if listed or not wanted:
        return next(iter(listed), None)
    return find_profile(request.device, variant, wanted)


def standard(request: HttpRequest, variant: str) -> HttpResponse:
    """The rules of a game without a table; a POST puts one of the device's profiles away."""
    if request.method == "POST":
        return put_away(request, variant)
    away = own_row(request.device, request.GET.get("away", ""))
    hidden = away if away and away.hidden_at and away.variant == variant else None
    page = standard_view(variant, own_profiles(request.device), hidden)
    response = render(request, "games/rules/standard.html", {"page": page})
    add_never_cache_headers(response)
    return response


def put_away(request: HttpRequest, variant: str) -> HttpResponse:
    """Put a profile away, or take it out again."""
    wanted = request.POST.get("hide") or request.POST.get("restore", "")
    profile = own_row(request.device, wanted)
    if profile is None or profile.variant != variant:
        raise Http404("There are no such rules.")
    if "hide" in request.POST:
        hide_profile(profile=profile)
    else:
        restore_profile(profile=profile)
    address = reverse("games:rules-standard", args=[variant])
    query = f"?away={wanted}" if "hide" in request.POST else ""
    return HttpResponseRedirect(address + query, status=303)
