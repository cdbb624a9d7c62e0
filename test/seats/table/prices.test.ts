import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import type { Folded } from '../../../src/record/match-record.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { eagerFor } from '../../../tools/simulate/players/eager-player.ts';
import { playMatch } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { whole } from '../../browser/whole-suite.ts';

/** With these something has come between the price and what was paid. */
const BETWEEN: readonly Happening['what'][] = [
  'used',
  'effect-laid',
  'energy-lost',
  'moved',
  'placed',
  'cancelled',
  'card-played',
  'flipped',
];

type Price = (events: readonly Happening[]) => [what: string, priced: unknown, paid: unknown] | null;

/** What the table says of a decision before it is taken, to be compared with what comes of it. */
function priceOf({ match }: Folded, decision: ReturnType<ReturnType<typeof eagerFor>>, opening: Opening): Price | null {
  const table = seatTable(viewFor(match, null), catalogue);
  if (decision.kind === 'damage-type' && opening.kind === 'damage-type') {
    const frame = match.stack.findLast((frame) => frame.kind === 'melee');
    const priced = table.blows(opening.side).find(({ type }) => type === decision.type);
    const fighter = frame?.fighters[opening.side];
    return (events) => {
      const blow = events.find((event) => event.what === 'damaged' && event.by === fighter && event.type === decision.type);
      return blow?.what === 'damaged' ? ['damage', priced?.net ?? 0, blow.amount] : null;
    };
  }
  if (opening.kind !== 'act' || opening.by !== undefined) return null;
  const model = ('model' in decision ? decision.model : undefined) ?? opening.model;
  if (decision.kind === 'melee') {
    const priced = table.meleeDraws(model, decision.target);
    return (events) => {
      const drawn = events.flatMap((event) => (event.what === 'melee-drawn' ? [[event.side, event.count] as const] : []));
      return drawn.length === 2 ? ['melee cards', priced, Object.fromEntries(drawn)] : null;
    };
  }
  const target = decision.kind === 'use' && decision.targets?.length === 1 ? decision.targets[0] : undefined;
  if (decision.kind !== 'use' || target === undefined || model === target) return null;
  const priced = table.sight(model, target, decision.ability).draw;
  return (events) => {
    const drawn = events.flatMap((event) => (event.what === 'arcane-drawn' ? [event.count] : []));
    return drawn.length === 2 && priced ? ['arcane cards', [priced.cards, priced.resist], drawn] : null;
  };
}

function prices(seed: string): { wrong: string[]; compared: Map<string, number> } {
  const eager = eagerFor({ aim: '', wish: '' });
  const wrong: string[] = [];
  const compared = new Map<string, number>();
  let waiting: Price | null = null;
  let heard = 0;
  const { violations } = playMatch(randomSetup(seed, { seats: 2, size: 4, eventsAndAgendas: false, upgrades: true }), catalogue, {
    player(folded, opening, lot, used) {
      const { entries } = folded.record;
      const events = entries.slice(heard).flatMap((entry) => entry.events);
      heard = entries.length;
      const found = waiting && !events.some(({ what }) => BETWEEN.includes(what)) ? waiting(events) : null;
      if (found) {
        const [label, priced, paid] = found;
        compared.set(label, (compared.get(label) ?? 0) + 1);
        if (JSON.stringify(priced) !== JSON.stringify(paid))
          wrong.push(`${seed} ${heard}: ${label} ${JSON.stringify(priced)}, but ${JSON.stringify(paid)}`);
      }
      const decision = eager(folded, opening, lot, used);
      waiting = priceOf(folded, decision, opening);
      return decision;
    },
    brokenEvery: Infinity,
    leaksEvery: Infinity,
    refold: false,
  });
  expect(violations).toEqual([]);
  return { wrong, compared };
}

describe('a price before it is paid', () => {
  it('MEL-6, ARC-8, DMG-3: is what is paid: cards drawn by both, and damage by type, where nothing comes between', () => {
    const all = Array.from({ length: whole ? 30 : 2 }, (_, index) => prices(`price ${index + 2}`));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    // how often each was compared
    for (const label of ['damage', 'melee cards', 'arcane cards'])
      expect(
        all.reduce((sum, { compared }) => sum + (compared.get(label) ?? 0), 0),
        label,
      ).toBeGreaterThan(3);
  }, 240_000);
});
