import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { CampaignView, PlayerView } from '../../../campaign/terms/view.ts';
import { standingsWords } from '../../../words/campaign/campaign.ts';
import { isolatedName } from '../../../words/language/isolated-name.ts';
import { DASHES, SIGNS } from '../../art/lines.ts';
import { narrow } from '../../theme/sizes.ts';

export const historyStyles = css`
  .history {
    display: block;
    width: 100%;
    height: auto;
  }
  .history.narrow {
    display: none;
  }
  @media ${narrow} {
    .history.narrow {
      display: block;
    }
    .history.wide {
      display: none;
    }
  }
  .history text {
    font: 600 13px var(--text-face);
    fill: var(--ink);
  }
  .history .leader {
    fill: none;
    stroke: var(--line);
  }
  .history .soft {
    fill: var(--ink-soft);
    font-weight: 450;
  }
`;

/** The size of a picture and the room around its lines. `letters`: how many letters of a name fit at the end of a line. */
interface PictureFrame {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  letters: number;
}
const FRAMES: readonly PictureFrame[] = [
  { name: 'wide', width: 640, height: 260, left: 36, right: 164, top: 14, bottom: 28, letters: 17 },
  { name: 'narrow', width: 354, height: 300, left: 26, right: 122, top: 14, bottom: 28, letters: 11 },
];
/** Height of a line of text. */
const LINE = 15;

/** A player's Power at the end of each week in which the player took part; a player of the first week begins with 0 before it. */
interface Track extends Pick<PlayerView, 'id' | 'name' | 'faction'> {
  place: number;
  points: { at: number; power: number }[];
}

function tracksOf({ history, players }: CampaignView): Track[] {
  return players.flatMap(({ id, name, faction, joined, left }, place) => {
    const points = history.flatMap(({ week, standings }, index) => {
      const power = standings.find(({ player }) => player === id)?.power;
      return power === undefined || week < joined || (left !== null && week > left) ? [] : [{ at: index + 1, power }];
    });
    const [first] = points;
    if (!first) return [];
    return [{ id, name, faction, place, points: joined === 1 ? [{ at: 0, power: 0 }, ...points] : points }];
  });
}

/** Spreads the names so that they do not overlap where lines end close together, and keeps them within the picture. */
function spread(wished: readonly number[], most: number): number[] {
  const down: number[] = [];
  for (const wish of wished) down.push(Math.max(wish, (down.at(-1) ?? -Infinity) + LINE));
  const up: number[] = [];
  for (const place of down.reverse()) up.unshift(Math.min(place, up.length === 0 ? most : (up[0] ?? most) - LINE));
  return up;
}

function picture(tracks: readonly Track[], weeks: readonly number[], frame: PictureFrame, label: string): TemplateResult {
  const powers = tracks.flatMap(({ points }) => points.map(({ power }) => power));
  const most = Math.max(1, ...powers);
  const least = Math.min(0, ...powers);
  const height = Math.max(frame.height, tracks.length * LINE + frame.top + frame.bottom);
  const x = (week: number): number => frame.left + (week / weeks.length) * (frame.width - frame.left - frame.right);
  const y = (power: number): number => frame.top + ((most - power) / (most - least)) * (height - frame.top - frame.bottom);
  const short = (name: string): string => (name.length > frame.letters ? `${name.slice(0, frame.letters - 1).trimEnd()}…` : name);
  const ended = [...tracks].sort((a, b) => (b.points.at(-1)?.power ?? 0) - (a.points.at(-1)?.power ?? 0));
  const heights = spread(
    ended.map(({ points }) => y(points.at(-1)?.power ?? 0)),
    height - frame.bottom,
  );
  const names = x(weeks.length) + 30;
  const line = ({ place, points, name, faction }: Track, nth: number): SVGTemplateResult => {
    const last = points.at(-1) ?? { at: 0, power: 0 };
    const level = heights[nth] ?? 0;
    const sign = SIGNS[place % SIGNS.length] ?? '';
    const colour = `var(--${faction})`; // the colour of the emblem beside the name in the table above
    const mark = (left: number, top: number): SVGTemplateResult =>
      svg`<path d=${sign} transform=${`translate(${left} ${top})`} fill=${colour} stroke="var(--ink)" stroke-width="1.400"></path>`;
    const path = points.map((point, first) => `${first === 0 ? 'M' : 'L'}${x(point.at)} ${y(point.power)}`).join('');
    return svg`<path d=${path} fill="none" stroke="var(--outline)" stroke-width="5" stroke-linejoin="round"></path>
      <path d=${path} fill="none" stroke=${colour} stroke-width="2.600" stroke-linejoin="round"
        stroke-dasharray=${DASHES[Math.floor(place / SIGNS.length) % DASHES.length] ?? ''}
      ></path>
      ${points.filter((point) => point.at > 0).map((point) => mark(x(point.at), y(point.power)))}
      <path class="leader" d=${`M${x(last.at) + 6} ${y(last.power)}L${names - 10} ${level}`}></path>
      ${mark(names - 4, level)}
      <text x=${names + 6} y=${level + 4}>${last.power} ${isolatedName(short(name))}</text>`;
  };
  return html`<svg class="history ${frame.name}" viewBox="0 0 ${frame.width} ${height}" role="img" aria-label=${label}>
    <path d="M${frame.left} ${y(0)}H${frame.width - frame.right}" stroke="var(--line)" fill="none"></path>
    ${[...new Set([least, 0, most])].map(
      (power) => svg`<text class="soft" x=${frame.left - 8} y=${y(power) + 4} text-anchor="end">${power}</text>`,
    )}
    ${weeks.map((week, index) => svg`<text class="soft" x=${x(index + 1)} y=${height - 6} text-anchor="middle">${week}</text>`)}
    ${ended.map(line)}
  </svg>`;
}

/**
 * A chart of Power by week with a line for each player, from the first week to the last one of that player; markers and dashes distinguish
 * the lines.
 */
export function historyPicture(view: CampaignView): TemplateResult | typeof nothing {
  const tracks = tracksOf(view);
  if (tracks.length === 0) return nothing;
  const label = tracks.map(({ name, points }) => standingsWords.historySaid(name, points.map(({ power }) => power).join(', '))).join('. ');
  const weeks = view.history.map(({ week }) => week);
  return html`<h3>${standingsWords.history()}</h3>
    ${FRAMES.map((frame) => picture(tracks, weeks, frame, `${standingsWords.history()}. ${label}`))}`;
}
