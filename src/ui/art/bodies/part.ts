/**
 * The tones of a part: c cloth, d its shade, l its trim (all three from the faction) · s skin, t its shade · h hair or fur · b leather ·
 * m metal, n its shade · y gold · e white · k ink · w wing · r red · g leaf.
 */
export type BodyTone = 'c' | 'd' | 'l' | 's' | 't' | 'h' | 'b' | 'm' | 'n' | 'y' | 'e' | 'k' | 'w' | 'r' | 'g';
/** A tone and path data in it. */
export type BodyPart = readonly [BodyTone, string];

/** Where eyes and mouth are: two eyes with their size, and the middle and width of the mouth. A face without a mouth has width 0. */
export interface FaceAt {
  eyes: readonly [x: number, y: number, x2: number, y2: number, r: number];
  mouth: readonly [x: number, y: number, wide: number];
  /** Eyes that glow have no white. */
  glows?: boolean;
}

/** A body on a ground of 200 × 260, its feet on y = 252, looking right. Places are given as x, y and what follows. */
export interface DrawnBody {
  skin: readonly [string, string];
  hair: string;
  /** Where a hat sits: x, y, scale, tilt in degrees. */
  head: readonly [number, number, number, number];
  /** The hand that holds the weapon, and the one that holds what is carried beside it. */
  hand: readonly [number, number];
  other: readonly [number, number];
  /** The middle of the shoulders, and their scale. */
  back: readonly [number, number, number];
  /** The emblem: x, y, how wide. */
  badge: readonly [number, number, number];
  /** The square a coin shows: x, y, side. */
  bust: readonly [number, number, number];
  parts: readonly BodyPart[];
  face: FaceAt | null;
  /** A hat the body brings itself, in the places of the body; another one takes its place. */
  own?: readonly BodyPart[];
  /** Seen through. */
  ghost?: boolean;
}

/** A beast or seat that somebody rides: drawn before the rider, whose middle is on the saddle. */
export interface Mount {
  /** Where the rider's hips are, and the scale of the rider. */
  saddle: readonly [number, number, number];
  fur: readonly [string, string, string];
  parts: readonly BodyPart[];
  face: FaceAt | null;
}

/** A circle as path data. */
export const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
