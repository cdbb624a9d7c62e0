import type { FactionName } from '../factions.ts';
import { backs } from './backs.ts';
import { lookOf } from './by-keyword.ts';
import { carriedThings } from './carried-things.ts';
import { risen, heron, spirit, wraith } from './undead.ts';
import { faerie, faun, sprite } from './fair-folk.ts';
import { face, type Mood } from './faces.ts';
import { giant, treefolk, troll } from './great-folk.ts';
import { hats } from './hats.ts';
import { headwear } from './headwear.ts';
import type { ArmName, BodyName, BodyHold, BodyLook, MountName } from './look.ts';
import { airship, balloon } from './machines.ts';
import { boar, boneHorse, cart, crab, goat, hornet, toad } from './mounts.ts';
import type { DrawnBody, Mount, BodyPart, BodyTone } from './part.ts';
import { lank, man, stout, woman } from './people.ts';
import { dame, gnome, goblin, porker } from './small-folk.ts';
import { weapons } from './weapons.ts';
import { hound, mermaid, monkey, rabbit } from './beasts.ts';

export type { Mood } from './faces.ts';

const bodies: Record<BodyName, DrawnBody> = {
  man,
  woman,
  lank,
  stout,
  gnome,
  dame,
  goblin,
  porker,
  faerie,
  sprite,
  faun,
  troll,
  giant,
  treefolk,
  risen,
  spirit,
  wraith,
  heron,
  hound,
  rabbit,
  monkey,
  mermaid,
  balloon,
  airship,
};
const mounts: Record<MountName, Mount> = { boar, toad, hornet, boneHorse, goat, crab, cart };
const allHats: Readonly<Record<string, readonly BodyPart[]>> = { ...hats, ...headwear };
const allArms: Readonly<Record<string, readonly BodyPart[]>> = { ...weapons, ...carriedThings };

/** The colours of each faction's cloth, its shade and its trim. */
const CLOTH: Record<FactionName, readonly [string, string, string]> = {
  commonwealth: ['#cf9632', '#865a1c', '#f7e8bb'],
  dominion: ['#8f76d2', '#513d90', '#dfd5f9'],
  leshavult: ['#7fa047', '#476529', '#e1eabd'],
  shades: ['#a99e88', '#645c4e', '#f2ecdc'],
};
const INK = '#050d0b';

/** Parts with a common transform. */
export interface BodyGroup {
  parts: readonly BodyPart[];
  transform: string;
}

/** The tilt that each hold gives the weapon, in degrees, and the move of the hand. */
const HOLDS: Record<BodyHold, { tilt: number; x: number; y: number }> = {
  up: { tilt: 22, x: 0, y: 0 },
  high: { tilt: 16, x: 14, y: -46 },
  low: { tilt: 138, x: 0, y: 6 },
  out: { tilt: 82, x: 6, y: -8 },
  over: { tilt: -58, x: -22, y: -22 },
  side: { tilt: 3, x: 12, y: 4 },
};

const placed = (x: number, y: number, tilt: number, scale: number): string => `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`;

/** All parts of a look, from back to front; a rider is drawn smaller, on the saddle. */
export function groupsOf(look: BodyLook, mood: Mood = 'calm'): BodyGroup[] {
  const body = bodies[look.body];
  const mount = look.mount ? mounts[look.mount] : null;
  const [wide, high] = look.build ?? [1, 1];
  const stand = mount
    ? `translate(${mount.saddle[0]} ${mount.saddle[1]}) scale(${mount.saddle[2]}) translate(-100 -200)`
    : wide === 1 && high === 1
      ? ''
      : `translate(100 252) scale(${wide} ${high}) translate(-100 -252)`;
  const put = (parts: readonly BodyPart[], place = ''): BodyGroup => ({ parts, transform: [stand, place].filter(Boolean).join(' ') });
  const hold = HOLDS[look.hold];
  const [hx, hy] = [body.hand[0] + hold.x, body.hand[1] + hold.y];
  const raised = look.hold === 'high' || look.hold === 'out' || look.hold === 'over' || look.hold === 'side';
  const arm: BodyPart[] = look.arm === 'none' || !raised ? [] : reach(body, hx, hy);
  const hat = look.hat ? (allHats[look.hat] ?? []) : null;
  const [bx, backY, bs] = body.back;
  const [headX, headY, headScale, headTilt] = body.head;
  return [
    put(look.back ? backs[look.back] : [], placed(bx, backY, 0, bs)),
    put(arms(look.arm), placed(hx, hy, hold.tilt, look.body === 'giant' || look.body === 'troll' ? 1.2 : 1)),
    put(arm),
    put(body.parts),
    put(body.face ? face(body.face, mood) : []),
    hat ? put(hat, placed(headX, headY, headTilt, headScale)) : put(body.hat ?? []),
    put(look.offhand ? arms(look.offhand) : [], placed(body.offhand[0], body.offhand[1], -14, 0.8)),
    ...(mount
      ? [
          { parts: mount.parts, transform: '' },
          { parts: mount.face ? face(mount.face, 'calm') : [], transform: '' },
        ]
      : []),
  ].filter(({ parts }) => parts.length > 0);
}

const arms = (name: ArmName): readonly BodyPart[] => allArms[name] ?? [];

/** A forearm to a hand that has left its usual place. */
function reach({ hand: [x, y] }: DrawnBody, hx: number, hy: number): BodyPart[] {
  const r = 11;
  return [
    ['t', `M${x - 34} ${y - 34}L${x - 24} ${y - 42}L${hx + 6} ${hy - 8}L${hx - 6} ${hy + 10}L${x - 40} ${y - 14}Z`],
    ['s', `M${hx - r} ${hy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`],
  ];
}

/** The character of a picture, and how it is drawn. */
export interface Sitter {
  id: string;
  keywords: readonly string[];
  faction: FactionName;
  /** Path data of the emblem, on a 512 × 512 ground; empty for a body without a badge. */
  emblem?: string;
  mood?: Mood;
  /** `bust` fills a coin: it is round, and has no light behind it. */
  crop: 'whole' | 'bust';
  /** The figure looks left. */
  mirrored?: boolean;
}

/** The view box of a whole body: x, y, width and height in the units of the bodies. */
export const WHOLE = [-64, -78, 344, 344] as const;

function fills(body: DrawnBody, mount: Mount | null, faction: FactionName): Record<BodyTone, string> {
  const [c, d, l] = CLOTH[faction];
  const [s, t] = mount ? [mount.fur[0], mount.fur[1]] : body.skin;
  return {
    c,
    d,
    l,
    s,
    t,
    h: mount ? mount.fur[2] : body.hair,
    b: '#5d3e28',
    m: '#abbac1',
    n: '#65747b',
    y: '#f3c65c',
    e: '#fbf7ea',
    k: INK,
    w: '#cfe4ec',
    r: '#c6453a',
    g: '#5f8a41',
  };
}

const painted = (parts: readonly BodyPart[], tones: Record<BodyTone, string>): string =>
  parts.map(([tone, d]) => `<path d="${d}" fill="${tones[tone]}"${tone === 'w' ? ' fill-opacity=".66"' : ''}/>`).join('');

const grouped = (inner: string, transform: string): string => (transform ? `<g transform="${transform}">${inner}</g>` : inner);

/** The SVG text of a picture: ink behind the figure, light from the upper left, tones, shade at the lower right, the badge. */
export function drawing(sitter: Sitter): string {
  const { id, keywords, faction, emblem, mood = 'calm', crop, mirrored = false } = sitter;
  const look = lookOf(id, keywords);
  const [body, mount] = [bodies[look.body], look.mount ? mounts[look.mount] : null];
  const all = crop === 'bust' ? groupsOf({ ...look, arm: 'none' }, mood) : groupsOf(look, mood);
  const [tones, furs] = [fills(body, null, faction), fills(body, mount, faction)];
  const mounted = new Set<readonly BodyPart[]>(mount ? [mount.parts] : []);
  const outline = all.map(({ parts, transform }) => grouped(`<path d="${parts.map(([, d]) => d).join('')}"/>`, transform)).join('');
  const colours = all.map(({ parts, transform }) => grouped(painted(parts, mounted.has(parts) ? furs : tones), transform)).join('');
  const [ex, ey, es] = body.badge;
  const badge =
    emblem && crop === 'whole'
      ? grouped(
          `<circle cx="${ex}" cy="${ey}" r="${es / 2}" fill="${tones.l}" stroke="${INK}" stroke-width="3.5"/><path d="${emblem}" fill="#17211d" transform="translate(${ex} ${ey}) scale(${((mirrored ? -1 : 1) * es * 0.76) / 512} ${(es * 0.76) / 512}) translate(-256 -256)"/>`,
          mount || look.build ? standOf(look) : '',
        )
      : '';
  const shade = `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="${mirrored ? 160 : 40}" y1="10" x2="${mirrored ? 30 : 170}" y2="250"><stop offset=".35" stop-color="#06110f" stop-opacity="0"/><stop offset="1" stop-color="#06110f" stop-opacity=".58"/></linearGradient>`;
  const lit = crop === 'whole';
  const figure = `<g fill="${INK}" stroke="${INK}" stroke-width="${lit ? 8 : 10}" stroke-linejoin="round">${outline}</g>${
    lit ? `<g fill="#eef7fa" transform="translate(${mirrored ? 3.2 : -3.2} -2.6)">${outline}</g>` : ''
  }${colours}${lit ? `<g fill="url(#s)">${outline}</g>` : ''}${badge}`;
  const [x, y, width, height] = crop === 'whole' ? WHOLE : bust(look);
  const turned = mirrored ? `<g transform="translate(${2 * x + width} 0) scale(-1 1)">${figure}</g>` : figure;
  // The bust is cut out here, because the browser would compose a picture that is clipped on the board anew in every frame.
  const round =
    crop === 'bust' ? `<clipPath id="o"><circle cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/></clipPath>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 2}" height="${height * 2}"><defs>${shade}${round}</defs><g${body.ghost ? ' opacity=".94"' : ''}${round ? ' clip-path="url(#o)"' : ''}>${turned}</g></svg>`;
}

function standOf(look: BodyLook): string {
  const mount = look.mount ? mounts[look.mount] : null;
  if (mount) return `translate(${mount.saddle[0]} ${mount.saddle[1]}) scale(${mount.saddle[2]}) translate(-100 -200)`;
  const [wide, high] = look.build ?? [1, 1];
  return `translate(100 252) scale(${wide} ${high}) translate(-100 -252)`;
}

/** The crop of a coin, as x, y, width and height: the bust of the body where the look puts it. */
function bust(look: BodyLook): readonly [number, number, number, number] {
  const body = bodies[look.body];
  const [x, y, side] = body.bust;
  const mount = look.mount ? mounts[look.mount] : null;
  if (mount) {
    const [sx, sy, scale] = mount.saddle;
    const big = side * scale * 1.2;
    return [sx + (x + side / 2 - 100) * scale - big / 2, sy + (y - 200) * scale - 6, big, big];
  }
  const [wide, high] = look.build ?? [1, 1];
  const size = side * Math.max(wide, high);
  return [100 + (x + side / 2 - 100) * wide - size / 2, 252 + (y - 252) * high, size, size];
}
