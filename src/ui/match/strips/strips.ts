import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { OpeningKind } from '../../../rules/terms/opening.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { lookersAt } from '../../table/people.ts';
import type { Desk } from '../../table/desk.ts';
import type { Counselled } from '../seats/counsel.ts';
import { questionRoom, STRIP } from '../layout/lay-out.ts';
import { recentList } from '../notices/recent-lines.ts';
import type { ToldLines } from '../notices/recent-lines.ts';
import type { ScreenBox, LaidOut, SeatPlace } from '../layout/lay-out.ts';
import './seat-strip.ts';
import type { StripShape } from './seat-strip.ts';
import type { WhoIsAsked } from '../seats/who-is-asked.ts';

/** The height that a strip loses at its own edge, compared with a column, in CSS pixels. */
const RIM = 4;
/** The height of each shape of strip in a column, in CSS pixels. */
const STRIP_HEIGHT: Record<StripShape, number> = { wide: 80, 'two-rows': 124, 'one-row': 80, bare: 60 };
/** In a strip narrower than `WIDE` the coins are below the name; strips narrower than `NARROW` would show only a coin or two in a row. CSS pixels. */
const WIDE = 560;
const NARROW = 150;
/** The least length of a hand between two opposite players, in CSS pixels: six cards have room beside its handle. */
const LEAST_HAND = 376;
/** With words larger than usual by this factor, a question lower than `ROOMY` (CSS pixels) has no room for its explanation. */
const LARGE = 1.3;
const ROOMY = 340;
/** The same height at a spoken table, where there is more to read before an answer. */
const ROOMY_SPOKEN = 640;

/** The state from which all strips of a table are rendered. */
export interface Strips extends WhoIsAsked {
  table: TablePort;
  desk: Desk;
  news: readonly string[];
  /** The last entries of the log, shown if a column has room for them; null while they wait for the board. */
  lately: readonly ToldLines[] | null;
  /** The advice to a seat that is asked; null: none. */
  counsel: Counselled | null;
  /** The width of the screen, in CSS pixels. */
  width: number;
  /** The factor by which words are larger than usual. */
  words: number;
}

/** The place of a box of the layout, as a style. */
export const boxed = ({ left, top, width, height }: ScreenBox): string =>
  `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;

const askedOf = ({ openings, folded }: Strips): Seat[] => openings.map(({ seat }) => seat).filter((seat) => !folded.includes(seat));

/** The shape of a strip; at a spoken table strips have no coins, because rows of faces show the models. */
const barely = ({ table }: Strips, shape: StripShape): StripShape => (isSpoken(table) ? 'bare' : shape);

function strip(
  strips: Strips,
  seat: Seat,
  shape: StripShape,
  most: number,
  { news = true, low = false, edged = false, small = false } = {},
): TemplateResult {
  return html`<moon-seat-strip
    .seat=${seat}
    .opening=${strips.openings.find((opening) => opening.seat === seat) ?? null}
    .folded=${strips.folded.includes(seat)}
    .desk=${strips.desk}
    .news=${news ? strips.news : []}
    .named=${strips.named.includes(seat)}
    .counsel=${strips.counsel?.seat === seat ? strips.counsel.sentence : null}
    ?low=${low}
    .edged=${edged}
    .brief=${small || strips.words >= LARGE || most < (isSpoken(strips.table) ? ROOMY_SPOKEN : ROOMY)}
    .shape=${shape}
    data-seat=${seat}
    style="--question-most: ${most}px"
  ></moon-seat-strip>`;
}

/** One strip and its place. */
interface StripPlace {
  seat: Seat;
  /** `place`: at its own edge; `part`: in a column. */
  kind: 'place' | 'part';
  style: string;
  drawn: TemplateResult;
}
/** The places of all strips of a screen. */
interface Stands {
  kind: string;
  style: string;
  lately: boolean;
  stands: readonly StripPlace[];
}

/** A seat's strip at its own edge of the screen, turned to its reader. */
function edgeStrip(strips: Strips, place: SeatPlace, laid: LaidOut): StripPlace {
  const { seat, turn, middle, width, depth } = place;
  const style = `left: ${middle.x - width / 2}px; top: ${middle.y - depth / 2}px; width: ${width}px; height: ${depth}px; rotate: ${turn}deg`;
  const shape = barely(strips, width < WIDE ? 'two-rows' : 'wide');
  const { height, before, after } = questionRoom(laid, place, askedOf(strips), Math.max(STRIP, STRIP_HEIGHT[shape] - RIM));
  // news go to the left of the screen as the near player sees it, because the board's buttons are on the right
  const news = turn === 180 ? 'flex-end' : 'flex-start';
  const two = laid.places.length === 2;
  return {
    seat,
    kind: 'place',
    style: `${style}; --turn: ${turn}; --news: ${news}; --question-before: ${before}px; --question-after: ${after}px${two ? `; --hand-least: ${LEAST_HAND}px${width < WIDE ? '' : '; --long: grid'}` : ''}`,
    drawn: strip(strips, seat, shape, height, { low: two, edged: lookersAt(strips.table).length > 1, small: width < WIDE }),
  };
}

/** The most questions that fit in full beside a board. */
const MOST_BESIDE = 2;
/**
 * A column lower than `SHORT` has room for one question and its seat's strip; a column lower than `LOW` has room for strips of one row. CSS pixels.
 */
const SHORT = 480;
const LOW = 640;
/** In a column lower than this, in CSS pixels, a model's actions have no room above three strips of two rows. */
const HIGH = 860;

/** The seats whose strips are in a column, and those of them that are asked. */
interface Rows {
  seats: readonly Seat[];
  askedSeats: readonly Seat[];
}

/** Strips below the board: one question takes the whole width, several share it; the strips are below them. */
function below(
  pieces: Strips,
  { column, board }: { column: ScreenBox; board: ScreenBox },
  { seats, askedSeats }: Rows,
  last: Seat | undefined,
): Stands {
  const [strips, questions] = [seats.length, Math.max(1, askedSeats.length)];
  if (pieces.width / strips < NARROW) return stacked(pieces, { column, board }, { seats, askedSeats }, last);
  const shape = barely(pieces, pieces.width / strips < WIDE ? 'two-rows' : 'wide');
  const style = (seat: Seat, index: number): string =>
    `--strip-column: ${index * questions + 1} / span ${questions}; --question-column: ${Math.max(0, askedSeats.indexOf(seat)) * strips + 1} / span ${strips}`;
  const most = column.height - STRIP_HEIGHT[shape] + board.height * 0.45;
  return {
    kind: 'column below many',
    style: `${boxed(column)}; --columns: ${strips * questions}`,
    lately: false,
    stands: seats.map((seat, index) => ({
      seat,
      kind: 'part',
      style: style(seat, index),
      drawn: strip(pieces, seat, shape, most, { news: seat === last }),
    })),
  };
}

/**
 * Strips below the board of a phone for three or four players: the strip that matters takes the whole width, the others are above it without coins.
 */
function stacked(
  pieces: Strips,
  { column, board }: { column: ScreenBox; board: ScreenBox },
  { seats, askedSeats }: Rows,
  last: Seat | undefined,
): Stands {
  const [first = last] = askedSeats;
  const questions = Math.max(1, askedSeats.length);
  const otherSeats = seats.filter((seat) => seat !== first);
  const shape = barely(pieces, 'two-rows');
  const most = column.height - STRIP_HEIGHT[shape] - STRIP_HEIGHT.bare + board.height * 0.45;
  const style = (seat: Seat): string => {
    const question = `--question-column: ${Math.max(0, askedSeats.indexOf(seat)) * otherSeats.length + 1} / span ${otherSeats.length}`;
    if (seat === first) return `--strip-row: 3; --strip-column: 1 / -1; ${question}`;
    return `--strip-column: ${otherSeats.indexOf(seat) * questions + 1} / span ${questions}; ${question}`;
  };
  return {
    kind: 'column below many',
    style: `${boxed(column)}; --columns: ${otherSeats.length * questions}`,
    lately: false,
    stands: seats.map((seat) => ({
      seat,
      kind: 'part',
      style: style(seat),
      drawn: strip(pieces, seat, seat === first ? shape : 'bare', most, { news: seat === last }),
    })),
  };
}

/**
 * Strips beside the board: the latest events, below them the questions, at the bottom the strips. Every question ends at the same place, for every
 * seat.
 */
function beside(strips: Strips, column: ScreenBox, { seats, askedSeats }: Rows, shapes: readonly StripShape[]): Stands {
  const questions = Math.max(1, askedSeats.length);
  // hands need height on a low screen, so strips without coins are side by side there
  const abreast = questions > 1 && column.height < LOW && shapes.every((shape) => shape === 'bare');
  const rows = abreast ? STRIP_HEIGHT.bare : shapes.reduce((sum, shape) => sum + STRIP_HEIGHT[shape], 0);
  const most = (column.height - rows) / questions;
  const style = (seat: Seat, index: number): string =>
    `--strip-row: ${questions + 2 + (abreast ? 0 : index)}; --question-row: ${2 + Math.max(0, askedSeats.indexOf(seat))}${abreast ? `; --strip-column: ${index + 1}; --question-column: 1 / -1` : ''}`;
  return {
    kind: 'column beside',
    style: `${boxed(column)}; --questions: ${questions}; --abreast: ${abreast ? seats.length : 1}`,
    lately: true,
    stands: seats.map((seat, index) => ({
      seat,
      kind: 'part',
      style: style(seat, index),
      drawn: strip(strips, seat, shapes[index] ?? 'two-rows', most, { news: false }),
    })),
  };
}

/** Secret questions to all seats at once before the game: a seat loses nothing by waiting for the others. */
const PATIENT: readonly OpeningKind[] = ['faction', 'troupe', 'card'];

/** Lets the seats take turns with questions before the game if not all of them can be shown in full. */
function inTurn(strips: Strips, { beside, height }: { beside: boolean; height: number }): Strips {
  const { openings, words } = strips;
  const most = words >= LARGE && height < LOW ? 1 : MOST_BESIDE;
  const waits = beside && openings.length > most && openings.every(({ kind }) => PATIENT.includes(kind));
  return waits ? { ...strips, openings: openings.slice(0, most) } : strips;
}

/** Upright strips in a column, beside or below the board. */
function inColumn(pieces: Strips, column: NonNullable<LaidOut['column']>, board: ScreenBox): Stands {
  const strips = inTurn(pieces, column);
  const { holders } = strips;
  const ordered = column.beside ? [...holders].reverse() : holders;
  const asked = ordered.filter((seat) => askedOf(strips).includes(seat));
  const last = asked.at(-1) ?? ordered.at(-1);
  if (!column.beside) return below(strips, { column, board }, { seats: ordered, askedSeats: asked }, last);
  const short = column.height < SHORT;
  // if two of four seats are asked at once, each needs room for a hand, and the other strips are hidden
  const needed = ordered.length > 3 && asked.length === 2 ? asked : ordered;
  const shown = short && last !== undefined ? [last] : needed;
  const low = column.height < LOW;
  const shapes = shown.map((seat): StripShape => {
    if (isSpoken(strips.table)) return 'bare';
    if (column.height < LOW * Math.max(1, strips.words) && ordered.length <= 2) return 'one-row';
    if (ordered.length <= 2) return 'two-rows';
    if (short) return 'one-row';
    return asked.length > 1 && !asked.includes(seat)
      ? 'bare'
      : low || column.height < HIGH || ordered.length > 3 || asked.length > 1
        ? 'one-row'
        : 'two-rows';
  });
  return beside(strips, column, { seats: shown, askedSeats: asked.filter((seat) => shown.includes(seat)) }, shapes);
}

const standsOf = (strips: Strips, laid: LaidOut): Stands =>
  laid.column
    ? inColumn(strips, laid.column, laid.board)
    : { kind: 'edges', style: '', lately: false, stands: laid.places.map((place) => edgeStrip(strips, place, laid)) };

/** The seats whose strips have no room on this screen; the header shows them instead. */
export function seatsWithoutStrip(strips: Strips, laid: LaidOut): Seat[] {
  const shown = new Set(standsOf(strips, laid).stands.map(({ seat }) => seat));
  return strips.table.seats.map((_, seat) => seat).filter((seat) => !shown.has(seat));
}

/**
 * All visible strips, each at its edge or all in a column. However the screen is turned, split or resized, a seat's strip stays the same element, so
 * that plans, choices and typed text in its question stay, too. Therefore the strips never change their order.
 */
export function seatStrips(strips: Strips, laid: LaidOut): TemplateResult {
  const { kind, style, lately, stands } = standsOf(strips, laid);
  return html`<div class=${kind} style=${style}>
    ${lately ? recentList(strips.table, strips.lately) : nothing}
    ${repeat(
      stands.toSorted((a, b) => a.seat - b.seat),
      ({ seat }) => seat,
      (stand) => html`<div class=${stand.kind} style=${stand.style}>${stand.drawn}</div>`,
    )}
  </div>`;
}
