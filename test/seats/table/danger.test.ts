import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import type { Folded } from '../../../src/record/match-record.ts';
import type { Ability } from '../../../src/rules/terms/card-language.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { eagerFor } from '../../../tools/simulate/players/eager-player.ts';
import { otherSecrets } from '../../../tools/simulate/laws/other-secrets.ts';
import { playMatch } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { whole } from '../../browser/whole-suite.ts';
import { acting, type Given, type Position } from '../../rules/activation/fixture.ts';

/** Whether the seat that looks on is in danger while somebody else acts. */
function inDanger(enemy: Given, own: Given, more: Partial<Position> = {}): boolean {
  const { match, cards } = acting({ ...more, models: { enemy, own, ...more.models }, active: 'enemy' });
  return seatTable(viewFor(match, null), cards).isInDanger(own.seat);
}

const enemy: Given = { seat: 0, at: [10, 18], energy: 3, card: { meleeRange: 1 } };
const own = (x: number): Given => ({ seat: 1, at: [x, 18], energy: 3, card: { meleeRange: 1 } });
// two bases of 30 mm, a Jog of 4 inches and a melee range of 1 inch
const REACH = 1.181 + 4 + 1;

describe('REA-2: whether a reaction step could be of any use', () => {
  it('a Jog and the melee range of the acting model reach a model, or just do not', () => {
    expect(inDanger(enemy, own(10 + REACH - 0.05))).toBe(true);
    expect(inDanger(enemy, own(10 + REACH + 0.2))).toBe(false);
  });

  it('a model that has jogged takes a Step and no more', () => {
    const jogged = { ...enemy, jogged: true };
    expect(inDanger(jogged, own(10 + REACH - 0.05))).toBe(false);
    expect(inDanger(jogged, own(10 + REACH - 3.05))).toBe(true);
  });

  it('an ability that can be paid for reaches as far as it says; one that cannot does not', () => {
    const musket: Ability = { id: 'musket', name: 'Musket', kind: 'arcane', cost: 2, range: 12, target: {}, outcomes: [] };
    const shooter = { ...enemy, jogged: true, card: { meleeRange: 1, abilities: [musket] } };
    expect(inDanger(shooter, own(22))).toBe(true);
    expect(inDanger(shooter, own(24))).toBe(false);
    expect(inDanger({ ...shooter, energy: 1 }, own(22))).toBe(false);
  });

  it('an enemy that may be activated next counts where the seat itself has nobody left to activate', () => {
    const models: Position['models'] = { second: { seat: 0, at: [30, 18], energy: 3, card: { meleeRange: 1 } } };
    const far = own(25);
    expect(inDanger(enemy, far, { models })).toBe(false);
    expect(inDanger(enemy, { ...far, activated: true }, { models })).toBe(true);
    expect(inDanger(enemy, { ...own(20), activated: true }, { models })).toBe(false);
  });
});

const HARM = ['declared', 'damaged', 'stone-given', 'stone-taken'];

/** Plays a match in which nobody reacts where nothing can come of it, and says what came of it all the same; and how often that was so. */
function quietOnes(seed: string, seats: number): { harm: string[]; betrayed: string[]; quiet: number; asked: number } {
  const eager = eagerFor({ aim: '', wish: '' });
  const found = { harm: [] as string[], betrayed: [] as string[], quiet: 0, asked: 0 };
  /** Since when a seat has had no chance to react because nothing could come of it. */
  const since = new Map<number, number>();
  let heard = 0;
  const look = ({ match, record: { entries } }: Folded): void => {
    for (const { decision, events } of entries.slice(heard)) {
      const declines = decision.kind === 'pass' || decision.kind === 'hold';
      if (!declines) since.delete(decision.seat);
      for (const event of events) {
        if (!HARM.includes(event.what)) continue;
        for (const seat of since.keys()) {
          const isOwn = (id: string | null): boolean => id !== null && match.table.models[id]?.controller === seat;
          const hurts =
            (event.what === 'declared' && !isOwn(event.model) && event.targets.some(isOwn)) ||
            (event.what === 'damaged' && event.by === match.order.active && !isOwn(event.by) && isOwn(event.model)) ||
            (event.what === 'stone-given' && isOwn(event.from) && !isOwn(event.to));
          if (hurts) found.harm.push(`${seed}: ${JSON.stringify(event)} since decision ${since.get(seat)}`);
        }
      }
    }
    heard = entries.length;
  };
  const player = (folded: Folded, opening: Opening, ...more: [never, never]): ReturnType<typeof eager> => {
    look(folded);
    if (opening.kind !== 'reaction') return eager(folded, opening, ...more);
    const { match, record } = folded;
    const { seat } = opening;
    const asks = (of: typeof match): boolean => seatTable(viewFor(of, null), catalogue).isInDanger(seat);
    const danger = asks(match);
    found.asked += 1;
    if (asks(otherSecrets(match, null, `${seed} ${record.entries.length}`)) !== danger)
      found.betrayed.push(`${seed}: ${record.entries.length}`);
    since.delete(seat);
    if (danger) return eager(folded, opening, ...more);
    found.quiet += 1;
    since.set(seat, record.entries.length);
    return { seat, kind: 'pass' };
  };
  const setup = randomSetup(seed, { seats, size: 3, eventsAndAgendas: false, upgrades: true });
  const { folded, violations } = playMatch(setup, catalogue, {
    player: player as never,
    brokenEvery: Infinity,
    leaksEvery: Infinity,
    refold: false,
  });
  look(folded);
  expect(violations).toEqual([]);
  return found;
}

// The window of the match stays as it is; what is asked of a person is another matter, and must hang on public facts alone.
describe('REA-2: a reaction that nobody is asked about', () => {
  const seeds = Array.from({ length: whole ? 40 : 3 }, (_, index) => [`quiet ${index}`, index % 3 === 2 ? 3 : 2] as const);
  it('would have changed nothing: the seat that let it pass is neither named nor hurt nor robbed before the next one; and it says nothing of a secret', () => {
    const all = seeds.map(([seed, seats]) => quietOnes(seed, seats));
    expect(all.flatMap(({ betrayed }) => betrayed)).toEqual([]);
    expect(all.flatMap(({ harm }) => harm)).toEqual([]);
    const sum = (of: 'quiet' | 'asked'): number => all.reduce((count, entry) => count + entry[of], 0);
    expect(sum('quiet')).toBeGreaterThan(20);
    expect(sum('asked')).toBeGreaterThan(sum('quiet'));
  }, 240_000);
});
