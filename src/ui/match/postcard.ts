import { nothing, render, svg } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import { matchWords } from '../../words/match/match.ts';
import { momentText } from '../../words/match/story.ts';
import { appWords } from '../../words/app/app.ts';
import { broken, shortened } from '../../words/language/isolated.ts';
import { headed } from '../../words/language/sentences.ts';
import { drawnBody } from '../art/body.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { factionOf } from '../board/table.ts';
import { namesOf, seatName } from '../table/names.ts';
import { imageOf } from './share-story.ts';
import { saveFile } from '../page/save-file.ts';
import type { Story } from './story-of.ts';

/** The size of the postcard, in its own units. */
const CARD = { width: 1100, height: 720 };
const [GROUND, FRONT, FOOT] = [566, 634, 660];
/** Where the feet are in the picture of a body, and how much of it is body. */
const [FEET, BROAD] = [0.957, 0.66];
const LETTERS = 64;
const FACE = 'Inter Variable, Inter, system-ui, sans-serif';

type ViewedModel = ReturnType<TablePort['view']>['table']['models'][string];

/** A character in the picture. */
interface PostcardFigure {
  model: ViewedModel;
  address: string;
}

/** Where each of a row stands: as wide as there is room, the tallest in the middle of the row where none has more than another. */
function row(count: number, most: number, width: number): { size: number; places: readonly number[] } {
  const step = Math.min(most * BROAD, width / Math.max(1, count));
  const size = Math.min(most, step / BROAD + 24);
  return { size, places: Array.from({ length: count }, (_, nth) => CARD.width / 2 + (nth - (count - 1) / 2) * step) };
}

/** The places of those who have lost and still stand: far off, from both edges on. */
function aside(count: number): { size: number; places: readonly number[] } {
  const step = Math.min(96, 960 / Math.max(1, count));
  const places = Array.from({ length: count }, (_, nth) =>
    nth % 2 === 0 ? 80 + (nth / 2) * step : CARD.width - 80 - ((nth - 1) / 2) * step,
  );
  return { size: 132, places };
}

/** Upright, the feet on a line. */
const upright = ({ address }: PostcardFigure, x: number, line: number, size: number, filter = '') =>
  svg`<image href=${address} x=${x - size / 2} y=${line - FEET * size} width=${size} height=${size} filter=${filter || nothing}></image>`;

/** Lying on its back. */
const lying = ({ address }: PostcardFigure, x: number, line: number, size: number) =>
  svg`<image href=${address} x=${-size / 2} y=${-FEET * size} width=${size} height=${size} transform="translate(${x + size * 0.42} ${line - size * 0.14}) rotate(-84)" filter="url(#dusk)"></image>`;

/** The moment that people will tell: a lie that was caught before anything else. */
export function toldMoment({ moments }: Story): Story['moments'][number] | null {
  return moments.find(({ called }) => called.some(({ lie }) => lie)) ?? moments[0] ?? null;
}

const dawn = svg`<defs>
  <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#10221f"></stop><stop offset=".42" stop-color="#38565e"></stop>
    <stop offset=".66" stop-color="#c88752"></stop><stop offset=".8" stop-color="#f3c06a"></stop>
  </linearGradient>
  <filter id="rim" x="-20%" y="-20%" width="140%" height="140%">
    <feMorphology in="SourceAlpha" operator="dilate" radius="3" result="wide"></feMorphology>
    <feFlood flood-color="#ffdf8e"></feFlood><feComposite in2="wide" operator="in"></feComposite>
    <feMerge><feMergeNode></feMergeNode><feMergeNode in="SourceGraphic"></feMergeNode></feMerge>
  </filter>
  <filter id="dusk"><feColorMatrix type="saturate" values=".35"></feColorMatrix></filter>
</defs>
<rect width=${CARD.width} height=${CARD.height} fill="url(#dawn)"></rect>
<circle cx="550" cy="452" r="172" fill="#ffe7a6"></circle>
<path d="M0 520C150 470 260 500 360 512L384 470L402 514L428 478L448 516C620 540 760 486 900 476C1000 470 1060 490 1100 500V720H0Z" fill="#3c3a31"></path>
<path d="M0 566C240 540 420 552 560 556C760 562 920 548 1100 560V720H0Z" fill="#20261f"></path>`;

const gem = (x: number, y: number) =>
  svg`<path d="M${x} ${y - 15}L${x + 10} ${y - 3}L${x} ${y + 11}L${x - 10} ${y - 3}Z" fill="#bfe6f2" stroke="#0b1613" stroke-width="2"></path>`;

/** All characters on the table with a picture, drawn by the app: no photograph of a miniature leaves the device. */
async function bodiesOf(table: TablePort): Promise<PostcardFigure[]> {
  const models = Object.values(table.view(null).table.models);
  // a match that was given up before anybody stood on the table shows who would have played
  const isThere = ({ status }: ViewedModel): boolean => status === 'board' || status === 'slain';
  const shown = models.some(isThere) ? models.filter(isThere) : models;
  return Promise.all(
    shown.map(async (model) => {
      const { character, seat } = model;
      const keywords = table.characters[character]?.keywords ?? [];
      const faction = factionOf(table.view(null), table.characters, model);
      return { model, address: await drawnBody({ character, keywords, faction, mirrored: seat % 2 === 1 }) };
    }),
  );
}

/** A match that is over as a postcard: the winners before the rising sun, the fallen where they lie, and what people will tell of it. */
export async function postcard(table: TablePort, story: Story) {
  const { result } = table.view(null).order;
  const all = await bodiesOf(table);
  const isWinner = ({ model }: PostcardFigure): boolean => !result || result.winner === 'draw' || model.seat === result.winner;
  const up = all.filter(({ model }) => model.status !== 'slain');
  const [winners, others, fallen] = [
    up.filter(isWinner),
    up.filter((standing) => !isWinner(standing)),
    all.filter(({ model }) => model.status === 'slain'),
  ];
  const [frontRow, backRow, fallenRow] = [row(winners.length, 300, 900), aside(others.length), row(fallen.length, 190, 960)];
  const moment = toldMoment(story);
  const lines = moment ? broken(momentText(moment, namesOf(table)), LETTERS) : [];
  const title = result && result.winner !== 'draw' ? matchWords.wins(seatName(table, result.winner)) : matchWords.draw();
  const stones = story.standings.at(-1)?.stones ?? [];
  const seats = table.seats.map((_, seat: Seat) => headed(seatName(table, seat), String(stones[seat] ?? 0)));
  const span = 880 / seats.length;
  return svg`${dawn}
    ${others.map((standing, nth) => upright(standing, backRow.places[nth] ?? 0, GROUND - 34, backRow.size, 'url(#dusk)'))}
    ${winners.map((standing, nth) => upright(standing, frontRow.places[nth] ?? 0, GROUND + 24, frontRow.size, 'url(#rim)'))}
    ${fallen.map((standing, nth) => lying(standing, fallenRow.places[nth] ?? 0, FRONT, Math.min(140, fallenRow.size)))}
    <g fill="#fbf3df">
      <text x="48" y="82" font-size=${title.length > 34 ? 38 : 54} font-weight="700" font-family="Alegreya, Georgia, serif">${title}</text>
      ${lines.slice(0, 3).map((line, nth) => svg`<text x="50" y=${126 + nth * 34} font-size="25" font-weight="500" font-family=${FACE}>${line}</text>`)}
    </g>
    <rect y=${FOOT} width=${CARD.width} height=${CARD.height - FOOT} fill="#0b1613"></rect>
    <g fill="#f6efdd" font-family=${FACE} font-size="23" font-weight="650">
      ${seats.map((text, seat) => svg`${gem(48 + seat * span, FOOT + 32)}<text x=${70 + seat * span} y=${FOOT + 39}>${seats.length > 2 ? shortened(text, 34) : text}</text>`)}
      <text x="1056" y=${FOOT + 39} text-anchor="end" font-family="Alegreya, Georgia, serif" font-weight="700">${appWords.name()}</text>
    </g>`;
}

/** Hands the postcard on as an image, or keeps it as a file. Rejects where the browser draws none. */
export async function sharePostcard(table: TablePort, story: Story): Promise<boolean> {
  const holder = document.createElement('div');
  render(await postcard(table, story), holder);
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const { width, height } = CARD;
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${width} ${height}`, width, height })) root.setAttribute(name, String(value));
  root.append(...holder.childNodes);
  const image = await imageOf({ source: new XMLSerializer().serializeToString(root), width, height });
  return saveFile('moonrise-postcard.png', image, 'image/png');
}
