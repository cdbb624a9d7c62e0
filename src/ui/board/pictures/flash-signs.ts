import type { BoardPoint } from '../../contexts/table-port.ts';

/** A small drawing that crosses the board for a moment. */
export type FlashSign = 'stone' | 'spade' | 'shield' | 'drop' | 'star' | 'sack' | 'dust';

/** Path data round (0, 0), about 200 wide. */
const PATHS: Readonly<Record<FlashSign, string>> = {
  stone: 'M0 -110L82 0L0 110L-82 0ZM0 110L82 0L34 12L0 50L-34 12L-82 0Z',
  spade: 'M-10 40V-20H-48V-70Q-46 -104 0 -116Q46 -104 48 -70V-20H10V40ZM-32 40H32V58H-32Z',
  shield: 'M0 -104Q44 -78 92 -76Q96 30 0 104Q-96 30 -92 -76Q-44 -78 0 -104Z',
  drop: 'M0 -104C34 -44 66 -12 66 34A66 66 0 0 1 -66 34C-66 -12 -34 -44 0 -104Z',
  sack: 'M-24 -60C-46 -34 -88 2 -80 50C-74 88 -42 94 0 94C42 94 74 88 80 50C88 2 46 -34 24 -60ZM-42 -96L-22 -64H22L42 -96C18 -84 -18 -84 -42 -96Z',
  dust: 'M-96 40C-104 -4 -58 -26 -36 -6C-34 -54 40 -62 48 -14C80 -26 108 4 94 40C60 58 -66 58 -96 40Z',
  star: 'M0 -106L26 -34 102 -34 42 12 64 86 0 42 -64 86 -42 12 -102 -34 -26 -34Z',
};

/** The way of a sign: its ends and the height of its leap in units, `turn` degrees to set it upright for its reader, and `size`, a factor. */
export interface SignWay {
  from: BoardPoint;
  to: BoardPoint;
  turn: number;
  leap: number;
  size: number;
}

/** Animates a sign from one place to another and removes it. Times in ms. */
export function moveSign(
  layer: SVGGElement,
  sign: FlashSign,
  { from, to, turn, leap, size }: SignWay,
  delay: number,
  duration: number,
): Animation {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('class', `flash-sign ${sign}`);
  path.setAttribute('d', PATHS[sign]);
  layer.append(path);
  const angle = (turn * Math.PI) / 180;
  const high = { x: (from.x + to.x) / 2 + Math.sin(angle) * leap, y: (from.y + to.y) / 2 - Math.cos(angle) * leap };
  const transform = ({ x, y }: BoardPoint, scale: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale * size})`;
  const shown = path.animate(
    [
      { transform: transform(from, 0.3), opacity: 0 },
      { transform: transform(high, 1.25), opacity: 1, offset: 0.45, easing: 'ease-in' },
      { transform: transform(to, 1), opacity: 1, offset: 0.85 },
      { transform: transform(to, 0.9), opacity: 0 },
    ],
    { delay, duration, fill: 'both', easing: 'ease-out' },
  );
  const gone = () => path.remove();
  void shown.finished.then(gone, gone);
  return shown;
}

/** Animates the coin of a slain model: it cracks, topples and vanishes. `coin` is already in the layer. Times in ms. */
export function toppling(coin: SVGGElement, { x, y }: BoardPoint, turn: number, delay: number, duration: number): Animation {
  const transform = (lean: number, scale: string, offset = 0): string =>
    `translate(${x + offset}px, ${y}px) rotate(${turn + lean}deg) scale(${scale})`;
  const shown = coin.animate(
    [
      { transform: transform(0, '1'), opacity: 1 },
      { transform: transform(-7, '1.08'), opacity: 1, offset: 0.18 },
      { transform: transform(6, '1.04'), opacity: 1, offset: 0.3 },
      { transform: transform(24, '1, 0.72', 30), opacity: 1, offset: 0.62, easing: 'ease-in' },
      { transform: transform(38, '1, 0.34', 60), opacity: 0.9, offset: 0.8 },
      { transform: transform(38, '1, 0.34', 60), opacity: 0 },
    ],
    { delay, duration, fill: 'both' },
  );
  const gone = () => coin.remove();
  void shown.finished.then(gone, gone);
  return shown;
}
