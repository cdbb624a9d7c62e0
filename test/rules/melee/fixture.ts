import { playOn } from '../../../src/rules/look-at.ts';
import { person as plain } from '../person.ts';
import { begin, decide } from '../../../machines/match/fold.ts';
import { choicesOf, newMatch } from '../../../src/rules/index.ts';
import { meleeFrame } from '../../../src/rules/melee/declare.ts';
import type {
  Catalogue,
  Character,
  DealTable,
  Eff,
  Hit,
  MeleeFace,
  Mod,
  Passive,
  Signature,
  TableCard,
  Rule,
} from '../../../src/rules/terms/card-language.ts';
import type { Decision, DecisionKind, DecisionOf } from '../../../src/rules/terms/decision.ts';
import { MELEE_CARDS, type MeleeCard } from '../../../src/rules/terms/decks.ts';
import type { DamageType } from '../../../src/rules/terms/factions.ts';
import { SIDES, type MeleeFrame, type Side } from '../../../src/rules/terms/frame.ts';
import type { Happening, HappeningKind, HappeningOf } from '../../../src/rules/terms/happening.ts';
import type { Match, Model, Options, Point } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';

export const HG = 'high-guard';
export const FS = 'falling-swing';
export const TH = 'thrust';
export const SC = 'sweeping-cut';
export const RA = 'rising-attack';
export const LG = 'low-guard';

const hit = (text: string): Hit => ({
  hit: text.startsWith('∅') ? null : Number(text.replace('*', '')),
  ...(text.endsWith('*') ? { followUp: true as const } : {}),
});
/** A deal table from six values in the order HG FS TH SC RA LG; `*` is the circle. */
export function table(row: string): DealTable {
  const values = row.split(' ').map(hit);
  return Object.fromEntries(MELEE_CARDS.map((card, index) => [card, values[index]])) as DealTable;
}
const face = (row: string, ...types: DamageType[]): MeleeFace => ({ types, deal: table(row) });
export const FACES: Record<MeleeCard, MeleeFace> = {
  'high-guard': face('∅ ∅* ∅ ∅ ∅ ∅'),
  'falling-swing': face('∅ 0 0 3 3 2', 'impact', 'slicing'),
  thrust: face('0 2 3 ∅ 2 1', 'piercing'),
  'sweeping-cut': face('∅ 2 0* 0 2 ∅', 'slicing'),
  'rising-attack': face('2 1 1 2 1 ∅', 'impact', 'slicing', 'piercing'),
  'low-guard': face('∅ ∅ ∅ ∅ ∅* ∅'),
};

export const person = (id: string, given: Partial<Character> = {}): Character => plain(id, { health: 9, ...given });
export const passive = (id: string, ...mods: Mod[]): Passive => ({ kind: 'passive', id, name: id, rules: [{ always: mods }] });
export const signature = (upgrades: MeleeCard, row: string, types: DamageType[], signature: Partial<Signature> = {}): Signature => ({
  id: 'best-blow',
  name: 'Best Blow',
  upgrades,
  types,
  deal: table(row),
  ...signature,
});
/** An end step effect that everybody can see: the one named loses wounds. */
export const wounding = (to: 'self' | 'enemy', amount: number): Eff[] => [{ do: 'wound', to, by: amount }];

const INCH = 254;
const RADIUS = 150;
const CENTRE: Point = { x: 18 * INCH, y: 18 * INCH };

export interface Extra {
  seat: number;
  card: Character;
  at: Point;
  used?: string[];
}
/** A point from the attacker's base (edge to edge between 30 mm bases), in a direction. */
export const off = (inches: number, [dx, dy]: readonly [number, number]): Point => ({
  x: CENTRE.x + dx * (2 * RADIUS + Math.round(inches * INCH)),
  y: CENTRE.y + dy * (2 * RADIUS + Math.round(inches * INCH)),
});

export interface Given {
  attacker: Character;
  defender: Character;
  gap?: number; // inches, edge to edge; 1 when left out
  extras?: Extra[];
  draws?: MeleeCard[];
  options?: Partial<Options>;
  models?: Partial<Record<Side, Partial<Pick<Model, 'wounds' | 'energy'>> & { stones?: number }>>;
  seed?: string;
  seats?: number;
  payer?: string;
  lasting?: Record<string, Model['lasting']>;
  /** Cards of the players, and what each seat holds of them. */
  tableCards?: TableCard[];
  held?: string[][];
  /** Who runs the attacker: seat 0 when left out. */
  runBy?: number;
}

/** A round of melee under way: the match, what has happened since it was declared, and the cards in play. */
export interface Round {
  match: Match;
  events: Happening[];
  cards: Catalogue;
  fighters: Record<Side, string>;
}

/** A melee just declared and paid for, run up to its first question. */
export function declare(given: Given): Round {
  const { attacker, defender, extras = [], gap = 1 } = given;
  const seats = Array.from({ length: given.seats ?? 2 }, (_, seat) => [
    ...(seat === 0 ? [attacker] : []),
    ...(seat === 1 ? [defender] : []),
    ...extras.filter((extra) => extra.seat === seat).map(({ card }) => card),
  ]);
  const cards: Catalogue = {
    melee: FACES,
    characters: Object.fromEntries(seats.flat().map((card) => [card.id, card])),
    tableCards: Object.fromEntries((given.tableCards ?? []).map((card) => [card.id, card])),
  };
  const fighters = { attacker: `0:${attacker.id}`, defender: `1:${defender.id}` };
  const base = newMatch(
    {
      seats: seats.map((troupe, seat) => ({ troupe: troupe.map(({ id }) => id), cards: given.held?.[seat] ?? [] })),
      options: given.options ?? {},
      terrain: [],
      seed: given.seed ?? '1',
      start: 'activation',
      position: {
        models: {
          [fighters.attacker]: { at: CENTRE, ...given.models?.attacker },
          [fighters.defender]: { at: off(gap, [1, 0]), ...given.models?.defender },
          ...Object.fromEntries(extras.map(({ seat, card, at, used }) => [`${seat}:${card.id}`, { at, ...(used ? { used } : {}) }])),
        },
        draws: { melee: given.draws ?? [] },
      },
    },
    cards,
  );
  const play = playOn(base, cards);
  play.patchOrder({ active: fighters.attacker });
  for (const [model, lasting] of Object.entries(given.lasting ?? {})) play.patchModel(model, { lasting });
  const frame = meleeFrame(play, fighters.attacker, fighters.defender, given.runBy ?? 0, given.payer);
  const begun = begin({ ...play.match, stack: [{ kind: 'game', step: 'activation.act' }, frame] }, cards);
  return { ...begun, cards, fighters };
}

export const melee = ({ match }: Round): MeleeFrame | undefined => match.stack.find((frame) => frame.kind === 'melee');
export const stepOf = ({ match }: Round): string => match.stack[match.stack.length - 1]?.step ?? '';
export const model = (round: Round, side: Side): Model => round.match.table.models[round.fighters[side]] as Model;
export const wounds = (round: Round): [number, number] => [model(round, 'attacker').wounds, model(round, 'defender').wounds];
export const asked = ({ match }: Round): string[] => match.openings.map(({ kind, seat }) => `${kind} ${seat}`);
export const seen = <K extends HappeningKind>({ events }: Round, subject: K): HappeningOf<K>[] =>
  events.filter((event): event is HappeningOf<K> => event.what === subject);

/** One decision; a refusal fails the test. */
export function say(round: Round, decision: Decision): Round {
  const decided = decide(round.match, decision, round.cards);
  if (!decided.ok) throw new Error(`${JSON.stringify(decision)} in ${stepOf(round)}: ${JSON.stringify(decided.reason)}`);
  return { ...round, match: decided.match, events: [...round.events, ...decided.events] };
}
/** One decision after another. */
export const play = (round: Round, ...decisions: Decision[]): Round => decisions.reduce(say, round);
/** Every complete answer that is offered to a seat now. */
export const offered = ({ match, cards }: Round, seat: number): Decision[] => choicesOf(match, seat, cards).decisions;
/** The clauses and the code of a refusal; `legal` if there is none. */
export function refused(round: Round, decision: Decision): string[] {
  const decided = decide(round.match, decision, round.cards);
  return decided.ok ? ['legal'] : [decided.reason.code, ...decided.reason.clauses];
}

/** What a side means to do: cards, copies, upgrades and types in the order of the exchanges; what is left out is declined. */
export interface Plan {
  goForIt?: boolean;
  cards?: MeleeCard[];
  copies?: number[];
  upgrade?: boolean[];
  types?: DamageType[];
}
type Plans = Record<Side, Plan>;

const planned = (plan: Plan): Required<Plan> => ({
  goForIt: plan.goForIt ?? false,
  cards: [...(plan.cards ?? [])],
  copies: [...(plan.copies ?? [])],
  upgrade: [...(plan.upgrade ?? [])],
  types: [...(plan.types ?? [])],
});

function answer(round: Round, opening: Opening, plans: Record<Side, Required<Plan>>): Decision {
  const { seat } = opening;
  const offered = choicesOf(round.match, seat, round.cards).decisions;
  const first = offered.find(({ kind }) => kind === 'pass') ?? offered[0] ?? { seat, kind: 'pass' };
  const plan = 'side' in opening ? plans[opening.side] : planned({});
  const card = (): MeleeCard | undefined => plan.cards.shift();
  switch (opening.kind) {
    case 'going-for-it':
      return { seat, kind: plan.goForIt ? 'go-for-it' : 'pass' };
    case 'melee-card':
      return { seat, kind: 'play-melee', card: card() ?? (first as DecisionOf<'play-melee'>).card };
    case 'follow-up': {
      const next = card();
      return next ? { seat, kind: 'follow-up', card: next } : { seat, kind: 'pass' };
    }
    case 'critical':
      return { seat, kind: 'press', copies: plan.copies.shift() ?? 1 };
    case 'upgrade':
      return { seat, kind: 'upgrade', signature: plan.upgrade.shift() ?? false };
    case 'damage-type': {
      const type = plan.types.shift();
      return type ? { seat, kind: 'damage-type', type } : first;
    }
    default:
      return first;
  }
}

/** Plays on by the plans until the round is over, or until `until` is open. */
export function fight(round: Round, attacker: Plan, defender: Plan, until?: DecisionKind | Opening['kind']): Round {
  const plans: Plans = { attacker: planned(attacker), defender: planned(defender) };
  let now = round;
  for (let index = 0; index < 60 && melee(now); index += 1) {
    const opening = now.match.openings[0];
    if (!opening) throw new Error(`nobody is asked in ${stepOf(now)}`);
    if (opening.kind === until) return now;
    now = say(now, answer(now, opening, plans as Record<Side, Required<Plan>>));
  }
  return now;
}

/** The melee cards in the deck and in every melee under way. */
export const allCards = ({ match }: Round): MeleeCard[] => [
  ...match.table.decks.melee,
  ...match.stack.flatMap((frame) =>
    frame.kind === 'melee'
      ? [...SIDES.flatMap((side) => [...frame.hands[side], ...(frame.laid[side] ? [frame.laid[side]] : [])]), ...frame.discard]
      : [],
  ),
];
/** What a refusal is about: the card, the number, the model; null if there is none. */
export function about(round: Round, decision: Decision): unknown {
  const decided = decide(round.match, decision, round.cards);
  return decided.ok ? null : decided.reason.facts;
}

/** A text that speaks when something happens; `may`: whoever has it may let it pass. */
export const speaks = (id: string, when: Extract<Rule, { when: unknown }>['when'], doing: Eff[], may?: true): Passive => ({
  kind: 'passive',
  id,
  name: id,
  rules: [{ when, do: doing, ...(may ? { may } : {}) }],
});

/** Two who can fight for long, with these texts. */
export const fighterWith = (...abilities: Passive[]) => person('one', { melee: 2, health: 20, abilities });
export const two = (...abilities: Passive[]) => person('two', { melee: 2, health: 20, abilities });
