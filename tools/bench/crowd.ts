import { lookAt } from '../../src/rules/look-at.ts';
import { boards, catalogue, type Board } from '../../src/cards/index.ts';
import { matchFile } from '../../src/app/kept/match-file.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { begin } from '../../machines/match/fold.ts';
import { newMatch } from '../../src/rules/index.ts';
import { refuseStand } from '../../src/rules/movement/ways.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Match, SetupPosition, Setup } from '../../src/rules/terms/match.ts';
import type { NamedFile } from './at-table.ts';

const BOARD = 9144;

function crowdSetup(seed: string, activeEnergy: number, board: Board | undefined, seats = 4): Setup {
  const lot = new Lot(seed);
  const ids = Object.keys(catalogue.characters);
  const troupes = [ids.slice(0, 6), ids.slice(6, 12), ids.slice(0, 6), ids.slice(6, 12)].slice(0, seats);
  const models: NonNullable<SetupPosition['models']> = {};
  const setup = (): Setup => ({
    seats: troupes.map((troupe) => ({ troupe })),
    options: {},
    terrain: board?.terrain ?? [],
    seed,
    start: 'activation',
    position: { models, turn: 2, first: 0 },
  });
  for (const [seat, troupe] of troupes.entries()) {
    for (const character of troupe) {
      const id = `${seat}:${character}`;
      for (let tries = 0; tries < 1000; tries += 1) {
        models[id] = { at: { x: lot.between(300, BOARD - 300), y: lot.between(300, BOARD - 300) }, energy: activeEnergy };
        const look = lookAt(newMatch(setup(), catalogue), catalogue);
        if (refuseStand(look, id, look.model(id).at) === null) break;
      }
    }
  }
  return setup();
}

/** A table with 24 models in legal places, four seats of six, on a ready-made board. */
export function crowd(seed: string, activeEnergy = 3): Match {
  const board = new Lot(seed).of(boards) ?? boards[0];
  return begin(newMatch(crowdSetup(seed, activeEnergy, board), catalogue), catalogue).match;
}

/**
 * Such a table, or one with fewer seats of six models, as the file of a match on the board with the most terrain, and the number of its terrain
 * pieces.
 */
export function crowdFile(seed: string, seats = 4, title = `${seats} seats of six`): NamedFile & { pieces: number } {
  const [board] = [...boards].sort((a, b) => b.terrain.length - a.terrain.length);
  const { record } = beginRecord(crowdSetup(seed, 3, board, seats), catalogue);
  const file = matchFile({ record, names: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats), title }, false);
  return { file, title, pieces: record.setup.terrain.length };
}
