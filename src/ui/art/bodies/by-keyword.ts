import { look, type ArmName, type BodyName, type HatName, type BodyHold, type BodyLook } from './look.ts';
import { commonwealth } from './looks/commonwealth.ts';
import { dominion } from './looks/dominion.ts';
import { leshavult } from './looks/leshavult.ts';
import { shades } from './looks/shades.ts';

/** The characters of the collection that have a look of their own. */
export const looks: Readonly<Record<string, BodyLook>> = { ...commonwealth, ...dominion, ...leshavult, ...shades };

/** The bodies of each keyword; a character's first match in this order counts. */
const KIN: readonly (readonly [string, readonly BodyName[]])[] = [
  ['machine', ['airship', 'balloon']],
  ['treefolk', ['treefolk']],
  ['psychopomp', ['heron']],
  ['familiar', ['heron', 'rabbit']],
  ['merfolk', ['mermaid']],
  ['risen', ['risen']],
  ['troll', ['troll']],
  ['giant', ['giant']],
  ['faun', ['faun']],
  ['goblin', ['goblin', 'porker']],
  ['gnome', ['gnome', 'dame']],
  ['faerie', ['faerie', 'sprite']],
  ['witch', ['wraith']],
  ['spirit', ['spirit', 'wraith']],
  ['human', ['man', 'woman', 'lank', 'stout']],
  ['animal', ['hound', 'rabbit', 'monkey']],
];
const ROLES: readonly (readonly [string, readonly HatName[], readonly ArmName[]])[] = [
  ['pirate', ['tricorne', 'bandana', 'admiral'], ['cutlass', 'anchor', 'harpoon', 'pistol']],
  ['norse', ['horns', 'wings'], ['axe', 'greataxe', 'hammer']],
  ['wizard', ['cone', 'spire', 'turban'], ['staff', 'orb', 'wand', 'branch']],
  ['witch', ['spire', 'wide', 'cone'], ['broom', 'staff', 'sickle']],
  ['noble', ['plume', 'crown', 'top'], ['rapier', 'sword', 'umbrella']],
  ['cleric', ['mitre', 'hood', 'halo'], ['crook', 'bell', 'book']],
  ['cultist', ['hood', 'skull', 'candle'], ['sickle', 'torch', 'scythe']],
  ['rogue', ['cowl', 'cap', 'raven'], ['dagger', 'bow', 'scissors']],
  ['musician', ['beret', 'feather', 'jester'], ['lute', 'drum', 'horn']],
  ['soldier', ['kettle', 'spike', 'helm'], ['spear', 'musket', 'halberd', 'sword']],
  ['militia', ['toque', 'bucket', 'cap'], ['spade', 'fork', 'pick']],
  ['mercenary', ['beret', 'feather', 'kettle'], ['claymore', 'flail', 'axe']],
];
const PLAIN: readonly ArmName[] = ['sword', 'club', 'crook', 'lantern', 'axe', 'spear', 'flail'];
const HOLDS: readonly BodyHold[] = ['up', 'high', 'out', 'over', 'side'];
/** Bodies that have no hands, or hold nothing. */
const BARE: readonly BodyName[] = ['hound', 'treefolk', 'balloon', 'airship'];

/** A number from an id, the same on every device. */
function numberOf(id: string): number {
  let state = 2166136261;
  for (const sign of id) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return state;
}

/** The look of a character: its own, or one that fits its keywords; the id chooses among these, so that two characters of a kind differ. */
export function lookOf(id: string, keywords: readonly string[]): BodyLook {
  const known = looks[id];
  if (known) return known;
  const words = keywords.map((word) => word.toLowerCase());
  const seed = numberOf(id);
  const pick = <T>(choices: readonly T[], shift: number, fallback: T): T =>
    choices[(seed >>> shift) % Math.max(1, choices.length)] ?? fallback;
  const body = pick<BodyName>(KIN.find(([word]) => words.includes(word))?.[1] ?? ['man', 'woman', 'lank', 'stout'], 0, 'man');
  if (BARE.includes(body)) return look(body, null, 'none');
  const role = ROLES.find(([word]) => words.includes(word));
  const rides = words.includes('animal') && body !== 'rabbit' && body !== 'monkey';
  const hat = role ? pick<HatName | null>(role[1], 5, null) : null;
  const mount = pick(['boar', 'goat', 'toad', 'crab'] as const, 17, 'boar');
  return look(body, hat, pick(role?.[2] ?? PLAIN, 9, 'sword'), pick(HOLDS, 13, 'up'), rides ? { mount } : {});
}
