import { namedThing } from '../../rules/terms/named-thing.ts';
import { lookAt } from '../../rules/look-at.ts';
import { choicesOf, judge, type Look, openingsOf } from '../../rules/index.ts';
import { standSpots } from '../../rules/movement/stand.ts';
import { stoneSpots } from '../../rules/movement/stones.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Answer, Decision } from '../../rules/terms/decision.ts';
import type { MeleeFrame } from '../../rules/terms/frame.ts';
import type { Match } from '../../rules/terms/match.ts';
import type { Opening, OpeningKind, OpeningOf, Question } from '../../rules/terms/opening.ts';

/** Questions that only a player can answer: actions and the set-up of the game. */
const NEVER: readonly OpeningKind[] = ['activate', 'act', 'deploy', 'draft', 'first', 'start', 'edge', 'faction', 'troupe'];
const DECLINED: readonly OpeningKind[] = [
  'reaction',
  'going-for-it',
  'follow-up',
  'claim',
  'replace',
  'again',
  'interrupt',
  'reveal',
  'card',
];

/** All copies when the card's printed value against the revealed one is 1 or more, else 1. */
function copies(match: Match, { seat, side }: OpeningOf<'critical'>, cards: Catalogue): number {
  const frame = match.stack[match.stack.length - 1] as MeleeFrame; // the critical question belongs to a melee
  const card = frame.played[side];
  const enemyCard = frame.played[side === 'attacker' ? 'defender' : 'attacker'];
  if (card === undefined || enemyCard === undefined || (cards.melee[card].deal[enemyCard].hit ?? 0) < 1) return 1;
  const most = choicesOf(match, seat, cards).decisions.map((decision) => (decision.kind === 'press' ? decision.copies : 1));
  return Math.max(1, ...most);
}

/** The places to try for a question about a place; the first legal one counts. */
function spots(look: Look, question: Question): Answer[] {
  if (question.ask === 'stone') return stoneSpots(look, question.model).map((point) => ({ at: spotOf(point), stone: question.stone }));
  if (question.ask !== 'place') return [];
  const round = question.contact ?? (question.of === undefined ? [] : [question.of]);
  return round.flatMap((id) =>
    standSpots(look, question.model, namedThing(look.match.table.models, id)).map((point) => ({ at: spotOf(point) })),
  );
}

/** The first answer to a question; an optional or free move stays where it is. */
function answer(match: Match, { seat, question }: OpeningOf<'choice'>, cards: Catalogue): Decision | undefined {
  const answers = (given: Answer): Decision => ({ seat, kind: 'answer', ...given });
  if ('may' in question && question.may) return { seat, kind: 'pass' };
  if (question.ask === 'search') return choicesOf(match, seat, cards).decisions[0];
  if (question.ask === 'path') return answers({ path: [] });
  if (question.ask === 'order') return answers({ order: question.items });
  if (question.ask === 'number') return answers({ number: question.from });
  if (question.ask === 'option') return answers({ option: question.options[0] ?? 'no' });
  if (question.ask === 'look' && question.hand) return answers({ top: [], bottom: [] });
  if (question.ask === 'look') return answers({ top: match.table.decks.arcane.slice(0, question.count), bottom: [] });
  return spots(lookAt(match, cards), question)
    .map(answers)
    .find((decision) => judge(match, decision, cards).ok);
}

/**
 * The decision that declines a question: `pass` where that is possible, otherwise the first option. Null for a question that only a player
 * can answer.
 */
export function decline(match: Match, opening: Opening, cards: Catalogue): Decision | null {
  const { seat, kind } = opening;
  const [only, ...others] = kind === 'edge' ? opening.edges : [];
  if (only && others.length === 0) return { seat, kind: 'choose-edge', edge: only };
  if (NEVER.includes(kind)) return null;
  if (DECLINED.includes(kind)) return { seat, kind: 'pass' };
  if (kind === 'mulligan') return { seat, kind: 'keep-stones' };
  if (kind === 'critical') return { seat, kind: 'press', copies: copies(match, opening, cards) };
  if (kind === 'upgrade') return { seat, kind: 'upgrade', signature: false };
  if (kind === 'markers') return { seat, kind: 'markers', at: [] };
  if (kind === 'agreement') return { seat, kind: 'refuse' };
  if (kind === 'choice') return answer(match, opening, cards) ?? null;
  return choicesOf(match, seat, cards).decisions[0] ?? null;
}

/** The first question that can be declined; `but` excludes a seat. */
export function firstDecline(match: Match, cards: Catalogue, but?: number): Decision | null {
  for (const opening of openingsOf(match)) {
    const decision = opening.seat === but ? null : decline(match, opening, cards);
    if (decision) return decision;
  }
  return null;
}
