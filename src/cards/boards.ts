// Written by `npm run catalogue` from the files beside it.
import type { PrintedBoard } from './boards/board.ts';
import { villageGreen } from './boards/village-green.ts';
import { millFord } from './boards/mill-ford.ts';
import { moonlitRuins } from './boards/moonlit-ruins.ts';
import { lanternYard } from './boards/lantern-yard.ts';
import { hollowFarm } from './boards/hollow-farm.ts';
import { owlTowers } from './boards/owl-towers.ts';
import { heronQuay } from './boards/heron-quay.ts';
import { whisperWood } from './boards/whisper-wood.ts';

/** Boards that are ready to play on. */
// prettier-ignore
export const boards: readonly PrintedBoard[] = [
  villageGreen,
  millFord,
  moonlitRuins,
  lanternYard,
  hollowFarm,
  owlTowers,
  heronQuay,
  whisperWood,
];
