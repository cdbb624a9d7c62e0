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

/** How much less high a strip is at an edge of its own than in a column. */
const RIM = 4;
/** How high a strip stands in a column. */
const STRIP_HEIGHT: Record<StripShape, number> = { wide: 80, 'two-rows': 124, 'one-row': 80, bare: 60 };
/** Less than this, and the coins of a strip go below its name; less than the second, and there would be a coin or two in a row. */
const WIDE = 560;
const NARROW = 150;
/** The least that a hand is long between two who sit opposite: six cards have room beside its handle. */
const LEAST_HAND = 376;
/** From here on words are large, and a question less high than the second has no room for what is said before it. */
const LARGE = 1.3;
const ROOMY = 340;
/** Beside a real table there is more to read before an answer. */
const ROOMY_SPOKEN = 640;

/** The state that every strip of a table is drawn from. */
export interface Strips extends WhoIsAsked {
  table: TablePort;
  desk: Desk;
  news: readonly string[];
  /** The last entries of the log, told where a column has room for them. */
  lately: readonly ToldLines[];
  /** The advice to a seat that is asked. */
  counsel: Counselled | null;
  /** How wide the glass is, in CSS pixels. */
  width: number;
  /** How many times as large as usual the words are. */
  words: number;
}

/** Where a box of the lay-out is, as a style. */
export const boxed = ({ left, top, width, height }: ScreenBox): string =>
  `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;

const askedOf = ({ openings, folded }: Strips): Seat[] => openings.map(({ seat }) => seat).filter((seat) => !folded.includes(seat));

/** Where rows of faces stand, no strip shows them once more. */
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
    .counsel=${strips.counsel?.seat === seat ? strips.counsel.said : null}
    ?low=${low}
    .edged=${edged}
    .brief=${small || strips.words >= LARGE || most < (isSpoken(strips.table) ? ROOMY_SPOKEN : ROOMY)}
    .shape=${shape}
    data-seat=${seat}
    style="--question-most: ${most}px"
  ></moon-seat-strip>`;
}

/** One strip, and where it stands. */
interface StripPlace {
  seat: Seat;
  /** `place`: an edge of its own; `part`: one of a column. */
  kind: 'place' | 'part';
  style: string;
  drawn: TemplateResult;
}
/** Where all strips of a glass stand. */
interface Stands {
  kind: string;
  style: string;
  lately: boolean;
  stands: readonly StripPlace[];
}

/** A seat's strip at its own edge of the glass, turned to its reader. */
function edgeStrip(strips: Strips, place: SeatPlace, laid: LaidOut): StripPlace {
  const { seat, turn, middle, width, depth } = place;
  const style = `left: ${middle.x - width / 2}px; top: ${middle.y - depth / 2}px; width: ${width}px; height: ${depth}px; rotate: ${turn}deg`;
  const shape = barely(strips, width < WIDE ? 'two-rows' : 'wide');
  const { most, before, after } = questionRoom(laid, place, askedOf(strips), Math.max(STRIP, STRIP_HEIGHT[shape] - RIM));
  // on the left of the screen, as the player below sees it: the buttons of the board stand on the right
  const news = turn === 180 ? 'flex-end' : 'flex-start';
  const two = laid.places.length === 2;
  return {
    seat,
    kind: 'place',
    style: `${style}; --turn: ${turn}; --news: ${news}; --question-before: ${before}px; --question-after: ${after}px${two ? `; --hand-least: ${LEAST_HAND}px${width < WIDE ? '' : '; --long: grid'}` : ''}`,
    drawn: strip(strips, seat, shape, most, { low: two, edged: lookersAt(strips.table).length > 1, small: width < WIDE }),
  };
}

/** How many questions stand whole beside a board. */
const MOST_BESIDE = 2;
/** A column less high than this has room for one question and the strip of the seat asked; less high than the second, for strips of one row. */
const SHORT = 480;
const LOW = 640;
/** Less high than this, the actions of a model find no room above three strips of two rows. */
const HIGH = 860;

/** The seats whose strips stand in a column, and those of them that are asked. */
interface Rows {
  shown: readonly Seat[];
  asked: readonly Seat[];
}

/** Strips below the board: every question has the whole width, or its part of it; the strips stand below. */
function below(
  pieces: Strips,
  { column, board }: { column: ScreenBox; board: ScreenBox },
  { shown, asked }: Rows,
  last: Seat | undefined,
): Stands {
  const [strips, questions] = [shown.length, Math.max(1, asked.length)];
  if (pieces.width / strips < NARROW) return stacked(pieces, { column, board }, { shown, asked }, last);
  const shape = barely(pieces, pieces.width / strips < WIDE ? 'two-rows' : 'wide');
  const style = (seat: Seat, index: number): string =>
    `--strip-column: ${index * questions + 1} / span ${questions}; --question-column: ${Math.max(0, asked.indexOf(seat)) * strips + 1} / span ${strips}`;
  const most = column.height - STRIP_HEIGHT[shape] + board.height * 0.45;
  return {
    kind: 'column below many',
    style: `${boxed(column)}; --columns: ${strips * questions}`,
    lately: false,
    stands: shown.map((seat, index) => ({
      seat,
      kind: 'part',
      style: style(seat, index),
      drawn: strip(pieces, seat, shape, most, { news: seat === last }),
    })),
  };
}

/** Strips below the board of a phone for three or four: the one that matters has the whole width, the others stand above it without coins. */
function stacked(
  pieces: Strips,
  { column, board }: { column: ScreenBox; board: ScreenBox },
  { shown, asked }: Rows,
  last: Seat | undefined,
): Stands {
  const [first = last] = asked;
  const questions = Math.max(1, asked.length);
  const others = shown.filter((seat) => seat !== first);
  const shape = barely(pieces, 'two-rows');
  const most = column.height - STRIP_HEIGHT[shape] - STRIP_HEIGHT.bare + board.height * 0.45;
  const style = (seat: Seat): string => {
    const question = `--question-column: ${Math.max(0, asked.indexOf(seat)) * others.length + 1} / span ${others.length}`;
    if (seat === first) return `--strip-row: 3; --strip-column: 1 / -1; ${question}`;
    return `--strip-column: ${others.indexOf(seat) * questions + 1} / span ${questions}; ${question}`;
  };
  return {
    kind: 'column below many',
    style: `${boxed(column)}; --columns: ${others.length * questions}`,
    lately: false,
    stands: shown.map((seat) => ({
      seat,
      kind: 'part',
      style: style(seat),
      drawn: strip(pieces, seat, seat === first ? shape : 'bare', most, { news: seat === last }),
    })),
  };
}

/** Strips beside the board: what has happened, below it the questions, lowest the strips. Every question ends at the same place, for every seat. */
function beside(strips: Strips, column: ScreenBox, { shown, asked }: Rows, shapes: readonly StripShape[]): Stands {
  const questions = Math.max(1, asked.length);
  // hands need room on a low glass: strips without coins stand side by side there
  const abreast = questions > 1 && column.height < LOW && shapes.every((shape) => shape === 'bare');
  const rows = abreast ? STRIP_HEIGHT.bare : shapes.reduce((sum, shape) => sum + STRIP_HEIGHT[shape], 0);
  const most = (column.height - rows) / questions;
  const style = (seat: Seat, index: number): string =>
    `--strip-row: ${questions + 2 + (abreast ? 0 : index)}; --question-row: ${2 + Math.max(0, asked.indexOf(seat))}${abreast ? `; --strip-column: ${index + 1}; --question-column: 1 / -1` : ''}`;
  return {
    kind: 'column beside',
    style: `${boxed(column)}; --questions: ${questions}; --abreast: ${abreast ? shown.length : 1}`,
    lately: true,
    stands: shown.map((seat, index) => ({
      seat,
      kind: 'part',
      style: style(seat, index),
      drawn: strip(strips, seat, shapes[index] ?? 'two-rows', most, { news: false }),
    })),
  };
}

/** Questions to all seats at once before the game, in secret: no seat loses anything by waiting for the others. */
const PATIENT: readonly OpeningKind[] = ['faction', 'troupe', 'card'];

/** Those who are asked before the game take turns where not all questions can be seen whole. */
function inTurn(strips: Strips, { beside, height }: { beside: boolean; height: number }): Strips {
  const { openings, words } = strips;
  const most = words >= LARGE && height < LOW ? 1 : MOST_BESIDE;
  const waits = beside && openings.length > most && openings.every(({ kind }) => PATIENT.includes(kind));
  return waits ? { ...strips, openings: openings.slice(0, most) } : strips;
}

/** Upright strips one after the other, beside or below the board. */
function inColumn(all: Strips, column: NonNullable<LaidOut['column']>, board: ScreenBox): Stands {
  const strips = inTurn(all, column);
  const { holders } = strips;
  const ordered = column.beside ? [...holders].reverse() : holders;
  const asked = ordered.filter((seat) => askedOf(strips).includes(seat));
  const last = asked.at(-1) ?? ordered.at(-1);
  if (!column.beside) return below(strips, { column, board }, { shown: ordered, asked }, last);
  const short = column.height < SHORT;
  // two of four are asked at once and each needs room for a hand: the others wait
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
  return beside(strips, column, { shown, asked: asked.filter((seat) => shown.includes(seat)) }, shapes);
}

const standsOf = (strips: Strips, laid: LaidOut): Stands =>
  laid.column
    ? inColumn(strips, laid.column, laid.board)
    : { kind: 'edges', style: '', lately: false, stands: laid.places.map((place) => edgeStrip(strips, place, laid)) };

/** The seats whose strips have no room on this glass: the header tells of them. */
export function seatsWithoutStrip(strips: Strips, laid: LaidOut): Seat[] {
  const shown = new Set(standsOf(strips, laid).stands.map(({ seat }) => seat));
  return strips.table.seats.map((_, seat) => seat).filter((seat) => !shown.has(seat));
}

/**
 * Every strip that is to be seen, each at its edge or all in a column. However the glass is turned, split or grown, the strip of a seat stays the
 * same element: what is planned, chosen, laid or typed in its question stays with it. For that the strips never change places among each other.
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
