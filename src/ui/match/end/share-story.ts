import { nothing, render, svg } from 'lit';
import { night } from '../../theme/palette.ts';
import { broken } from '../../../words/language/isolated-name.ts';
import { momentText } from '../../../words/match/story.ts';
import { reasonOfResult } from '../../../words/app/results.ts';
import { matchWords } from '../../../words/match/match.ts';
import { saveFile } from '../../page/save-file.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { inlinedFaces } from './inlined-faces.ts';
import type { Story } from '../postcard/story-of.ts';
import { PICTURE, storyPicture } from './story-picture.ts';

/** Width of the page in units of the picture, pixels per unit, letters per line, and the height of a line in units. */
const PAGE = PICTURE.width + 40;
const SCALE = 2.5;
const LETTERS = 47;
const LINE = 18;

/** The story of a match as an SVG page: who won and why, the picture, and the deciding moments. It contains nothing secret. */
export function storyPage(table: TablePort, story: Story): { source: string; width: number; height: number } {
  const { result } = table.view(null).order;
  const names = namesOf(table);
  const seats = table.seats.map((_, seat) => seatName(table, seat));
  const winner = result && result.winner !== 'draw' ? matchWords.wins(seatName(table, result.winner)) : matchWords.draw();
  const moments = story.moments.map((moment) => broken(momentText(moment, names), LETTERS));
  const head = 84;
  const top = head + PICTURE.height + 8;
  const height = top + moments.flat().length * LINE + moments.length * 8 + 24;
  const line = ([x, y]: readonly [number, number], size: number, weight: number, fill: string, text: string) =>
    svg`<text x=${x} y=${y} font-size=${size} font-weight=${weight} fill=${fill} font-family="Inter Variable, Inter, system-ui, sans-serif">${text}</text>`;
  let y = top;
  const paragraphs = moments.map((lines, nth) => {
    const first = y;
    y += lines.length * LINE + 8;
    return svg`<circle cx="31" cy=${first} r="9" fill=${night.question}></circle>
      <text x="31" y=${first + 4.5} font-size="13" font-weight="700" text-anchor="middle" fill=${night['on-question']} font-family="Inter Variable, Inter, system-ui, sans-serif">${nth + 1}</text>
      ${lines.map((text, index) => line([48, first + 5 + index * LINE], 14, 500, night.ink, text))}`;
  });
  const holder = document.createElement('div');
  render(
    svg`<rect width=${PAGE} height=${height} fill=${night.ground}></rect>
      ${line([20, 38], winner.length > 26 ? 18 : 26, 700, night['question-ink'], winner)}
      ${result ? line([20, 62], 14, 500, night['ink-soft'], reasonOfResult(result)) : nothing}
      <g transform="translate(20 ${head})">${storyPicture(story, seats, (role) => night[role])}</g>
      ${paragraphs}`,
    holder,
  );
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.setAttribute('viewBox', `0 0 ${PAGE} ${height}`);
  root.setAttribute('width', String(PAGE * SCALE));
  root.setAttribute('height', String(height * SCALE));
  root.append(...holder.childNodes);
  return { source: new XMLSerializer().serializeToString(root), width: PAGE * SCALE, height: height * SCALE };
}

/** A drawing as an image. Rejects if the browser cannot draw it. */
async function imageOf({ source, width, height }: { source: string; width: number; height: number }): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!image) throw new Error('no image was drawn');
  return image;
}

/** The story as an image, in the fonts of the app. */
export async function storyImage(table: TablePort, story: Story): Promise<Blob> {
  const page = storyPage(table, story);
  const faces = await inlinedFaces(['Inter Variable']);
  return imageOf({ ...page, source: page.source.replace(/(<svg[^>]*>)/, `$1<style>${faces}</style>`) });
}

/** Shares the image, or saves it as a file. */
export const shareStory = async (table: TablePort, story: Story): Promise<boolean> =>
  saveFile('moonrise.png', await storyImage(table, story), 'image/png');
