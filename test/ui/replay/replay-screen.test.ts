import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/replay/replay-screen.ts';
import { openReplay } from '../../../src/app/session/replay.ts';
import type { Turning } from '../../../src/rules/terms/thought.ts';
import type { LookingBack } from '../../../src/ui/contexts/looking-back.ts';
import type { MoonReplayScreen } from '../../../src/ui/replay/replay-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { unreachable } from '../match/tables/glass-law.ts';
import { deepAll, duel } from '../match/tables/tables.ts';
import { deep, press, words } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil, settled } from '../support.ts';

/** A duel with an activation ended, and perhaps given up. */
async function replayed(over: boolean) {
  const table = await duel();
  await table.decide({ seat: 0, kind: 'jog', path: [[17, 18]] });
  await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
  if (over) await table.decide({ seat: 1, kind: 'concede' });
  const opened = await openReplay('m', { title: 'Ada and Ben', names: ['Ada', 'Ben'] }, table.folded().record);
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.replay;
}
const screen = async (over: boolean) => {
  const replay = await replayed(over);
  const element = await fixture<MoonReplayScreen>(html`<moon-replay-screen .replay=${replay}></moon-replay-screen>`);
  await settled();
  return element;
};
const lineOf = (element: Element) => deep(element, '.told')?.textContent ?? '';

describe('the replay', () => {
  before(() => installTheme());
  after(() => setTheme('night'));

  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      await expect(await screen(true)).to.be.accessible();
    });

  for (const [width, height, times] of [
    [390, 844, 1],
    [390, 844, 1.5],
    [1024, 600, 1.5],
    [820, 1180, 2],
  ] as const)
    it(`going on and back is in sight on a glass of ${width} × ${height}, words × ${times}`, async () => {
      await setViewport({ width, height });
      document.documentElement.style.fontSize = `${17 * times}px`;
      const element = await screen(true);
      const ways = deepAll(element, '.scrubber input, .keys > *');
      const wrong = ways.flatMap((way) => unreachable(way) ?? []);
      document.documentElement.style.fontSize = '';
      expect(ways.length).to.equal(7);
      expect(wrong).to.deep.equal([]);
    });

  it('goes on and back by a decision, and wherever the slider is drawn', async () => {
    const element = await screen(true);
    press(element, 'moon-icon-button[icon="chevron-right"]');
    await settled();
    expect(lineOf(element)).to.contain('Flintlock activates.');
    const slider = deep<HTMLInputElement>(element, 'input[type=range]');
    if (!slider) throw new Error('no slider');
    slider.value = slider.max;
    slider.dispatchEvent(new InputEvent('input'));
    await settled();
    expect(lineOf(element)).to.contain('Ben concedes.');
    press(element, 'moon-icon-button[icon="chevron-left"]');
    await settled();
    expect(lineOf(element)).not.to.contain('Ben concedes.');
  });

  it('marks on the slider where each turn begins, under where the thumb then stands', async () => {
    const replay = await replayed(true);
    const turns = [
      { turn: 0, suddenDeath: false, step: replay.first },
      { turn: 1, suddenDeath: false, step: replay.first },
      { turn: 2, suddenDeath: false, step: replay.last },
    ];
    Object.defineProperty(replay, 'turns', { value: turns });
    const element = await fixture<MoonReplayScreen>(html`<moon-replay-screen .replay=${replay}></moon-replay-screen>`);
    await settled();
    const line = deep(element, '.scrubber input')?.getBoundingClientRect();
    const marks = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.begins') ?? [])];
    expect(marks.map(({ textContent }) => textContent)).to.deep.equal(['1', '2']);
    const middles = marks.map((mark) => mark.getBoundingClientRect()).map(({ left, width }) => left + width / 2);
    expect(middles[0]).to.be.closeTo((line?.left ?? 0) + 15, 2);
    expect(middles[1]).to.be.closeTo((line?.right ?? 0) - 15, 2);
  });

  it('offers nobody the eyes of a computer before the end', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'jog', path: [[17, 18]] });
    const opened = await openReplay('m', { title: '', names: ['Ada', ''], levels: [null, 'gentle'] }, table.folded().record);
    if (!opened.ok) throw new Error(opened.sentence);
    const element = await fixture<MoonReplayScreen>(html`<moon-replay-screen .replay=${opened.replay}></moon-replay-screen>`);
    await settled();
    expect(deepAll(element, '[data-id]').map((choice) => choice.getAttribute('data-id'))).to.deep.equal(['everybody', '0']);
  });

  it('plays by itself to the end and stops there', async () => {
    const element = await screen(true);
    press(element, 'moon-button[icon="play"]');
    await waitUntil(() => lineOf(element).includes('Flintlock activates.'));
    press(element, 'moon-button[icon="pause"]');
    await settled();
    expect(deep(element, 'moon-button[icon="play"]') !== null).to.equal(true);
  });

  it('plays as fast again, and again as fast', async () => {
    const element = await screen(true);
    const speed = () => deep(element, '.speed')?.textContent?.trim();
    const texts = [speed()];
    for (let tap = 0; tap < 3; tap += 1) {
      deep<HTMLElement>(element, '.speed')?.click();
      await settled();
      texts.push(speed());
    }
    expect(texts).to.deep.equal(['1×', '2×', '4×', '1×']);
  });

  it('leads to the moments that decided the match, which stand on the slider', async () => {
    const replay = await replayed(true);
    const last = replay.at(replay.last, 'everybody');
    const log = last.log(null).map((entry) =>
      entry.at === 1
        ? {
            ...entry,
            events: [
              { what: 'turn-began', turn: 1, suddenDeath: false } as const,
              { what: 'wounded', model: '1:beaky-bobby', by: null, amount: 2 } as const,
            ],
          }
        : entry,
    );
    Object.defineProperty(last, 'log', { value: () => log });
    const portAt = replay.at.bind(replay);
    Object.defineProperty(replay, 'at', { value: (step: number, eyes: 'open') => (step === replay.last ? last : portAt(step, eyes)) });
    const element = await fixture<MoonReplayScreen>(html`<moon-replay-screen .replay=${replay}></moon-replay-screen>`);
    await settled();
    expect(element.shadowRoot?.querySelectorAll('.moment').length).to.equal(1);
    const moment = deep<HTMLElement>(element, '.decided button');
    expect(moment?.textContent).to.contain('Beaky Bobby suffers wounds: 2');
    moment?.click();
    await settled();
    expect(deep<HTMLInputElement>(element, 'input[type=range]')?.value).to.equal('2');
    expect(deep(element, '.decided button')?.getAttribute('aria-current')).to.equal('true');
  });

  it('marks on the board what would have been better where it turned, and tells it', async () => {
    const replay = await replayed(true);
    const turning: Turning = {
      at: 1,
      seat: 0,
      turn: 2,
      active: '0:flintlock',
      made: { seat: 0, kind: 'jog', path: [[17, 18]] },
      decision: { seat: 0, kind: 'jog', path: [[18, 16]] },
      why: { code: 'aims', aim: { to: 'safety' } },
      loss: 4,
      parts: [],
    };
    const lookingBack: LookingBack = { known: [turning], find: () => Promise.resolve([turning]) };
    Object.defineProperty(replay, 'lookingBack', { value: lookingBack });
    const element = await fixture<MoonReplayScreen>(html`<moon-replay-screen .replay=${replay}></moon-replay-screen>`);
    await settled();
    expect(deep(element, '.pointed')).to.equal(null);
    press(element, '[data-do=turned]');
    await settled();
    press(element, 'button.made');
    await settled();
    expect(deep(element, '.pointed-way[data-pointed="0:flintlock"] .pointed-base')?.getAttribute('transform')).to.equal(
      `translate(${18 * 254} ${16 * 254})`,
    );
    expect(lineOf(element)).to.contain('Turn 2, Ada: Flintlock: Jog.');
    expect(lineOf(element)).to.contain('Better: the same, in another place. The aim is to get out of harm’s way.');
    expect(lineOf(element)).to.match(/The move is 2\.0″ long; from its end the distance is .+ to: /);
    press(element, 'moon-icon-button[icon="chevron-right"]');
    await settled();
    expect(deep(element, '.pointed')).to.equal(null);
    expect(lineOf(element)).not.to.contain('Better');
  });

  it('plays on from where it stands once somebody has agreed to it, never from the end nor in a match that is not over', async () => {
    const element = await screen(true);
    const steps: unknown[] = [];
    element.addEventListener('play-on', (event) => steps.push((event as CustomEvent).detail));
    press(element, 'moon-icon-button[icon="chevron-right"]');
    await settled();
    press(element, 'moon-button.onward');
    await settled();
    expect(steps).to.deep.equal([]);
    press(element, 'moon-dialog moon-button[tone="question"]');
    await settled();
    expect(steps).to.deep.equal([{ step: 1 }]);
    const slider = deep<HTMLInputElement>(element, 'input[type=range]');
    if (!slider) throw new Error('no slider');
    slider.value = slider.max;
    slider.dispatchEvent(new InputEvent('input'));
    await settled();
    expect(deep(element, 'moon-button.onward')?.hasAttribute('disabled')).to.equal(true);
    const going = await screen(false);
    expect(deep(going, 'moon-button.onward')).to.equal(null);
  });

  it('asks whose eyes before the end, and shows a seat’s hand only after the cover', async () => {
    const element = await screen(false);
    expect(deep(element, 'input[type=range]') === null).to.equal(true);
    await expect(element).to.be.accessible();
    press(element, '[data-id="0"]');
    await settled();
    expect(words(element.shadowRoot ?? element)).to.contain('Hand the tablet to Ada');
    // What a seat knows is drawn once the cover has reached the glass.
    await waitUntil(() => deep(element, 'input[type=range]') !== null);
    const slider = deep<HTMLInputElement>(element, 'input[type=range]');
    if (!slider) throw new Error('no slider');
    slider.value = slider.max;
    slider.dispatchEvent(new InputEvent('input'));
    await settled();
    expect(lineOf(element)).to.match(/Ada draws (?!\d)/);
    expect(lineOf(element)).to.contain('Ben draws melee cards: ');
  });

  it('warns that the file of an unfinished match holds all hands', async () => {
    const element = await screen(false);
    press(element, 'moon-icon-button[icon="share"]');
    await settled();
    expect(words(element.shadowRoot ?? element)).to.contain('it contains every hand');
    await new Promise((done) => setTimeout(done, 500)); // the page has been laid down
    await expect(element).to.be.accessible();
  });
});
