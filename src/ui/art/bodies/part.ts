/**
 * The tones of a part: c cloth, d its shade, l its trim (all three from the faction) · s skin, t its shade · h hair or fur · b leather ·
 * m metal, n its shade · y gold · e white · k ink · w wing · r red · g leaf.
 */
export type BodyTone = 'c' | 'd' | 'l' | 's' | 't' | 'h' | 'b' | 'm' | 'n' | 'y' | 'e' | 'k' | 'w' | 'r' | 'g';
/** A tone and path data in it. */
export type BodyPart = readonly [BodyTone, string];

/** The places of eyes and mouth: two eyes with their radius, and the middle and the width of the mouth. A face without a mouth has width 0. */
export interface FaceAt {
  eyes: readonly [x: number, y: number, x2: number, y2: number, r: number];
  mouth: readonly [x: number, y: number, wide: number];
  /** Glowing eyes have no white. */
  glows?: boolean;
}

/** A body on a ground of 200 × 260, its feet on y = 252, looking right. Places begin with x, y. */
export interface DrawnBody {
  skin: readonly [string, string];
  hair: string;
  /** The place of a hat: x, y, scale, tilt in degrees. */
  head: readonly [number, number, number, number];
  /** The hand that holds the weapon, and the other hand. */
  hand: readonly [number, number];
  offhand: readonly [number, number];
  /** The middle of the shoulders, and their scale. */
  back: readonly [number, number, number];
  /** The emblem: x, y, width. */
  badge: readonly [number, number, number];
  /** The square that a coin shows: x, y, side. */
  bust: readonly [number, number, number];
  parts: readonly BodyPart[];
  face: FaceAt | null;
  /** A hat that belongs to the body, in the body's coordinates; a hat of the look replaces it. */
  hat?: readonly BodyPart[];
  /** The body is translucent. */
  ghost?: boolean;
}

/** A beast or vehicle that a character rides: drawn in front of the rider, whose middle is on the saddle. */
export interface Mount {
  /** The place of the rider's hips, and the scale of the rider. */
  saddle: readonly [number, number, number];
  fur: readonly [string, string, string];
  parts: readonly BodyPart[];
  face: FaceAt | null;
}

/** A circle as path data. */
export const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
