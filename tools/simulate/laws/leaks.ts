import { isDeepStrictEqual } from 'node:util';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { EffectsFrame, Frame } from '../../../src/rules/terms/frame.ts';
import type { Json, Seat } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { broken } from './invariants.ts';
import { otherSecrets } from './other-secrets.ts';

const SECRET = 'sown-in-secret';
const sown = <T extends object>(thing: T): T => ({ ...thing, [SECRET]: SECRET });

function sownBound(bound: EffectsFrame['bound']): EffectsFrame['bound'] {
  const { now } = bound;
  return sown({ ...bound, ...(typeof now === 'object' && now !== null && !Array.isArray(now) ? { now: sown<Json & object>(now) } : {}) });
}

const sownFrame = <F extends Frame>(frame: F): F =>
  sown({
    ...frame,
    ...(frame.kind === 'effects' ? { bound: sownBound(frame.bound) } : {}),
    ...(frame.pending ? { pending: frame.pending.map(sownFrame) } : {}),
  });

/** A match in which every object has one more, unknown field. */
function sownIn(match: Match): Match {
  const { table, order, stack } = match;
  const [game, ...above] = stack;
  const models = Object.values(table.models).map((model) => [model.id, sown({ ...model, lasting: model.lasting.map(sown) })]);
  return sown({
    ...match,
    table: sown({
      ...table,
      models: Object.fromEntries(models) as typeof table.models,
      terrain: table.terrain.map(sown),
      stones: table.stones.map(sown),
      ...(table.markers ? { markers: table.markers.map(sown) } : {}),
      decks: sown(table.decks),
      chance: sown(table.chance),
    }),
    order: sown({
      ...order,
      options: sown(order.options),
      seats: order.seats.map(sown),
      ledger: { ...order.ledger, [SECRET]: 1 },
      ...(order.deeds ? { deeds: sown({ ...order.deeds, played: order.deeds.played.map(sown) }) } : {}),
    }),
    stack: [sownFrame(game), ...above.map(sownFrame)],
  });
}

/** True if the unknown field shows in a view. */
const shows = (match: Match, seat: Seat | null): boolean => JSON.stringify(viewFor(match, seat)).includes(SECRET);

/**
 * Checks that the secrets of a match do not show. Whatever the hidden cards are, a view is the same; another match with the same view gives the same
 * view and answers, and is a valid match; and an unknown field is in no view.
 */
export function leaks(match: Match, cards: Catalogue, seed: string): string[] {
  const faults: string[] = [];
  const fertile = sownIn(match);
  for (const seat of [...match.order.seats.keys(), null]) {
    const viewer = seat === null ? 'somebody who watches' : `seat ${seat}`;
    const view = viewFor(match, seat);
    const twin = imagine(view, seed);
    if (!isDeepStrictEqual(viewFor(twin, seat), view)) faults.push(`the view of ${viewer} is not the view of what it imagines`);
    if (!isDeepStrictEqual(viewFor(otherSecrets(match, seat, seed), seat), view))
      faults.push(`the view of ${viewer} shows what it may not know`);
    if (shows(fertile, seat)) faults.push(`the view of ${viewer} shows a field that is not named`);
    faults.push(...broken(twin, match.table.stones.length).map((fault) => `${fault}, as ${viewer} imagines it`));
    if (seat !== null && !isDeepStrictEqual(choicesOf(twin, seat, cards), choicesOf(match, seat, cards))) {
      faults.push(`what ${viewer} may answer depends on what it may not know`);
    }
  }
  return faults;
}
