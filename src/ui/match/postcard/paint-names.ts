import { PALE, TITLE } from './letters.ts';
import { ABOVE, BELOW, namePlaces, type NamePlace } from './name-places.ts';
import type { paintFigures } from './paint-figures.ts';
import type { PostcardLayout } from './postcard.ts';

/** Writes the names of the models, each next to its body or at the end of a stroke to it, in the largest letters with which all names have room. */
export function paintNames(
  brush: CanvasRenderingContext2D,
  { foot, lie, mist, names: [wanted, least] }: PostcardLayout,
  { placed, boxes }: Awaited<ReturnType<typeof paintFigures>>,
): void {
  Object.assign(brush, { fillStyle: PALE, lineJoin: 'round', lineCap: 'round', textAlign: 'center' });
  const within = { left: 0, right: lie.width, top: mist + 30, bottom: foot - 4 };
  let places: (NamePlace | null)[] = [];
  let letters = wanted;
  for (; letters >= least; letters -= 2) {
    brush.font = `700 ${letters}px ${TITLE}`;
    const bodies = placed.map(({ figure: { name, fallen, winner, stones }, x, y, size }) => ({
      ...{ x, y, size, fallen, winner, stones },
      half: brush.measureText(name).width / 2 + 0.3 * letters,
    }));
    places = namePlaces(bodies, { letters, within, stones: boxes });
    if (!places.includes(null)) break;
  }
  letters = Math.max(letters, least);
  for (const [nth, place] of places.entries()) {
    const figure = placed[nth]?.figure;
    const { x, line, leadsTo = null } = place ?? { x: 0, line: 0 };
    if (!place || !figure) continue;
    if (leadsTo) {
      brush.beginPath();
      brush.moveTo(x, line > leadsTo.y ? line - ABOVE * letters : line + BELOW * letters);
      brush.lineTo(leadsTo.x, leadsTo.y);
      for (const [strokeStyle, lineWidth] of [
        ['rgb(6 16 15 / 70%)', 4],
        [PALE, 1.6],
      ] as const) {
        // prettier-ignore
        Object.assign(brush, { strokeStyle, lineWidth });
        brush.stroke();
      }
    }
    Object.assign(brush, { strokeStyle: 'rgb(6 16 15 / 85%)', lineWidth: letters / 4 });
    brush.strokeText(figure.name, x, line);
    brush.fillText(figure.name, x, line);
  }
}
