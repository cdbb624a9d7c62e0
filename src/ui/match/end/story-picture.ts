import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { SeatStanding } from '../../story/course.ts';
import { storyWords } from '../../../words/match/story.ts';
import { DASHES, SIGNS } from '../../art/lines.ts';
import type { Role } from '../../theme/palette.ts';
import type { Story } from '../postcard/story-of.ts';

/** The size of the picture in its own units; a line of text is 13 units high. */
export const PICTURE = { width: 400, height: 290 };
const [LEFT, RIGHT] = [16, 40];
/** Top and bottom of the bands for moonstones and for health. */
const BANDS = { stones: [62, 130], health: [166, 236] } as const;
const LETTERS = 21;
/** Half the size of the sign behind the number of a moment. */
const MARK = 9;

/** Gives the colour of a role: a CSS variable on the page, the colour value in a file. */
export type RoleColour = (role: Role) => string;
const SEATS: readonly Role[] = ['seat-0', 'seat-1', 'seat-2', 'seat-3'];

const seatColour = (seat: Seat): Role => SEATS[seat] ?? 'ink';
const clipped = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);
const sign = (seat: Seat, x: number, y: number, colour: RoleColour): TemplateResult =>
  svg`<path d=${SIGNS[seat % SIGNS.length] ?? ''} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill=${colour(seatColour(seat))} stroke=${colour('outline')}></path>`;

/** The place of a decision in the match, in turns. */
export function turnsAlong(standings: readonly SeatStanding[], index: number): number {
  const next = standings.findIndex((standing, nth) => nth > 0 && index <= standing.at);
  const [from, to] = [standings[next - 1], standings[next]];
  if (!from || !to) return index < (standings[0]?.at ?? 0) ? 0 : standings.length - 1;
  return next - 1 + (to.at > from.at ? Math.max(0, index - from.at) / (to.at - from.at) : 0);
}

/** The moonstones and the health of every seat, turn by turn, with the deciding moments at their places. */
export function storyPicture({ standings, moments }: Story, names: readonly string[], colour: RoleColour): TemplateResult {
  const turns = Math.max(1, standings.length - 1);
  const x = (turn: number): number => LEFT + ((PICTURE.width - LEFT - RIGHT) * turn) / turns;
  const text = (
    [offsetX, y]: readonly [number, number],
    content: string | number,
    role: Role,
    anchor = 'start',
    weight = 500,
  ): TemplateResult =>
    svg`<text x=${offsetX.toFixed(1)} y=${y.toFixed(1)} fill=${colour(role)} text-anchor=${anchor} font-weight=${weight} font-size="13" font-family="Inter Variable, Inter, system-ui, sans-serif">${content}</text>`;
  const band = (field: 'stones' | 'health', heading: string): TemplateResult => {
    const [top, bottom] = BANDS[field];
    const most = Math.max(1, ...standings.flatMap((standing) => standing[field]));
    // lines with the same value run side by side
    const y = (value: number, seat: Seat): number => bottom - ((bottom - top) * value) / most + (seat - (names.length - 1) / 2) * 2.4;
    const ends = spread(
      names.map((_, seat) => y(standings[standings.length - 1]?.[field][seat] ?? 0, seat)),
      14,
    );
    return svg`${text([LEFT - 8, top - 14], heading, 'ink-soft')}
      <path d="M${LEFT} ${bottom + 5}H${PICTURE.width - RIGHT}" stroke=${colour('line')} stroke-width="1"></path>
      ${names.map((_, seat) => {
        const points = standings.map((standing) => [x(standing.turn), y(standing[field][seat] ?? 0, seat)] as const);
        return svg`<polyline points=${points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')} fill="none"
            stroke=${colour(seatColour(seat))} stroke-width="2.600" stroke-linejoin="round" stroke-dasharray=${DASHES[seat % DASHES.length] ?? ''}></polyline>
          ${points.map(([px, py]) => sign(seat, px, py, colour))}
          ${text([PICTURE.width - RIGHT + 9, (ends[seat] ?? 0) + 4.5], standings[standings.length - 1]?.[field][seat] ?? 0, seatColour(seat), 'start', 700)}`;
      })}`;
  };
  const along = moments.map(({ at }) => x(turnsAlong(standings, at)));
  // as many turn numbers as fit side by side
  const every = Math.ceil(standings.length / 14);
  const marks = spread(along, 2 * MARK + 2, PICTURE.width - MARK - 1);
  return svg`${names.map(
    (name, seat) =>
      svg`${sign(seat, LEFT + (seat % 2) * 190, 12 + Math.floor(seat / 2) * 17, colour)}
        ${text([LEFT + 10 + (seat % 2) * 190, 16.5 + Math.floor(seat / 2) * 17], clipped(name), 'ink', 'start', 700)}`,
  )}
    ${along.map((line, nth) => {
      const mark = marks[nth] ?? line;
      return svg`<path d="M${line.toFixed(1)} ${BANDS.stones[0] - 6}V242L${mark.toFixed(1)} 256" fill="none" stroke=${colour('question-ink')} stroke-width="1" stroke-dasharray="2 4"></path>
        <circle cx=${mark.toFixed(1)} cy="256" r=${MARK} fill=${colour('question')}></circle>
        ${text([mark, 260.5], nth + 1, 'on-question', 'middle', 700)}`;
    })}
    ${band('stones', storyWords.stones())}${band('health', storyWords.health())}
    ${standings
      .filter(({ turn }) => turn % every === 0 || turn === standings.length - 1)
      .map(({ turn }) =>
        turn === 0 ? text([2, 281], storyWords.before(), 'ink-soft') : text([x(turn), 281], turn, 'ink-soft', 'middle'),
      )}`;
}

/** Moves positions apart, so that they differ by at least `gap` and none is beyond `last`. */
function spread(wished: readonly number[], gap: number, last = Infinity): number[] {
  const order = wished.map((place, nth) => ({ place, nth })).sort((a, b) => a.place - b.place);
  const set: number[] = [];
  let free = -Infinity;
  for (const { place, nth } of order) {
    set[nth] = Math.max(place, free);
    free = (set[nth] ?? place) + gap;
  }
  let most = last;
  for (const { place, nth } of order.reverse()) {
    set[nth] = Math.min(set[nth] ?? place, most);
    most = (set[nth] ?? place) - gap;
  }
  return set;
}
