"""What is heard: made in the browser, never before a click, neither silent nor too loud, and told in words."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving

RATE = 44_100
LOUDEST, LEAST = 0.99, 0.03
SHORTEST, LONGEST = 0.05, 4.0
"""Seconds."""

# Every context is made offline, and can be listened to as numbers.
OFFLINE = f"""globalThis.contexts = [];
globalThis.AudioContext = class extends OfflineAudioContext {{
  constructor() {{ super(1, {RATE} * 6, {RATE}); contexts.push(this); }}
  resume() {{ this.begun = true; return Promise.resolve(); }}
}};"""
RENDERED = """async () => {
  const samples = (await contexts[0].startRendering()).getChannelData(0);
  let [peak, last, power] = [0, 0, 0];
  for (const [i, each] of samples.entries()) {
    const loud = Math.abs(each);
    if (loud > peak) peak = loud;
    if (loud > 0.002) last = i;
    power += each * each;
  }
  return { peak, seconds: last / 44100, power: Math.sqrt(power / Math.max(1, last)) };
}"""


def test_every_sound_can_be_heard_and_none_hurts(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, volume=1)
    ada.context.add_init_script(OFFLINE)
    page = ada.go("settings").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    names = page.locator("[data-sound]").evaluate_all("(all) => all.map((one) => one.dataset.sound)")
    assert len(names) >= 7
    heard = {}
    for name in names:
        page.reload()
        page.locator(f"[data-sound={name}]").wait_for()
        assert page.evaluate("() => contexts.length") == 0
        page.locator(f"[data-sound={name}]").click()
        page.wait_for_function("() => contexts[0]?.begun")
        heard[name] = page.evaluate(RENDERED)
    assert all("/sound-" not in url for url in asked[: asked.index(next(url for url in asked if "/sound-" in url))])
    for name, found in heard.items():
        assert LEAST < found["peak"] < LOUDEST, (name, found)
        assert SHORTEST < found["seconds"] < LONGEST, (name, found)
    # No two are the same.
    assert len({round(found["seconds"] * found["peak"], 4) for found in heard.values()}) == len(heard)


def test_nothing_is_heard_where_sound_is_off(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.context.add_init_script(OFFLINE)
    ada.begin_exercise(1)
    page = ada.page
    mute = page.get_by_role("button", name="Sound")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("() => contexts.length") == 0
    mute.click()
    page.wait_for_function("() => contexts[0]?.begun")


def test_music_is_for_the_home_page_and_for_who_wants_it(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.context.add_init_script(OFFLINE)
    page = ada.go().page
    page.locator("h1").click()
    assert page.evaluate("() => contexts.length") == 0
    ada.go("settings")
    page.get_by_label("Music on the home page").check()
    ada.go()
    page.wait_for_function("() => contexts[0]?.begun")
    found = page.evaluate(RENDERED)
    assert LEAST < found["peak"] < LOUDEST
