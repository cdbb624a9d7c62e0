import { expect, it } from 'vitest';
import { campaignCards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import { choicesOf, judge, named, newMatch, openingsOf } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Options, Setup } from '../../src/rules/terms/match.ts';
import { membersOf, randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { viewFor } from '../../src/seats/view.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { ofEveryKind, twisted, type Sent } from './twisted-decisions.ts';

const all = { eventsAndAgendas: true, upgrades: true, campaign: true };
const MOST = 90;
/** After every so many decisions of a setup, other decisions are judged. */
const JUDGED = 5;
/** The number of decisions after which a player concedes, if more than two play. */
const GIVES_UP = 9;
const POOL = 9;

const withPools = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map(({ faction = null }) => ({ pool: membersOf(faction).slice(0, POOL) })),
});
const withoutCards = (setup: Setup): Setup => ({ ...setup, seats: setup.seats.map(({ cards: _, ...seat }) => seat) });
const unchosen = (setup: Setup): Setup => ({ ...setup, seats: setup.seats.map(() => ({})) });

/** Each seat has shown a card, holds the next, and has crossed off the one after. */
const withPast = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((seat, index) => {
    const [shown = '', held = '', gone = ''] = campaignCards.slice(index * 3).map(({ id }) => id);
    const { faction: _, ...rest } = seat;
    return { ...rest, used: [shown], cards: [held], crossedOff: [gone] };
  }),
});

/** A catalogue with few of each kind of card: some seats find no further one. */
const FEW_CARDS: Catalogue = {
  ...catalogue,
  tableCards: Object.fromEntries(
    (['campaign', 'event', 'agenda'] as const).flatMap((kind) =>
      Object.entries(catalogue.tableCards ?? {})
        .filter(([, card]) => card.kind === kind)
        .slice(0, 4),
    ),
  ),
};

/** Ways to set a match up, with the number of players, and the cards when they are few. */
const WAYS: [string, number, Partial<Options>, (setup: Setup) => Setup, Catalogue?][] = [
  ['few', 2, { campaignCards: 3 }, withoutCards, FEW_CARDS],
  ['few', 3, { campaignCards: 3, eventsAndAgendas: true }, withoutCards, FEW_CARDS],
  ['few', 4, { campaignCards: 2 }, withoutCards, FEW_CARDS],
  ['past', 2, { campaignCards: 2, objectiveMarkers: true }, withPast],
  ['past', 3, { eventsAndAgendas: true }, withPast],
  ['chosen', 2, { objectiveMarkers: true }, (setup) => setup],
  ['chosen', 3, { campaignCards: 2 }, (setup) => setup],
  ['chosen', 4, { field: 1, objectiveMarkers: true }, (setup) => setup],
  ['open', 2, { campaignCards: 1 }, unchosen],
  ['open', 3, { shades: false }, unchosen],
  ['draft', 2, { draft: true, olderPrints: true }, unchosen],
  ['draft', 4, { draft: true }, unchosen],
  ['pools', 2, { draft: true }, withPools],
  ['pools', 3, { draft: true, campaignCards: 3 }, withPools],
  ['spoken', 2, { table: 'spoken', objectiveMarkers: true }, (setup) => setup],
];

function traceOf(name: string, seats: number, options: Partial<Options>, change: (setup: Setup) => Setup, cards = catalogue): Trace {
  const trace = new Trace();
  const lot = new Lot(`set up ${name} ${seats}`);
  const setup = change(randomSetup(`set up ${name} ${seats}`, { seats, size: 2, ...all, options }));
  let folded = beginRecord(setup, cards);
  for (let step = 0; step < MOST && folded.match.order.active === null; step += 1) {
    const { match } = folded;
    const openings = openingsOf(match);
    for (const { seat } of openings) {
      const { decisions, drawn, refused } = choicesOf(match, seat, cards);
      trace.note('asked', [seat, decisions, drawn, refused]);
      trace.note('seen', viewFor(match, seat));
    }
    const opening = lot.of(openings);
    const decision = opening && lot.of(choicesOf(match, opening.seat, cards).decisions);
    if (!opening || !decision) break;
    if (step % JUDGED === 0)
      for (const sent of [...ofEveryKind(match, cards), ...twisted(decision as Sent, match)]) {
        const read = readDecision(sent);
        trace.note('judged', read.ok ? judge(match, named(match, read.decision), cards) : read);
      }
    const isTired = seats > 2 && step === GIVES_UP;
    const taken = advance(folded, isTired ? { seat: opening.seat, kind: 'concede' } : decision);
    if (!taken.ok) throw new Error(`${name} ${step}: ${taken.reason.code}`);
    folded = taken.folded;
    trace.note('match', [folded.match, taken.events, openingsOf(folded.match)]);
  }
  return trace;
}

/** Setups with one fault each. */
function wrongSetups(): Setup[] {
  const sound = randomSetup('set up wrong', { seats: 2, size: 3, ...all });
  const first = sound.seats[0] ?? {};
  const troupe = first.troupe ?? [];
  const seat = (change: object): Setup => ({ ...sound, seats: [{ ...first, ...change }, ...sound.seats.slice(1)] });
  const upgrades = Object.keys(catalogue.upgrades ?? {});
  return [
    seat({ troupe: [...troupe, ...troupe] }),
    seat({ troupe: ['nobody', ...troupe.slice(1)] }),
    seat({ troupe: sound.seats[1]?.troupe }),
    seat({ faction: 'shades' }),
    seat({ cards: ['nothing'] }),
    seat({ used: ['event:nothing'] }),
    seat({ pool: troupe }),
    ...[upgrades.slice(0, 1), upgrades.slice(0, 4), ['nothing'], upgrades.slice(-1)].flatMap((given) => [
      seat({ upgrades: { [troupe[0] ?? '']: given } }),
      seat({ upgrades: { nobody: given } }),
      seat({ upgrades: Object.fromEntries(troupe.map((id) => [id, given])) }),
    ]),
    { ...sound, seats: sound.seats.slice(0, 1) },
    { ...sound, seats: [...sound.seats, ...sound.seats, ...sound.seats] },
    { ...sound, start: 'activation', position: { models: { '0:nobody': {} } } },
    { ...sound, start: 'activation', position: { turn: 3, first: 1, initiative: null } },
  ];
}

function wrong(): Trace {
  const trace = new Trace();
  for (const setup of wrongSetups())
    try {
      trace.note('match', newMatch(setup, catalogue));
    } catch (failed) {
      trace.note('refused', String(failed));
    }
  return trace;
}

const traces: [string, () => Trace][] = [
  ...WAYS.map(([name, seats, options, change, cards]): [string, () => Trace] => [
    `${name}-${seats}`,
    () => traceOf(name, seats, options, change, cards),
  ]),
  ['wrong', wrong],
];

it('whatever is asked and judged while a match is set up is as it was', () => {
  expect(differing('set-ups', new Map(traces.map(([name, make]) => [name, make()])))).toEqual([]);
}, 900_000);
