import { recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import '../../../src/ui/campaign/settings/settings-panel.ts';
import { expect, fixture, html } from '../support.ts';

// Each control of the settings changes its own setting and no other.

type Leaves = Map<string, unknown>;
/** Every value of the settings by its way through them. */
function leavesOf(value: unknown, path = '', leaves: Leaves = new Map<string, unknown>()): Leaves {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, path === '' ? key : `${path}.${key}`, leaves);
  else leaves.set(path, value);
  return leaves;
}

/** The settings with another number at each place, from 100. */
function numbered(): CampaignSettings {
  let next = 100;
  const renumbered = (value: unknown): unknown => {
    if (typeof value === 'number') return (next += 1);
    if (Array.isArray(value)) return value.map(renumbered);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renumbered(inner)]));
    return value;
  };
  const given = recommended();
  return {
    ...(renumbered({ ...given, length: 1, attacks: { ...given.attacks, on: true } }) as CampaignSettings),
    growth: given.growth,
    stones: given.stones,
  };
}

/** The controls of a kind in the panel and in the elements within it, but for the table of growth, whose numbers hang together. */
function controls<E extends Element>(root: Element, name: string): E[] {
  const found = [...(root.shadowRoot?.querySelectorAll('*') ?? [])];
  return found.flatMap((element) => [
    ...(element.localName === name ? [element as E] : []),
    ...(element.localName === 'moon-growth-rows' ? [] : controls<E>(element, name)),
  ]);
}

async function panelOf(settings: CampaignSettings) {
  const panel = await fixture(html`<moon-campaign-settings .settings=${settings} players="4"></moon-campaign-settings>`);
  const before = leavesOf(settings);
  /** The settings that differ after this, with their new values. */
  const changed = (control: Element, type: string, detail: unknown): [string, unknown][] => {
    let next: CampaignSettings | undefined;
    const hear = (event: Event): void => {
      next = (event as CustomEvent<CampaignSettings>).detail;
    };
    panel.addEventListener('settings-changed', hear);
    control.dispatchEvent(new CustomEvent(type, { detail }));
    panel.removeEventListener('settings-changed', hear);
    const after = leavesOf(next);
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((key) => before.get(key) !== after.get(key))
      .map((key) => [key, after.get(key)]);
  };
  return { panel, before, changed };
}

describe('each control of the settings', () => {
  it('changes the number that it shows, and no other', async () => {
    const { panel, before, changed } = await panelOf(numbered());
    const places = new Map([...before].map(([key, value]) => [value, key]));
    const steppers = controls<Element & { value: number; label: string }>(panel, 'moon-stepper');
    const seen = steppers
      .filter(({ value }) => value > 100)
      .map((stepper) => {
        const place = places.get(stepper.value) ?? '';
        expect(changed(stepper, 'changed', { value: 9999 }), stepper.label).to.deep.equal([[place, 9999]]);
        return place;
      });
    expect(new Set(seen).size, 'none is shown twice').to.equal(seen.length);
    // every number but the longest campaign has a control
    const numbers = [...places].flatMap(([value, key]) => (typeof value === 'number' && value > 100 ? [key] : []));
    expect(numbers.filter((key) => !seen.includes(key))).to.deep.equal(['longest']);
  });

  it('switches one setting on and off, and no other', async () => {
    for (const isOn of [true, false]) {
      const given = numbered();
      const { panel, changed } = await panelOf({
        ...given,
        supportsOpponent: isOn,
        pledgesInFinal: isOn,
        attacks: { ...given.attacks, on: true, inFirstWeek: isOn, inFinalWeek: isOn },
      });
      const changes = controls<Element & { label: string; on: boolean }>(panel, 'moon-toggle').map((toggle) =>
        changed(toggle, 'changed', { on: !toggle.on }),
      );
      expect(changes).to.deep.equal([
        [['supportsOpponent', !isOn]],
        [['pledgesInFinal', !isOn]],
        [
          ['markers.activate', undefined],
          ['markers.switchOff', undefined],
          ['markers', false],
        ],
        [['attacks.on', false]],
        [['attacks.inFirstWeek', !isOn]],
        [['attacks.inFinalWeek', !isOn]],
      ]);
    }
  });

  it('chooses one setting among several, and no other', async () => {
    const given = numbered();
    const { panel, changed } = await panelOf(given);
    type Segmented = Element & { label: string; selected: string; segments: { id: string }[] };
    for (const segmented of controls<Segmented>(panel, 'moon-segmented')) {
      for (const { id } of segmented.segments.filter((segment) => segment.id !== segmented.selected)) {
        const changes = changed(segmented, 'chosen', { id });
        expect(changes.length, `${segmented.label} ${id}`).to.equal(1);
        expect(String(changes[0]?.[1])).to.equal(id);
      }
    }
  });
});
