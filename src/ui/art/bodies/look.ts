import type { backs } from './backs.ts';
import type { carriedThings } from './carried-things.ts';
import type { hats } from './hats.ts';
import type { headwear } from './headwear.ts';
import type { weapons } from './weapons.ts';

export type BodyName =
  | 'man'
  | 'woman'
  | 'lank'
  | 'stout'
  | 'gnome'
  | 'dame'
  | 'goblin'
  | 'porker'
  | 'faerie'
  | 'sprite'
  | 'faun'
  | 'troll'
  | 'giant'
  | 'treefolk'
  | 'risen'
  | 'spirit'
  | 'wraith'
  | 'heron'
  | 'hound'
  | 'rabbit'
  | 'monkey'
  | 'mermaid'
  | 'balloon'
  | 'airship';
export type MountName = 'boar' | 'toad' | 'hornet' | 'boneHorse' | 'goat' | 'crab' | 'cart';
export type HatName = keyof typeof hats | keyof typeof headwear;
export type ArmName = keyof typeof weapons | keyof typeof carriedThings;
export type BackName = keyof typeof backs;
/** The ways to hold a weapon: upright, raised, lowered, stretched out, over the shoulder, planted. */
export type BodyHold = 'up' | 'high' | 'low' | 'out' | 'over' | 'side';

/** The parts from which a character is drawn. Without `hat` it wears that of its body. */
export interface BodyLook {
  body: BodyName;
  hat?: HatName;
  arm: ArmName;
  hold: BodyHold;
  /** The thing in the other hand. */
  offhand?: ArmName;
  back?: BackName;
  mount?: MountName;
  /** The scale of the body's width and height. */
  build?: readonly [number, number];
}

/** A look from one line of arguments. */
export const look = (
  body: BodyName,
  hat: HatName | null,
  arm: ArmName,
  hold: BodyHold = 'up',
  more: Omit<BodyLook, 'body' | 'hat' | 'arm' | 'hold'> = {},
): BodyLook => ({
  body,
  ...(hat ? { hat } : {}),
  arm,
  hold,
  ...more,
});
