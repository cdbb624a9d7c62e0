import { decide } from '../../../machines/match/fold.ts';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Arcane, Character, Eff, Outcome, Passive, Rule } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { ArcaneFrame } from '../../../src/rules/terms/frame.ts';
import { A, B, C, changed, passive, person, say, scene, three, type Given, type Scene } from '../small-match.ts';

export { A, B, C };

/** What a card calls for: wounds for whoever is the target, one for its user by a catastrophe. */
const OUTCOMES: Outcome[] = [
  { on: { colour: ['green'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: 'X' }] },
  { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 1 }] },
];
export const spell = (more: Partial<Arcane> = {}): Arcane => ({
  kind: 'arcane',
  id: 'spell',
  name: 'spell',
  cost: 1,
  range: 8,
  target: {},
  outcomes: OUTCOMES,
  ...more,
});

export type Cards = Partial<Record<'a' | 'b' | 'c', Partial<Character>>>;
/** The small match of three with a spell for a, and the cards on top of the arcane deck. */
export const table = (arcane: ArcaneCard[] = [], cards: Cards = {}, more: Partial<Given> = {}): Scene =>
  three({ arcane, ...more }, { ...cards, a: { abilities: [spell()], ...cards.a } });

export const cast = (...targets: string[]): Decision => ({
  seat: 0,
  kind: 'use',
  ability: 'spell',
  ...(targets.length > 0 ? { targets } : {}),
});
export const claim = (card: ArcaneCard, as: ArcaneCard = card): Decision => ({ seat: 0, kind: 'claim', card, as });
export const ok: Decision = { seat: 1, kind: 'ok' };
export const bluff: Decision = { seat: 1, kind: 'bluff' };
export const pass = (seat: number): Decision => ({ seat, kind: 'pass' });
export const all = (now: Scene, ...decisions: Decision[]): Scene => decisions.reduce(say, now);
export const offered = ({ match, cards }: Scene, seat: number): Decision[] => choicesOf(match, seat, cards).decisions;
export const duel = ({ match }: Scene): ArcaneFrame | undefined => match.stack.find((frame) => frame.kind === 'arcane');
/** The arcane cards in the deck, in hands, and in duels under way. */
export const allCards = ({ match }: Scene): ArcaneCard[] => [
  ...match.table.decks.arcane,
  ...match.stack.flatMap((frame) =>
    frame.kind === 'arcane' ? [...frame.hand, ...frame.resist, ...frame.discard, ...(frame.laid ? [frame.laid] : [])] : [],
  ),
  ...match.order.seats.flatMap(({ kept }) => Object.values(kept ?? {}).flat()),
];

/** The same scene where a seat keeps these cards beside a model. */
export const keeping = (now: Scene, seat: number, model: string, ...cards: ArcaneCard[]): Scene =>
  changed(now, (play) => play.patchSeat(seat, { kept: { [model]: cards } }));

export const speaks = (id: string, when: Extract<Rule, { when: unknown }>['when'], doing: Eff[], may?: true): Passive =>
  passive(id, { when, do: doing, ...(may ? { may } : {}) });
/** Gives a word to somebody, so that one can see who was spoken of. */
export const marks = (to: 'self' | 'originator' | 'target' | 'subject', add: string): Eff => ({
  do: 'apply',
  to,
  mods: [{ mod: 'keyword', add }],
  until: 'game',
});
export const words = ({ match }: Scene, id: string): string[] =>
  (match.table.models[id]?.lasting ?? []).flatMap(({ mods }) => mods.flatMap((mod) => (mod.mod === 'keyword' ? [mod.add] : [])));

/** Four players: a of the first, and one model of each of the others. */
export const four = (arcane: ArcaneCard[]): Scene =>
  scene({
    seats: [[person('a', { abilities: [spell()] })], [person('b')], [person('d')], [person('e')]],
    at: { [A]: [18, 18], [B]: [21, 18], '2:d': [18, 21], '3:e': [18, 15] },
    arcane,
  });

/** What a refusal is about. */
export function about({ match, cards }: Scene, decision: Decision): unknown {
  const decided = decide(match, decision, cards);
  return decided.ok ? null : decided.reason.facts;
}
