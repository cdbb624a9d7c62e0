import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { Desk } from './desk.ts';
import { questionRoom } from './lay-out.ts';
import { latelyList } from './lately.ts';
import type { Told } from './lately.ts';
import type { Box, LaidOut, Place } from './lay-out.ts';
import './seat-strip.ts';
import type { StripShape } from './seat-strip.ts';

/** How high a strip stands in a column. */
const STRIP_HEIGHT: Record<StripShape, number> = { wide: 80, 'two-rows': 124, 'one-row': 80, bare: 60 };
/** Less than this, and the coins of a strip go below its name. */
const WIDE = 560;

/** What every strip of a table is drawn from. */
export interface Strips {
  table: TablePort;
  /** Questions that may be answered now. */
  openings: readonly Opening[];
  desk: Desk;
  news: readonly string[];
  /** The last entries of the log, told where a column has room for them. */
  lately: readonly Told[];
  tick: number;
  /** Whose strips are shown: everybody's, or of whoever has the tablet while it is passed round. */
  holders: readonly Seat[];
  /** How wide the glass is, in CSS pixels. */
  width: number;
}

/** Where a box of the lay-out is, as a style. */
export const boxed = ({ left, top, width, height }: Box): string =>
  `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;

const askedOf = ({ openings }: Strips): Seat[] => openings.map(({ seat }) => seat);

function strip(of: Strips, seat: Seat, shape: StripShape, most: number, news = true): TemplateResult {
  return html`<moon-seat-strip
    .table=${of.table}
    .seat=${seat}
    .opening=${of.openings.find((opening) => opening.seat === seat) ?? null}
    .desk=${of.desk}
    .news=${news ? of.news : []}
    .shape=${shape}
    .tick=${of.tick}
    data-seat=${seat}
    style="--question-most: ${most}px"
  ></moon-seat-strip>`;
}

/** A seat's strip at its own edge of the glass, turned to its reader. */
export function edgeStrip(of: Strips, place: Place, laid: LaidOut): TemplateResult {
  const { seat, turn, middle, width, depth } = place;
  const style = `left: ${middle.x - width / 2}px; top: ${middle.y - depth / 2}px; width: ${width}px; height: ${depth}px; rotate: ${turn}deg`;
  const { most, before, after } = questionRoom(laid, place, askedOf(of));
  return html`<div class="place" style="${style}; --turn: ${turn}; --question-before: ${before}px; --question-after: ${after}px">
    ${strip(of, seat, width < WIDE ? 'two-rows' : 'wide', most)}
  </div>`;
}

/** More than two strips below the board, or two below a narrow one: every question has the whole width, or its part of it; the strips stand below. */
function manyBelow(of: Strips, column: Box, board: Box, last: Seat | undefined): TemplateResult {
  const { holders } = of;
  const asked = holders.filter((seat) => askedOf(of).includes(seat));
  const [strips, questions] = [holders.length, Math.max(1, asked.length)];
  const style = (seat: Seat, at: number): string =>
    `--strip-column: ${at * questions + 1} / span ${questions}; --question-column: ${Math.max(0, asked.indexOf(seat)) * strips + 1} / span ${strips}`;
  const most = column.height - STRIP_HEIGHT['two-rows'] + board.height * 0.45;
  return html`<div class="column below many" style="${boxed(column)}; --columns: ${strips * questions}">
    ${holders.map((seat, at) => html`<div class="part" style=${style(seat, at)}>${strip(of, seat, 'two-rows', most, seat === last)}</div>`)}
  </div>`;
}

/** How many questions stand whole beside a board. */
const MOST_BESIDE = 2;
/** A column less high than this has room for one question and the strip of whoever is asked. */
const SHORT = 480;
/** What all are asked at once before the game, in secret: nobody loses anything by waiting for the others. */
const PATIENT: readonly OpeningKind[] = ['faction', 'troupe'];

/** Those who are asked before the game take turns where not all questions can be seen whole. */
function inTurn(of: Strips, beside: boolean): Strips {
  const { openings } = of;
  const waits = beside && openings.length > MOST_BESIDE && openings.every(({ kind }) => PATIENT.includes(kind));
  return waits ? { ...of, openings: openings.slice(0, MOST_BESIDE) } : of;
}

/** Upright strips one after the other, beside or below the board; nothing where every seat has an edge of its own. */
export function stripColumn(all: Strips, { column, board }: LaidOut): TemplateResult | typeof nothing {
  if (!column) return nothing;
  const of = inTurn(all, column.beside);
  const { holders } = of;
  const ordered = column.beside ? [...holders].reverse() : holders;
  const asked = ordered.filter((seat) => askedOf(of).includes(seat));
  const many = ordered.length > 2;
  const last = asked.at(-1) ?? ordered.at(-1);
  if (!column.beside && (many || (ordered.length > 1 && of.width < WIDE))) return manyBelow(of, column, board, last);
  const short = column.beside && column.height < SHORT;
  // two of four are asked at once and each needs room for a hand: the others wait
  const needed = ordered.length > 3 && asked.length === 2 ? asked : ordered;
  const shown = short && last !== undefined ? [last] : needed;
  const shapes = shown.map((seat): StripShape => {
    if (short) return 'one-row';
    if (!many || !column.beside) return column.beside || of.width / ordered.length < WIDE ? 'two-rows' : 'wide';
    return asked.length > 1 && !asked.includes(seat) ? 'bare' : ordered.length > 3 || asked.length > 1 ? 'one-row' : 'two-rows';
  });
  const rows = shapes.reduce((sum, shape) => sum + STRIP_HEIGHT[shape], 0);
  const questions = Math.max(1, shown.filter((seat) => asked.includes(seat)).length);
  const most = column.beside ? (column.height - rows) / questions : column.height + board.height * 0.45;
  return html`<div class="column ${column.beside ? 'beside' : 'below'}" style=${boxed(column)}>
    ${column.beside ? latelyList(of.lately) : nothing}
    ${shown.map((seat, at) => strip(of, seat, shapes[at] ?? 'two-rows', most, !column.beside && (!many || seat === last)))}
  </div>`;
}
