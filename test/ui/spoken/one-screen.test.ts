import '../words/named-after-each.ts';
import { setViewport } from '@web/test-runner-commands';
import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomDecision } from '../../../src/players/random-player.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { keyOf } from '../../../src/rules/terms/fact.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import '../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { anyTelling, withOutcome } from '../../../tools/simulate/laws/table-talk.ts';
import { AGAIN, EVERYWHERE, whole } from '../match/tables/suite-size.ts';
import { goingOn } from '../match/tables/glass-law.ts';
import { askingTable } from '../match/tables/rules-table.ts';
import { deep, deepAll } from '../match/tables/tables.ts';
import { expect, fixture, html } from '../support.ts';
import { overlong } from './one-screen.ts';

const GLASSES = [
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
];
/** The smallest two: `npm test` lays what is new out on these, and what comes again on all of them in turn. */
const FIRST = GLASSES.slice(0, 2);
/** What has been looked at everywhere is looked at on one glass after the other, so many times on the same: to lay it out again costs more than to look at it. */
const IN_A_ROW = 2;
/** Frames that what is still sliding may take. */
const PATIENCE = 12;
const MOST = 700;

const SETUP: Setup = {
  seats: [
    { faction: 'commonwealth', troupe: ['flintlock', 'baron-von-fancyhat', 'friar-flavious', 'quack', 'doug-the-flatulent'] },
    { faction: 'dominion', troupe: ['the-beast', 'beaky-bobby', 'grub', 'vicious-syd', 'seasick-stu'] },
  ],
  options: { troupeSize: 5, table: 'spoken' },
  terrain: [],
  seed: '3',
  start: 'setup',
} as Setup;

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

class Looked {
  readonly found = new Set<string>();
  readonly times = new Map<string, number>();
  #next = 0;
  #later = 0;
  #plans = 0;
  #on: (typeof GLASSES)[number] | null = null;
  constructor(readonly screen: MoonMatchScreen) {}

  async still(): Promise<void> {
    await this.screen.updateComplete;
    await frame();
    await frame();
    if (!this.screen.cover.open) return;
    deep(this.screen.cover, 'moon-button')?.click();
    return this.still();
  }
  async look(when: string): Promise<void> {
    await this.still();
    let all = overlong(this.screen);
    for (let frames = 0; all.length > 0 && frames < PATIENCE; frames += 1) {
      await frame();
      all = overlong(this.screen);
    }
    for (const flaw of all) this.found.add(`${when}: ${flaw}`);
  }
  /** On every glass while that kind of form is new, later on one after the other. */
  async lookAround(kind: string, when = kind): Promise<void> {
    const times = this.times.get(kind) ?? 0;
    this.times.set(kind, times + 1);
    if (times >= EVERYWHERE && times % AGAIN !== 0) return;
    if (times >= EVERYWHERE) this.#later += 1;
    this.#next = Math.floor(this.#later / IN_A_ROW) % GLASSES.length;
    const all = whole ? GLASSES : FIRST;
    for (const glass of times < EVERYWHERE ? all : GLASSES.slice(this.#next, this.#next + 1)) {
      if (glass !== this.#on) await this.#lay(glass);
      await this.look(`${glass.width} × ${glass.height}, ${when}`);
    }
  }
  async #lay(glass: (typeof GLASSES)[number]): Promise<void> {
    this.#on = glass;
    await setViewport(glass);
  }
  press(selector: string): boolean {
    const [target] = deepAll(this.screen, `section.question`).flatMap((question) => deepAll(question, selector));
    target?.click();
    return target !== undefined;
  }
  async goOn(): Promise<void> {
    for (let [button] = goingOn(this.screen); button; [button] = goingOn(this.screen)) {
      button.click();
      await this.still();
    }
  }
  /** What each action asks before it is confirmed, with its first target: on every glass, by `npm test` on one after the other. */
  async plans(isSettled: () => boolean): Promise<void> {
    const actions = deepAll(this.screen, '[data-id="melee"], [data-id^="use:"]').filter(
      (element) => !element.hasAttribute('aria-disabled'),
    );
    for (const id of actions.map(({ dataset }) => dataset['id'] ?? '')) {
      if (this.times.has(id)) continue;
      this.times.set(id, 1);
      const nth = this.#plans++ % GLASSES.length;
      for (const glass of whole ? GLASSES : GLASSES.slice(nth, nth + 1)) {
        const when = `${glass.width} × ${glass.height}, ${id}`;
        await this.#lay(glass);
        await this.still();
        this.press(`[data-id="${id}"]`);
        await this.look(when);
        if (!isSettled()) return;
        if (this.press('moon-target-plan moon-choice-list button')) await this.look(`${when} at somebody`);
        for (let times = 0; times < 4 && this.press('moon-target-plan [data-id="-"]'); times += 1) await this.still();
      }
    }
  }
  /** Whoever might react while another acts wants to. */
  async reactions(): Promise<void> {
    const wanting = '[data-unfold]';
    if (!deep(this.screen, wanting)) return;
    for (const glass of GLASSES.slice(this.#next, this.#next + 1)) {
      if (glass !== this.#on) await this.#lay(glass);
      await this.still();
      deep(this.screen, wanting)?.click();
      await this.look(`${glass.width} × ${glass.height}, reacting`);
    }
  }
}

describe('beside a real table', () => {
  before(() => {
    installTheme();
    document.documentElement.dataset['calm'] = '';
  });
  after(() => delete document.documentElement.dataset['calm']);

  it('no form of a whole match is longer than the glass', async () => {
    const table = askingTable(SETUP, ['Ada', 'Ben']);
    // what is seen through is laid out all the same, and nobody has to paint it
    const screen = await fixture<MoonMatchScreen>(
      html`<moon-match-screen style="position: absolute; inset: 0; height: 100%; opacity: 0" .table=${table}></moon-match-screen>`,
    );
    const looked = new Looked(screen);
    const lot = new Lot('one screen');
    for (let count = 0; count < MOST && !table.folded().match.order.result; count += 1) {
      const { match } = table.folded();
      await looked.still();
      await looked.goOn();
      const opening = lot.of(table.openings());
      if (match.asking) await looked.lookAround(`asking ${match.asking.facts.length}`, match.asking.facts.map(keyOf).join(', '));
      else if (opening) {
        await looked.lookAround(opening.kind === 'choice' ? `choice ${opening.question.ask}` : opening.kind);
        if (opening.kind === 'act') await looked.plans(() => table.folded().match === match);
        if (opening.kind === 'reaction') await looked.reactions();
      }
      if (table.folded().match !== match) continue; // an action that needs no plan
      const decision: Decision = opening ? randomDecision(seatTable(viewFor(match, opening.seat), catalogue), lot) : anyTelling(match, lot);
      const refused = await table.decide(withOutcome(match, decision, lot));
      if (refused) throw new Error(refused.code);
    }
    expect([...looked.found]).to.deep.equal([]);
    expect([...looked.times.keys()].filter((kind) => kind.startsWith('asking')).length).to.be.above(2);
  }).timeout(900_000);
});
