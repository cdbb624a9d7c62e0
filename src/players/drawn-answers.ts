import { lookAt } from '../rules/look-at.ts';
import { groundSpots } from '../rules/effects/growing.ts';
import type { Look } from '../rules/index.ts';
import { standSpots } from '../rules/movement/stand.ts';
import { stoneSpots } from '../rules/movement/stones.ts';
import { INCH } from '../geometry/lengths.ts';
import { inches, spotOf } from '../rules/table/spots.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Drawn } from '../rules/terms/choices.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { ModelId, Seat } from '../rules/terms/ids.ts';
import type { Match, Point } from '../rules/terms/match.ts';
import type { Question } from '../rules/terms/opening.ts';
import type { Lot } from './lot.ts';

const BOARD = 36 * INCH;
const STRIP = 10 * INCH;

/** A point at most so far from another, somewhere or on the way to something worth going to. */
function towards(look: Look, lot: Lot, model: ModelId, most: number): Point {
  const { at } = look.model(model);
  const aims = [
    ...look.match.table.stones.filter(({ holder }) => holder === null).map((stone) => stone.at),
    ...look.onBoard.filter((other) => !look.friends(other.id, model)).map((other) => other.at),
  ];
  const aim = lot.percent(70) ? lot.of(aims) : undefined;
  const to = aim ?? { x: at.x + lot.between(-BOARD, BOARD), y: at.y + lot.between(-BOARD, BOARD) };
  const far = Math.sqrt((to.x - at.x) * (to.x - at.x) + (to.y - at.y) * (to.y - at.y));
  const gap = aim ? 150 + 63 : 0;
  const length = Math.min(lot.percent(60) ? most : lot.between(1, most), Math.max(0, far - gap));
  if (far === 0 || length <= 0) return at;
  return { x: Math.round(at.x + ((to.x - at.x) * length) / far), y: Math.round(at.y + ((to.y - at.y) * length) / far) };
}

function deploySpot(look: Look, lot: Lot, seat: Seat): Point {
  const { edge } = look.match.order.seats[seat] ?? { edge: null };
  const deep = lot.between(150, STRIP - 250);
  const along = lot.between(250, BOARD - 250);
  if (edge === 'north') return { x: along, y: deep };
  if (edge === 'south') return { x: along, y: BOARD - deep };
  return edge === 'west' ? { x: deep, y: along } : { x: BOARD - deep, y: along };
}

/** Any order of the items. */
function mixed<T>(lot: Lot, items: readonly T[]): T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(lot.between(0, left.length - 1), 1));
  return order;
}

function answer(look: Look, lot: Lot, seat: Seat, question: Question): Decision {
  const answers = (given: object): Decision => ({ seat, kind: 'answer', ...given });
  switch (question.ask) {
    case 'option':
      return answers({ option: lot.of(question.options) ?? 'no' });
    case 'number':
      return answers({ number: lot.between(question.from, question.to) });
    case 'order':
      return answers({ order: mixed(lot, question.items) });
    case 'look': {
      const cards = mixed(lot, look.match.table.decks.arcane.slice(0, question.count));
      const top = lot.between(0, cards.length);
      return answers({ top: cards.slice(0, top), bottom: cards.slice(top) });
    }
    case 'search': {
      const { arcane } = look.match.table.decks;
      const cards = mixed(lot, question.top ? arcane.slice(0, question.count) : arcane);
      const taken = question.one ? 1 : question.top ? lot.between(0, cards.length) : question.count;
      return answers({ cards: cards.slice(0, taken) });
    }
    case 'terrain': {
      const far = Math.floor(question.within / 2);
      const by = [lot.between(-far, far), lot.between(-far, far)] as const;
      return answers({ terrain: lot.of(question.pieces) ?? '', by: by.map(inches) });
    }
    case 'ground': {
      const at = lot.of(groundSpots(look, question.radius));
      return answers({ at: at ?? [0, 0] });
    }
    case 'stone':
      return answers({ stone: question.stone, at: spotOf(lot.of(stoneSpots(look, question.model)) ?? look.model(question.model).at) });
    case 'path': {
      const stays = lot.percent(10);
      return answers({ path: stays ? [] : [spotOf(towards(look, lot, question.model, question.length))] });
    }
    case 'place': {
      const { contact, of, model, within = 0 } = question;
      const round = lot.of(contact ?? (of === undefined ? [] : [of]));
      if (round === undefined) return answers({ at: spotOf(towards(look, lot, model, within)) });
      if (!contact && of !== undefined) {
        const around = look.model(of).at;
        return answers({ at: spotOf({ x: around.x + lot.between(-within, within), y: around.y + lot.between(-within, within) }) });
      }
      const spots = standSpots(look, model, look.match.table.models[round] ? { model: round } : { piece: round });
      return answers({ at: spotOf(lot.of(spots) ?? look.model(model).at) });
    }
  }
}

/** One try at an answer that is drawn by hand; it still has to be judged. */
export function tryDrawn(match: Match, cards: Catalogue, lot: Lot, seat: Seat, drawn: Drawn): Decision {
  const look = lookAt(match, cards);
  switch (drawn.kind) {
    case 'step':
    case 'jog':
    case 'react': {
      const path = [spotOf(towards(look, lot, drawn.model, drawn.length))];
      return drawn.kind === 'react'
        ? { seat, kind: 'react', model: drawn.model, path }
        : { seat, kind: drawn.kind, model: drawn.model, path };
    }
    case 'deploy':
      return { seat, kind: 'deploy', model: drawn.model, at: spotOf(deploySpot(look, lot, seat)) };
    case 'traverse':
    case 'jump': {
      const spots = standSpots(look, drawn.model, { piece: drawn.terrain });
      return {
        seat,
        kind: drawn.kind,
        model: drawn.model,
        terrain: drawn.terrain,
        to: spotOf(lot.of(spots) ?? look.model(drawn.model).at),
      };
    }
    case 'answer':
      return answer(look, lot, seat, drawn.question);
  }
}
