import { svg, type SVGTemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';

/** A ring that swells and fades round a place where something happened; `size` is a factor. Times in ms. */
export function flash(
  layer: SVGGElement,
  { x, y }: BoardPoint,
  { sign, size }: { sign: string; size: number },
  delay: number,
  duration: number,
): Animation {
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  ring.setAttribute('class', `flash ${sign}`);
  ring.setAttribute('r', '230');
  ring.style.transform = `translate(${x}px, ${y}px) scale(${size})`;
  layer.append(ring);
  const shown = ring.animate(
    [
      { opacity: 0, r: '130px' },
      { opacity: 1, r: '210px', offset: 0.4 },
      { opacity: 0, r: '260px' },
    ],
    { delay, duration: duration * 1.6, fill: 'both' },
  );
  const gone = () => ring.remove();
  void shown.finished.then(gone, gone);
  return shown;
}

/** The time for which a rising number can be read, in ms. */
const READ = 1000;
/** The distance of a moonstone's number from its place, in CSS pixels. */
const BESIDE = 46;

/**
 * A number that rises from a place towards its reader's far side and fades: wounds, or healing. `turn` sets it upright, in degrees; `px` is a CSS
 * pixel in units of the board.
 */
export function rising(
  layer: SVGGElement,
  { x, y }: BoardPoint,
  words: string,
  sign: string,
  { turn, px, delay }: { turn: number; px: number; delay: number },
): Animation {
  const number = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  number.setAttribute('class', `flash-number ${sign}`);
  number.textContent = words;
  number.style.fontSize = `${30 * px}px`;
  number.style.strokeWidth = `${6 * px}px`;
  layer.append(number);
  // the sign of the moonstone rises at the place itself
  const beside = sign === 'moon' ? BESIDE : 0;
  const transform = (off: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg) translate(${beside * px}px, ${-off * px}px)`;
  const shown = number.animate(
    [
      { opacity: 0, transform: transform(12) },
      { opacity: 1, transform: transform(24), offset: 0.15 },
      { opacity: 1, transform: transform(38), offset: 0.75 },
      { opacity: 0, transform: transform(46) },
    ],
    { delay, duration: READ, fill: 'both' },
  );
  const gone = () => number.remove();
  void shown.finished.then(gone, gone);
  return shown;
}

/** The ring of the keyboard's focus round a thing of this radius in units; `px` is a CSS pixel in units of the board. */
export function focusRing({ x, y }: BoardPoint, radius: number, px: number): SVGTemplateResult {
  const r = radius + 9 * px;
  return svg`<circle class="focus-ink" cx=${x} cy=${y} r=${r} stroke-width=${7 * px}></circle>
    <circle class="focus-ring" cx=${x} cy=${y} r=${r} stroke-width=${3 * px}></circle>`;
}
