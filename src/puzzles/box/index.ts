import type { Puzzle } from '../puzzle.ts';
import { aQuarrelForTwo } from './a-quarrel-for-two.ts';
import { beforeTheBell } from './before-the-bell.ts';
import { bothAtOnce } from './both-at-once.ts';
import { deepPockets } from './deep-pockets.ts';
import { moonrise } from './moonrise.ts';
import { oneCleanCut } from './one-clean-cut.ts';
import { stoneAndSteel } from './stone-and-steel.ts';
import { theLastSpark } from './the-last-spark.ts';
import { theLongWayRound } from './the-long-way-round.ts';
import { underTheHill } from './under-the-hill.ts';

/** The puzzles that come with the app, the easier ones first. */
export const boxPuzzles: readonly Puzzle[] = [
  oneCleanCut,
  beforeTheBell,
  bothAtOnce,
  deepPockets,
  stoneAndSteel,
  theLongWayRound,
  aQuarrelForTwo,
  theLastSpark,
  underTheHill,
  moonrise,
];
