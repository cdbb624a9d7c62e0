import type { Character } from '../../../rules/terms/card-language.ts';
import { isPainted } from '../../../cabinet/terms.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import { emblemPath } from '../../art/emblem.ts';
import { rimPath } from '../../art/factions.ts';
import type { CabinetFigure } from '../../contexts/cards/cabinet-port.ts';
import type { ShelfCatalogue } from '../coins/shown-shelves.ts';

const COLUMNS = 9;
const [WIDTH, ROW, HEAD, COIN] = [1080, 148, 110, 84];
const INK = '#0b1613';

/** Draws one coin with its name, centred in its place. */
function drawCoin(paper: OffscreenCanvasRenderingContext2D, { id, keywords, factions, name }: Character, colour: (role: string) => string) {
  const faction = factions[0] ?? 'commonwealth';
  const scale = COIN / 100;
  paper.save();
  paper.scale(scale, scale);
  paper.lineWidth = 4;
  paper.strokeStyle = INK;
  paper.fillStyle = colour(faction);
  const rim = new Path2D(rimPath(faction, 45));
  const [disc, face] = [new Path2D(), new Path2D()];
  disc.arc(0, 0, 43, 0, 7);
  face.arc(0, 0, 35, 0, 7);
  paper.fill(disc);
  paper.fill(rim);
  paper.stroke(rim);
  paper.fillStyle = '#f6efdd';
  paper.fill(face);
  paper.stroke(face);
  paper.translate(-26, -26);
  paper.scale(52 / 512, 52 / 512);
  paper.fillStyle = '#17211d';
  paper.fill(new Path2D(emblemPath(id, keywords)));
  paper.restore();
  paper.fillStyle = colour('ink');
  paper.font = `600 14px ${colour('text-face')}`;
  paper.textAlign = 'center';
  paper.fillText(name, 0, COIN / 2 + 26, WIDTH / COLUMNS - 8);
}

/** A cabinet as a picture: the coins of owned figures on planks, with the app's own drawings and no names of persons. */
export async function cabinetPicture(
  name: string,
  figures: readonly CabinetFigure[],
  { cards }: ShelfCatalogue,
  style: CSSStyleDeclaration,
): Promise<Blob> {
  const colour = (role: string): string => style.getPropertyValue(`--${role}`).trim();
  const present = figures.filter(({ owned }) => owned > 0);
  const shown = present.flatMap(({ character }) => cards.get(character) ?? []);
  const count = present.reduce((all, { owned }) => all + owned, 0);
  const painted = present.filter(({ stage }) => stage !== null && isPainted(stage)).length;
  const canvas = new OffscreenCanvas(WIDTH, HEAD + Math.max(1, Math.ceil(shown.length / COLUMNS)) * ROW + 24);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  paper.fillStyle = colour('ground');
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = colour('ink');
  paper.font = `700 44px ${colour('title-face')}`;
  paper.fillText(name, 30, 62, WIDTH - 60);
  paper.font = `500 22px ${colour('text-face')}`;
  paper.fillText(shelfWords.figures(count, painted), 30, 94);
  for (const [index, card] of shown.entries()) {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    if (column === 0) {
      paper.fillStyle = colour('seat-0');
      paper.fillRect(20, HEAD + row * ROW + 54 + COIN / 2, WIDTH - 40, 6);
      paper.strokeStyle = INK;
      paper.lineWidth = 2;
      paper.strokeRect(20, HEAD + row * ROW + 54 + COIN / 2, WIDTH - 40, 6);
    }
    paper.save();
    paper.translate((column + 0.5) * (WIDTH / COLUMNS), HEAD + row * ROW + 54);
    drawCoin(paper, card, colour);
    paper.restore();
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
