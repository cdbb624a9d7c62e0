import { namedThing } from '../rules/terms/named-thing.ts';
import { INCH } from '../geometry/lengths.ts';
import { distance } from '../geometry/points.ts';
import { inches, spotOf } from '../rules/table/spots.ts';
import type { Drawn } from '../rules/terms/choices.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { ModelId, Seat } from '../rules/terms/ids.ts';
import type { Question } from '../rules/terms/opening.ts';
import type { BoardPoint } from '../seats/table/answers.ts';
import type { SeatTable } from '../seats/table/seat-table.ts';
import type { Lot } from './lot.ts';

const BOARD = 36 * INCH;
const STRIP = 10 * INCH;

/** The part of a seat's table that a computer player needs to answer. */
export type PlayersTable = Pick<SeatTable, 'seat' | 'opening' | 'view' | 'choices' | 'judge' | 'beside' | 'drops' | 'grounds'>;

const placeOf = ({ view }: PlayersTable, model: ModelId): BoardPoint => view.table.models[model]?.at ?? { x: 0, y: 0 };

/** A random point at most `most` away, often on the way to a free moonstone or an enemy. */
function towards({ view }: PlayersTable, lot: Lot, model: ModelId, most: number): BoardPoint {
  const { models, stones } = view.table;
  const mover = models[model];
  if (!mover) return { x: 0, y: 0 };
  const { at, controller } = mover;
  const aims = [
    ...stones.filter(({ holder }) => holder === null).map((stone) => stone.at),
    ...Object.values(models).flatMap((neighbour) =>
      neighbour.status === 'board' && neighbour.controller !== controller ? [neighbour.at] : [],
    ),
  ];
  const aim = lot.percent(70) ? lot.of(aims) : undefined;
  const to = aim ?? { x: at.x + lot.between(-BOARD, BOARD), y: at.y + lot.between(-BOARD, BOARD) };
  const span = distance(at, to);
  const gap = aim ? 150 + 63 : 0;
  const length = Math.min(lot.percent(60) ? most : lot.between(1, most), Math.max(0, span - gap));
  if (span === 0 || length <= 0) return at;
  return { x: Math.round(at.x + ((to.x - at.x) * length) / span), y: Math.round(at.y + ((to.y - at.y) * length) / span) };
}

function deploySpot({ view }: PlayersTable, lot: Lot, seat: Seat): BoardPoint {
  const { edge } = view.order.seats[seat] ?? { edge: null };
  const deep = lot.between(150, STRIP - 250);
  const along = lot.between(250, BOARD - 250);
  if (edge === 'north') return { x: along, y: deep };
  if (edge === 'south') return { x: along, y: BOARD - deep };
  return edge === 'west' ? { x: deep, y: along } : { x: BOARD - deep, y: along };
}

/** The items in a random order. */
function shuffled<T>(lot: Lot, items: readonly T[]): T[] {
  const remaining = [...items];
  const order: T[] = [];
  while (remaining.length > 0) order.push(...remaining.splice(lot.between(0, remaining.length - 1), 1));
  return order;
}

function answer(table: PlayersTable, lot: Lot, seat: Seat, question: Question): Decision {
  const answers = (given: object): Decision => ({ seat, kind: 'answer', ...given });
  switch (question.ask) {
    case 'option':
      return answers({ option: lot.of(question.options) ?? 'no' });
    case 'number':
      return answers({ number: lot.between(question.from, question.to) });
    case 'order':
      return answers({ order: shuffled(lot, question.items) });
    case 'look': {
      const cards = shuffled(lot, table.view.looking ?? []);
      const top = lot.between(0, cards.length);
      const bottom = question.hand ? lot.between(top, cards.length) : cards.length;
      return answers({ top: cards.slice(0, top), bottom: cards.slice(top, bottom) });
    }
    case 'search': {
      const cards = shuffled(lot, table.view.looking ?? []);
      const taken = question.one ? 1 : question.top ? lot.between(0, cards.length) : question.count;
      return answers({ cards: cards.slice(0, taken) });
    }
    case 'terrain': {
      const reach = Math.floor(question.within / 2);
      const offset = [lot.between(-reach, reach), lot.between(-reach, reach)] as const;
      return answers({ terrain: lot.of(question.pieces) ?? '', by: offset.map(inches) });
    }
    case 'ground': {
      const spot = lot.of(table.grounds(question));
      return answers({ at: spot ?? [0, 0] });
    }
    case 'stone':
      return answers({ stone: question.stone, at: spotOf(lot.of(table.drops(question.model)) ?? placeOf(table, question.model)) });
    case 'path': {
      const stays = lot.percent(10);
      return answers({ path: stays ? [] : [spotOf(towards(table, lot, question.model, question.length))] });
    }
    case 'place': {
      const { contact, of, model, within = 0 } = question;
      const round = lot.of(contact ?? (of === undefined ? [] : [of]));
      if (round === undefined) return answers({ at: spotOf(towards(table, lot, model, within)) });
      if (!contact && of !== undefined) {
        const around = placeOf(table, of);
        return answers({ at: spotOf({ x: around.x + lot.between(-within, within), y: around.y + lot.between(-within, within) }) });
      }
      const spots = table.beside(model, namedThing(table.view.table.models, round));
      return answers({ at: spotOf(lot.of(spots) ?? placeOf(table, model)) });
    }
  }
}

/** One attempt at an answer that is drawn on the board. It may be illegal; the caller judges it. */
export function tryDrawn(table: PlayersTable, lot: Lot, seat: Seat, drawn: Drawn): Decision {
  switch (drawn.kind) {
    case 'step':
    case 'jog':
    case 'react': {
      const path = [spotOf(towards(table, lot, drawn.model, drawn.length))];
      return drawn.kind === 'react'
        ? { seat, kind: 'react', model: drawn.model, path }
        : { seat, kind: drawn.kind, model: drawn.model, path };
    }
    case 'deploy':
      return { seat, kind: 'deploy', model: drawn.model, at: spotOf(deploySpot(table, lot, seat)) };
    case 'traverse':
    case 'jump': {
      const spots = table.beside(drawn.model, { piece: drawn.terrain });
      return {
        seat,
        kind: drawn.kind,
        model: drawn.model,
        terrain: drawn.terrain,
        to: spotOf(lot.of(spots) ?? placeOf(table, drawn.model)),
      };
    }
    case 'answer':
      return answer(table, lot, seat, drawn.question);
  }
}
