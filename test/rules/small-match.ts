import { lookAt as readMatch, playOn } from '../../src/rules/look-at.ts';
import { person } from './person.ts';
import { begin, decide } from '../../machines/match/fold.ts';
import { effectsFrame } from '../../src/rules/printed/text-of.ts';
import { choicesOf, type Look, newMatch, type Play } from '../../src/rules/index.ts';
import type { Active, Catalogue, Character, Eff, MeleeFace, Mod, Passive, Rule } from '../../src/rules/terms/card-language.ts';
import type { Choices } from '../../src/rules/terms/choices.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { MELEE_CARDS, type ArcaneCard } from '../../src/rules/terms/decks.ts';
import type { EffectsFrame, Frame } from '../../src/rules/terms/frame.ts';
import type { Happening, HappeningKind, HappeningOf } from '../../src/rules/terms/happening.ts';
import type { Match, Model, Options, Piece } from '../../src/rules/terms/match.ts';

export const INCH = 254;

// The three models that most scenes have.
export const A = '0:a';
export const B = '1:b';
export const C = '0:c';

export { person };

export const passive = (id: string, ...rules: Rule[]): Passive => ({ kind: 'passive', id, name: id, rules });
export const always = (id: string, ...mods: Mod[]): Passive => passive(id, { always: mods });
export const active = (id: string, given: Partial<Active>, ...effects: Eff[]): Active => ({
  kind: 'active',
  id,
  name: id,
  cost: 0,
  do: effects,
  ...given,
});

const blank: MeleeFace = {
  types: [],
  deal: {
    'high-guard': { hit: null },
    'falling-swing': { hit: null },
    thrust: { hit: null },
    'sweeping-cut': { hit: null },
    'rising-attack': { hit: null },
    'low-guard': { hit: null },
  },
};

type Placed = Partial<Pick<Model, 'wounds' | 'energy' | 'activated' | 'height'>> & { at: [number, number]; stones?: number };

export interface Given {
  /** Troupes by seat; the first model of seat 0 is active. */
  seats: Character[][];
  /** Places in inches; energy 3 when left out. */
  at: Record<string, Placed | [number, number]>;
  terrain?: Piece[];
  stones?: { id: string; at: [number, number]; depth: number }[];
  arcane?: ArcaneCard[];
  options?: Partial<Options>;
  nobodyActive?: true;
}

/** A match in an activation, with what has happened so far. */
export interface Scene {
  match: Match;
  events: Happening[];
  cards: Catalogue;
}

const units = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

/** A match at rest in the activation of the first model, reactions switched off. */
export function scene(given: Given): Scene {
  const cards: Catalogue = {
    characters: Object.fromEntries(given.seats.flat().map((card) => [card.id, card])),
    melee: Object.fromEntries(MELEE_CARDS.map((card) => [card, blank])) as Catalogue['melee'],
  };
  const models = Object.fromEntries(
    Object.entries(given.at).map(([id, placed]) => {
      const { at, ...rest } = Array.isArray(placed) ? { at: placed } : placed;
      return [id, { energy: 3, ...rest, at: units(at) }];
    }),
  );
  const base = newMatch(
    {
      seats: given.seats.map((troupe) => ({ troupe: troupe.map(({ id }) => id) })),
      options: { reactions: false, ...given.options },
      terrain: given.terrain ?? [],
      seed: '1',
      start: 'activation',
      position: {
        models,
        stones: (given.stones ?? []).map(({ id, at, depth }) => ({ id, at: units(at), depth })),
        draws: { arcane: given.arcane ?? [] },
      },
    },
    cards,
  );
  const play = playOn(base, cards);
  const first = play.models[0]?.id ?? '';
  play.patchOrder({ active: given.nobodyActive ? null : first });
  play.setStack([{ kind: 'game', step: 'activation.act' }]);
  return { ...begin(play.match, cards), cards };
}

/** The same scene with something changed by hand before it goes on. */
export function changed(before: Scene, change: (play: Play) => void): Scene {
  const play = playOn(before.match, before.cards);
  change(play);
  return { ...before, ...begin(play.match, before.cards), events: before.events };
}

/** The scene with frames laid on top and run up to the next question. */
export const laid = (before: Scene, ...frames: Frame[]): Scene => {
  const after = begin({ ...before.match, stack: [...before.match.stack, ...frames], openings: [] }, before.cards);
  return { ...before, match: after.match, events: [...before.events, ...after.events] };
};

/** A text run for a model, as if written on its card. */
export const text = (before: Scene, model: string, effects: Eff[], more: Partial<EffectsFrame> = {}): Scene => {
  const seat = before.match.table.models[model]?.controller ?? 0;
  return laid(
    before,
    effectsFrame({ model, ability: 'text', text: { inline: effects, name: 'text' }, seat, resisting: 1 - seat, ...more }),
  );
};

/** One decision; a refusal fails the test. */
export function say(before: Scene, decision: Decision): Scene {
  const decided = decide(before.match, decision, before.cards);
  if (!decided.ok)
    throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(decided.reason)}; asked: ${JSON.stringify(before.match.openings)}`);
  return { ...before, match: decided.match, events: [...before.events, ...decided.events] };
}
/** The code and the clauses of a refusal; `legal` if there is none. */
export function refusal(before: Scene, decision: Decision): string[] {
  const decided = decide(before.match, decision, before.cards);
  return decided.ok ? ['legal'] : [decided.reason.code, ...decided.reason.clauses];
}

/** a and c against b: a at (18, 18), b 2″ east of a edge to edge, c 2″ west of a. */
export const three = (more: Partial<Given> = {}, cards: Partial<Record<'a' | 'b' | 'c', Partial<Character>>> = {}): Scene =>
  scene({
    seats: [[person('a', cards.a), person('c', cards.c)], [person('b', cards.b)]],
    at: { [A]: [18, 18], [B]: [21.181, 18], [C]: [14.819, 18] },
    ...more,
  });
/** A text of a, at b. */
export const run = (effects: Eff[], more: Parameters<typeof text>[3] = {}, given: Partial<Given> = {}): Scene =>
  text(three(given), A, effects, { bound: { target: [B] }, ...more });

export const lookAt = ({ match, cards }: Scene): Look => readMatch(match, cards);
export const model = ({ match }: Scene, id: string): Model => match.table.models[id] as Model;
export const wounds = (now: Scene, ...ids: string[]): number[] => ids.map((id) => model(now, id).wounds);
export const energy = (now: Scene, ...ids: string[]): number[] => ids.map((id) => model(now, id).energy);
/** The place of a model in inches. */
export const spot = (now: Scene, id: string): [number, number] => {
  const { x, y } = model(now, id).at;
  return [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100];
};
export const asked = ({ match }: Scene): string[] =>
  match.openings.map((opening) => `${opening.kind === 'choice' ? opening.question.ask : opening.kind} ${opening.seat}`);
export const seen = <K extends HappeningKind>({ events }: Scene, subject: K): HappeningOf<K>[] =>
  events.filter((event): event is HappeningOf<K> => event.what === subject);

/** What a seat may answer now, and what it may not. */
export const answers = ({ match, cards }: Scene, seat: number): Choices => choicesOf(match, seat, cards);
