import { round, type FaceAt, type BodyPart } from './part.ts';

/** The mood that a face shows. */
export type Mood = 'calm' | 'smug' | 'hurt' | 'fierce';

const d = (value: number): string => value.toFixed(1);

/** The path of an eyebrow: a stroke of ink above the eye, its inner end towards the nose. */
function brow(x: number, y: number, r: number, [outer, inner]: readonly [number, number], first: boolean): string {
  const [start, end] = first ? [outer, inner] : [inner, outer];
  const [a, b] = [y - r * 1.5 + start * r, y - r * 1.5 + end * r];
  return `M${d(x - r * 1.5)} ${d(a)}L${d(x + r * 1.5)} ${d(b)}L${d(x + r * 1.5)} ${d(b + r * 0.75)}L${d(x - r * 1.5)} ${d(a + r * 0.75)}Z`;
}

const BROWS: Record<Mood, readonly [outer: number, inner: number]> = {
  calm: [0, 0.1],
  smug: [-0.7, 0.5],
  hurt: [0.7, -0.6],
  fierce: [-0.4, 0.7],
};

function mouth([x, y, wide]: FaceAt['mouth'], mood: Mood): BodyPart[] {
  if (wide === 0) return [];
  const half = wide / 2;
  const arc = (deep: number, tilt = 0): string =>
    `M${d(x - half)} ${d(y + tilt)}Q${d(x)} ${d(y + deep * 2)} ${d(x + half)} ${d(y - tilt)}Q${d(x)} ${d(y + deep * 2 + (deep < 0 ? -5 : 5))} ${d(x - half)} ${d(y + tilt)}Z`;
  if (mood === 'hurt')
    return [
      [
        'k',
        `M${d(x - half * 0.7)} ${d(y + 6)}Q${d(x)} ${d(y - 12)} ${d(x + half * 0.8)} ${d(y + 5)}Q${d(x)} ${d(y + 12)} ${d(x - half * 0.7)} ${d(y + 6)}Z`,
      ],
    ];
  if (mood === 'smug') return [['k', arc(5, 3)]];
  if (mood === 'fierce' || wide > 30) {
    const jaw: BodyPart = [
      'k',
      `M${d(x - half)} ${d(y - 3)}Q${d(x)} ${d(y + 14)} ${d(x + half)} ${d(y - 4)}Q${d(x + half * 0.2)} ${d(y + 26)} ${d(x - half)} ${d(y - 3)}Z`,
    ];
    const tooth = (place: number): string => `M${d(x + place * half - 5)} ${d(y + 3)}l5 10 5 -10Z`;
    return wide > 30 ? [jaw, ['l', tooth(-0.4) + tooth(0.35)]] : [['k', arc(3)]];
  }
  return [['k', arc(3.5, 1)]];
}

/** Eyes, brows and mouth of a body. */
export function face({ eyes: [x, y, x2, y2, r], mouth: lips, glows = false }: FaceAt, mood: Mood): BodyPart[] {
  const paired = x2 !== x;
  const iris = (px: number, py: number, size: number): string => round(px, py, size);
  const second = paired ? iris(x2, y2, r * 0.92) : '';
  const pupil = glows ? r * 0.42 : r * 0.52;
  const look = r * 0.32;
  const brows = BROWS[mood];
  return [
    [glows ? 'y' : 'e', iris(x, y, r) + second],
    ['k', round(x + look, y + 1, pupil) + (paired ? round(x2 + look, y2 + 1, pupil * 0.95) : '')],
    ['k', brow(x, y, r, brows, true) + (paired ? brow(x2, y2, r * 0.95, brows, false) : '')],
    ...mouth(lips, mood),
  ];
}
