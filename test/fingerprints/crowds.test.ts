import { expect, it } from 'vitest';
import { INCH } from '../../src/geometry/lengths.ts';
import { Lot } from '../../src/players/lot.ts';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { lookAt } from '../../src/rules/look-at.ts';
import { abilitiesOf } from '../../src/rules/printed/abilities-of.ts';
import { sparesOf } from '../../src/rules/printed/reach.ts';
import { engages } from '../../src/rules/sight/engagement.ts';
import { inMeleeRange, strikable } from '../../src/rules/sight/range.ts';
import { coverBetween, sees } from '../../src/rules/sight/sight.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { radiusOf } from '../../src/rules/measuring/bases.ts';
import { choicesOf, openingsOf } from '../../src/rules/index.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import { AIMS, standing } from '../../tools/simulate/players/aims.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { noteUse, type Used } from '../../tools/simulate/players/note-use.ts';
import { soakMatch, type SoakMatch } from '../../tools/simulate/setups/soak-setup.ts';
import { agreed } from './agreement.ts';
import { differing, Trace } from './kept-fingerprints.ts';

/** One in so many parts of the cards has a match of its own. */
const EVERY = 7;
const DECISIONS = 26;
/** After every so many decisions the offered answers, and the views of the seats, are noted. */
const ASKED = 2;
const SEEN = 5;
/** After so many decisions a match is taken back by so many, and goes on. */
const BACK = { after: 17, by: 9 };
const LAST_TURN = 5;
const FEW = 3;
const TRIES = 4;

/** A change by hand before the first decision: models of other owners, wounds to the last box, several moonstones with one model, and a late turn. */
function twist({ table, order }: Match, lot: Lot): Decision {
  const present = Object.values(table.models).filter(({ status }) => status === 'board');
  const seats = order.seats.length;
  const models: Record<string, Record<string, Json>> = Object.fromEntries(
    lot
      .mixed(present)
      .slice(0, FEW)
      .map(({ id, controller }, nth) => [
        id,
        nth === 0 ? { energy: lot.between(0, 1) } : { controller: (controller + lot.between(1, seats - 1)) % seats, activated: false },
      ]),
  );
  const isFrail = lot.percent(50);
  const worn = isFrail
    ? present.map(({ id, character }): [string, object] => [id, { wounds: (catalogue.characters[character]?.health ?? 2) - 1 }])
    : [];
  for (const [id, wounds] of worn) models[id] = { ...models[id], ...wounds };
  const holder = lot.of(present)?.id ?? '';
  const stones = Object.fromEntries(table.stones.slice(0, lot.between(1, FEW)).map(({ id }) => [id, { holder }]));
  return { seat: 0, kind: 'adjust', set: { models, stones, turn: lot.between(1, LAST_TURN) } };
}

/** Places in inches beside a model, at exactly these distances between the bases. */
const GAPS = [0, 1, 2, 3, 4, 6];
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Puts a model of another player at exactly a limit from the model with the most energy; wherever there is room. */
function* beside({ match, record: { cards } }: Folded, lot: Lot): Generator<Decision> {
  const look = lookAt(match, cards);
  const [hero, ...others] = [...look.onBoard].sort((a, b) => b.energy - a.energy);
  const rivals = others.filter(({ controller }) => controller !== hero?.controller);
  if (!hero) return;
  for (const rival of rivals.slice(0, FEW)) {
    const inches = lot.of(GAPS) ?? 0;
    const away = (radiusOf(look, hero.id) + radiusOf(look, rival.id)) / INCH + inches;
    for (const [x, y] of lot.mixed(SIDES))
      yield {
        seat: 0,
        kind: 'adjust',
        set: { models: { [rival.id]: { at: [hero.at.x / INCH + x * away, hero.at.y / INCH + y * away] } } },
      };
  }
}

/** Notes what each model is to each other one, which is seldom the same both ways, and what its abilities cost it. */
function notePairs(trace: Trace, { match, record: { cards } }: Folded): void {
  const look = lookAt(match, cards);
  const table = seatTable(viewFor(match, null), cards);
  const ids = look.onBoard.map(({ id }) => id);
  for (const from of ids) {
    trace.note('pairs', [strikable(look, from), sparesOf(look, from), abilitiesOf(look, from).map(({ id }) => table.price(from, id))]);
    for (const to of ids)
      if (to !== from)
        trace.note('pairs', [
          inMeleeRange(look, from, to),
          engages(look, from, to),
          sees(look, from, to).visible,
          coverBetween(look, from, to).cover,
          table.meleeDraws(from, to),
          table.damage(from, { to, by: 2, type: 'slicing' }),
        ]);
  }
}

function noteSeen(trace: Trace, { match, record }: Folded, events: readonly Happening[]): void {
  for (const seat of [...match.order.seats.keys(), null]) {
    const view = viewFor(match, seat);
    const table = seatTable(view, record.cards);
    trace.note('seen', [view, eventsFor(events, seat)]);
    trace.note('told', [table.choices().decisions, [...match.order.seats.keys()].map((seat) => table.isInDanger(seat))]);
  }
}

/** A match for a part of a card that begins in the midst of a crowd; null where none is found. */
function crowdFor(aim: string): SoakMatch | null {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const soak = soakMatch(`crowd ${nth} ${aim}`, aim);
    if (soak.setup.start === 'activation') return soak;
  }
  return null;
}

/** A match in a crowd for one part of a card, with all that is asked and seen. */
function traceOf(aim: string, soak: SoakMatch): Trace {
  const trace = new Trace();
  const player = eagerFor(soak);
  const lot = new Lot(`crowd ${aim}`);
  const used: Used = new Map();
  let folded = beginRecord(soak.setup, catalogue);
  folded = agreed(folded, twist(folded.match, lot), trace);
  for (const decision of [...beside(folded, lot)]) folded = agreed(folded, decision, trace);
  for (let step = 0; step < DECISIONS; step += 1) {
    if (step === 0 || step === BACK.after) notePairs(trace, folded);
    if (step === BACK.after) {
      const entries = folded.record.entries.length;
      folded = agreed(folded, { seat: 0, kind: 'take-back', to: entries - BACK.by }, trace);
    }
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const taken = advance(folded, player(folded, opening, lot, used));
    if (!taken.ok) {
      trace.note('refused', taken.reason);
      continue;
    }
    noteUse(used, folded, taken.folded);
    folded = taken.folded;
    const { match, record } = folded;
    trace.note('match', [match, taken.events, openingsOf(match), record.checkpoints.length]);
    if (step % ASKED === 0)
      for (const { seat } of openingsOf(match)) {
        const { decisions, drawn, refused } = choicesOf(match, seat, record.cards);
        trace.note('asked', [decisions, drawn, refused]);
      }
    if (step % SEEN === 0) noteSeen(trace, folded, taken.events);
  }
  trace.note('result', matchResult(folded.match, folded.record.cards));
  return trace;
}

const traces = [...AIMS, ...standing]
  .filter((_, number) => number % EVERY === 1)
  .flatMap((aim): [string, () => Trace][] => {
    const soak = crowdFor(aim);
    return soak ? [[aim, () => traceOf(aim, soak)]] : [];
  });

it('crowds with lent models, several moonstones and late turns go on as they did', () => {
  expect(differing('crowds', new Map(traces.map(([name, make]) => [name, make()])))).toEqual([]);
}, 900_000);
