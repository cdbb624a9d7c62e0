import type { Catalogue, Character } from '../rules/terms/card-language.ts';
import type { Board } from './boards/board.ts';
import { millFord } from './boards/mill-ford.ts';
import { moonlitRuins } from './boards/moonlit-ruins.ts';
import { villageGreen } from './boards/village-green.ts';
import { baronVonFancyhat } from './characters/baron-von-fancyhat.ts';
import { beakyBobby } from './characters/beaky-bobby.ts';
import { billy } from './characters/billy.ts';
import { dougTheFlatulent } from './characters/doug-the-flatulent.ts';
import { firespitter } from './characters/firespitter.ts';
import { flintlock } from './characters/flintlock.ts';
import { friarFlavious } from './characters/friar-flavious.ts';
import { grub } from './characters/grub.ts';
import { quack } from './characters/quack.ts';
import { seasickStu } from './characters/seasick-stu.ts';
import { viciousSyd } from './characters/vicious-syd.ts';
import { youngJack } from './characters/young-jack.ts';
import { meleeFaces } from './decks/melee.ts';

export type { Board } from './boards/board.ts';
export { pairings } from './pairings.ts';
export type { Pairing, PairingSide } from './pairings.ts';

/** Every character of the catalogue, by faction and then as the cards are numbered. */
export const characters: Character[] = [
  baronVonFancyhat,
  flintlock,
  quack,
  friarFlavious,
  billy,
  youngJack,
  firespitter,
  dougTheFlatulent,
  viciousSyd,
  beakyBobby,
  seasickStu,
  grub,
];

/** The cards in play, as the rules want them. */
export const catalogue: Catalogue = {
  characters: Object.fromEntries(characters.map((character) => [character.id, character])),
  melee: meleeFaces,
};

/** Boards that are ready to play on. */
export const boards: Board[] = [villageGreen, millFord, moonlitRuins];
