import { setViewport } from '@web/test-runner-commands';
import { catalogue } from '../../../../src/cards/index.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import type { Setup } from '../../../../src/rules/terms/match.ts';
import { viewFor } from '../../../../src/seats/view.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html } from '../../support.ts';
import { breaches, cutAnswers, goingOn, questionsOf } from '../tables/glass-law.ts';
import { AGAIN, EVERYWHERE, FIRST_GLASSES, MATCHES } from '../tables/suite-size.ts';
import { askingTable } from '../tables/rules-table.ts';
import { deep, deepAll, duel } from '../tables/tables.ts';

/** `words`: how many times as large as usual they are. No two that come one after the other have the same size: words alone are no new size. */
const EVERY_GLASS = [
  { width: 390, height: 844, words: 1 },
  { width: 1180, height: 820, words: 1 },
  { width: 820, height: 1180, words: 1 },
  { width: 1024, height: 600, words: 1 },
  { width: 390, height: 844, words: 1.5 },
  { width: 1366, height: 1024, words: 1 },
  { width: 1180, height: 820, words: 2 },
  { width: 820, height: 1180, words: 2 },
];
const GLASSES = EVERY_GLASS.slice(0, FIRST_GLASSES);
const SEATINGS: readonly Seating[] = ['flat', 'side', 'pass'];
/** What a plan is opened for. */
const ACTIONS = ['jog', 'step', 'use:'];
const setupOf = (seed: string): Setup =>
  ({
    seats: [
      { faction: 'commonwealth', troupe: ['flintlock', 'baron-von-fancyhat', 'friar-flavious'] },
      { faction: 'dominion', troupe: ['beaky-bobby', 'grub', 'vicious-syd'] },
    ],
    options: { troupeSize: 3 },
    terrain: [],
    seed,
    start: 'setup',
  }) as Setup;
/** What has been looked at everywhere is looked at on one glass after the other, so many times on the same: to lay three screens out anew costs more than to look at them. */
const IN_A_ROW = 2;
/** Frames that what is still sliding may take. */
const PATIENCE = 30;

/**
 * The same table on three screens over each other: a seating each. What is seen through is met all the same, and nobody has to paint it: that
 * would cost more than all the rest.
 */
async function seated(table: ReturnType<typeof askingTable>) {
  const all = await fixture(
    html`<div style="position: absolute; inset: 0; opacity: 0">
      ${SEATINGS.map(
        (seating) =>
          html`<moon-match-screen
            style="position: absolute; inset: 0; height: 100%"
            .table=${table}
            .seating=${seating}
          ></moon-match-screen>`,
      )}
    </div>`,
  );
  return new Looked([...all.querySelectorAll<MoonMatchScreen>('moon-match-screen')]);
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Three seatings of one table, looked at one after the other. */
class Looked {
  readonly found = new Set<string>();
  /** How often each kind of thing has been looked at. */
  readonly #times = new Map<string, number>();
  #later = 0;
  /** The glass they lie on. */
  #on: (typeof GLASSES)[number] | null = null;
  constructor(readonly screens: readonly MoonMatchScreen[]) {}

  flaws(): string[] {
    return this.screens.flatMap((screen, index) => {
      for (const other of this.screens) other.style.zIndex = other === screen ? '1' : '0';
      return breaches(screen).map((flaw) => `${SEATINGS[index] ?? ''}: ${flaw}`);
    });
  }
  /** Waits until all is drawn and whoever is handed the tablet has taken it. */
  async still(): Promise<void> {
    for (;;) {
      await Promise.all(this.screens.map((screen) => screen.updateComplete));
      await frame();
      await frame();
      const covers = this.screens.filter(({ cover }) => cover.open);
      if (covers.length === 0) return;
      for (const { cover } of covers) deep(cover, 'moon-button')?.click();
    }
  }
  /** What the law says of what stands there now, and of what comes of a press on every seating; `when` names it. */
  async look(when: string): Promise<void> {
    await this.still();
    let all = this.flaws();
    for (let frames = 0; all.length > 0 && frames < PATIENCE; frames += 1) {
      await frame();
      all = this.flaws();
    }
    for (const screen of this.screens) all.push(...(await cutAnswers(screen)));
    for (const flaw of all) this.found.add(`${when}, ${flaw}`);
  }
  /** The same on every glass while that is new, later on one after the other. */
  async lookAround(when: string): Promise<void> {
    const times = this.times(when);
    this.#times.set(when, times + 1);
    if (times >= EVERYWHERE && times % AGAIN !== 0) return;
    if (times >= EVERYWHERE) this.#later += 1;
    const next = Math.floor(this.#later / IN_A_ROW) % GLASSES.length;
    for (const glass of times < EVERYWHERE ? GLASSES : GLASSES.slice(next, next + 1)) {
      if (glass !== this.#on) await this.#lay(glass);
      const { width, height, words } = glass;
      await this.look(`${when}, ${width} × ${height}, words × ${words}`);
    }
  }
  async #lay(glass: (typeof GLASSES)[number]): Promise<void> {
    this.#on = glass;
    const { width, height, words } = glass;
    // words alone are no new size
    if (innerWidth === width && innerHeight === height) await setViewport({ width, height: height - 1 });
    // the words grow with the glass, and not on the one before
    const larger = (): void => {
      document.documentElement.style.fontSize = `${17 * words}px`;
    };
    addEventListener('resize', larger, { capture: true, once: true });
    await setViewport({ width, height });
    await frame();
    removeEventListener('resize', larger, { capture: true });
    larger();
  }
  times(when: string): number {
    return this.#times.get(when) ?? 0;
  }
  press(selector: string): boolean {
    const targets = this.screens.flatMap((screen) =>
      questionsOf(screen).flatMap(({ question }) => deepAll(question, selector).slice(0, 1)),
    );
    for (const target of targets) target.click();
    return targets.length > 0;
  }
  /** Whoever has seen a verdict goes on. */
  async goOn(): Promise<void> {
    for (let buttons = this.screens.flatMap(goingOn); buttons.length > 0; buttons = this.screens.flatMap(goingOn)) {
      for (const button of buttons) button.click();
      await this.still();
    }
  }
}

describe('the glass law', () => {
  before(() => {
    installTheme();
    document.documentElement.dataset['calm'] = '';
  });
  after(() => {
    delete document.documentElement.dataset['calm'];
    document.documentElement.style.fontSize = '';
  });

  for (const seed of MATCHES)
    it(`whoever acts, their target and the ways on are in sight over the whole match ${seed}`, async () => {
      const table = askingTable(setupOf(seed), ['Ada', 'Ben']);
      const looked = await seated(table);
      const [play, lot] = [randomPlayer(catalogue), new Lot('glass')];
      for (let opening = lot.of(table.openings()); opening; opening = lot.of(table.openings())) {
        await looked.lookAround(opening.kind);
        if (looked.screens.some((screen) => goingOn(screen).length > 0)) {
          await looked.goOn();
          await looked.lookAround(`${opening.kind} after a verdict`);
        }
        if (!table.openings().some(({ seat, kind }) => seat === opening.seat && kind === opening.kind)) continue; // to go on may have been the answer
        for (const action of opening.kind === 'act' ? ACTIONS : [])
          if (looked.times(`planning ${action}`) < EVERYWHERE && looked.press(`[data-id^="${action}"]:not([aria-disabled])`)) {
            await looked.lookAround(`planning ${action}`);
            looked.press('.corner moon-button[tone="quiet"]');
            await looked.still();
          }
        await table.decide(play(viewFor(table.folded().match, opening.seat), [], lot));
      }
      expect([...looked.found]).to.deep.equal([]);
      expect(ACTIONS.map((action) => looked.times(`planning ${action}`))).to.deep.equal(ACTIONS.map(() => EVERYWHERE));
    }).timeout(600_000);

  it('so in a melee', async () => {
    const table = await duel({ melee: ['thrust', 'falling-swing', 'low-guard'] });
    const looked = await seated(table);
    await looked.lookAround('before it');
    looked.press('[data-id="melee"]');
    await looked.lookAround('attacking');
    await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
    const [play, lot] = [randomPlayer(catalogue), new Lot('melee')];
    for (let [opening] = table.openings(); opening && opening.kind !== 'act' && opening.kind !== 'activate'; [opening] = table.openings()) {
      await looked.lookAround(opening.kind);
      await table.decide(play(viewFor(table.folded().match, opening.seat), [], lot));
    }
    await looked.lookAround('after it');
    await looked.goOn();
    await looked.lookAround('afterwards');
    expect([...looked.found]).to.deep.equal([]);
    for (const kind of ['melee-card', 'critical']) expect(looked.times(kind)).to.be.above(0);
  }).timeout(600_000);
});
