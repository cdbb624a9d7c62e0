import { choicesOf, judge, Look } from '../../src/rules/index.ts';
import { standSpots } from '../../src/rules/movement/path.ts';
import { spotOf } from '../../src/rules/table/spots.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Choices } from '../../src/rules/terms/choices.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { CharacterId, ModelId } from '../../src/rules/terms/ids.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import type { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import type { Line } from '../../src/record/match-record.ts';
import { randomAdjust } from './random-adjust.ts';

/** What a match is played for, and what of the cards has been at work in it so far. */
export interface Wish {
  aim: string;
  used: ReadonlySet<string>;
}

const characterOf = (match: Match, model: ModelId | undefined): CharacterId => match.table.models[model ?? '']?.character ?? '';

/** What a decision brings into use: a name of `aims.ts`; null for what no card names. */
function bringsOut(match: Match, decision: Decision, opening: Opening, cards: Catalogue): string | null {
  const top = match.stack[match.stack.length - 1];
  switch (decision.kind) {
    case 'use':
      return `${characterOf(match, decision.model ?? match.order.active ?? undefined)}/${decision.ability}`;
    case 'play-card':
      return decision.card;
    case 'upgrade':
    case 'play-melee':
    case 'follow-up': {
      if (top?.kind !== 'melee' || !('side' in opening)) return null;
      const character = characterOf(match, top.fighters[opening.side]);
      const signature = cards.characters[character]?.signature;
      const fits = decision.kind === 'upgrade' ? decision.signature : signature?.upgrades === decision.card;
      return signature && fits ? `${character}/${signature.id}` : null;
    }
    default:
      return null;
  }
}

/** Whether a decision takes the card that the match is played for, or has its character act, fight or harvest. */
function serves(match: Match, decision: Decision, aim: string): boolean {
  if (decision.kind === 'choose-card') return decision.card === aim;
  const [character = ''] = aim.split('/');
  if (decision.kind === 'activate') return characterOf(match, decision.model) === character;
  if (decision.kind === 'draft') return decision.character === character;
  const acting = characterOf(match, 'model' in decision ? (decision.model ?? match.order.active ?? '') : (match.order.active ?? ''));
  return (decision.kind === 'harvest' || decision.kind === 'melee') && acting === character;
}

/** A straight step or jog into base contact with some piece of terrain, where texts and traverses begin. */
function toTerrain(match: Match, cards: Catalogue, lot: Lot, seat: number, { drawn }: Choices): Decision | null {
  const move = lot.of(drawn.filter(({ kind }) => kind === 'step' || kind === 'jog'));
  const piece = lot.of(match.table.terrain);
  if (!piece || (move?.kind !== 'step' && move?.kind !== 'jog')) return null;
  const { at } = match.table.models[move.model] ?? { at: { x: 0, y: 0 } };
  const near = standSpots(new Look(match, cards), move.model, { piece: piece.id }).filter(
    ({ x, y }) => (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) <= move.length * move.length,
  );
  const spot = lot.of(near);
  return spot ? { seat, kind: move.kind, model: move.model, path: [spotOf(spot)] } : null;
}

const FAR_BACK = 40;
const ADJUSTMENTS = 8;

/** A standing decision now and then: what it leads to must hold too. `line`: the decisions in force. */
function standing(match: Match, seat: number, cards: Catalogue, lot: Lot, line: Line): Decision | null {
  const { turn } = match.order;
  const roll = lot.between(1, 4000);
  if (roll <= 20) return { seat, kind: 'stand-by', until: lot.of(['action', 'activation', 'recall'] as const) ?? 'action' };
  if (roll <= 32) {
    const to = (roll <= 26 ? line[line.length - 1] : lot.of(line.slice(-FAR_BACK)))?.at;
    return to === undefined ? null : { seat, kind: 'take-back', to };
  }
  if (roll === 33) return { seat, kind: 'offer-draw' };
  if (roll === 34 && turn > 2) return lot.percent(50) ? { seat, kind: 'concede' } : { seat, kind: 'sunrise' };
  if (roll <= 34 || roll > 54) return null;
  const proposals = Array.from({ length: ADJUSTMENTS }, () => randomAdjust(lot, match, cards, seat));
  return proposals.find((one) => judge(match, one, cards).ok) ?? null;
}

/** A legal answer: rather something of the cards that this match has not seen at work, above all what it is played for. */
export function eagerDecision(match: Match, opening: Opening, cards: Catalogue, lot: Lot, wish: Wish, line: Line): Decision {
  const { seat } = opening;
  const legal = (decision: Decision | null): decision is Decision => decision !== null && judge(match, decision, cards).ok;
  const aside = standing(match, seat, cards, lot, line);
  if (legal(aside)) return aside;
  const choices = choicesOf(match, seat, cards);
  const named = choices.decisions.map((decision) => ({ decision, name: bringsOut(match, decision, opening, cards) }));
  const aimed = named.filter(({ decision, name }) => name === wish.aim || serves(match, decision, wish.aim));
  if (aimed.length > 0 && lot.percent(60)) return (lot.of(aimed) as (typeof aimed)[number]).decision;
  const fresh = named.filter(({ name }) => name !== null && !wish.used.has(name));
  if (fresh.length > 0 && lot.percent(60)) return (lot.of(fresh) as (typeof fresh)[number]).decision;
  const towards = lot.percent(15) ? toTerrain(match, cards, lot, seat, choices) : null;
  return legal(towards) ? towards : randomDecision(match, opening, cards, lot);
}
