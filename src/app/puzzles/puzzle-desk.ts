import { boards } from '../../cards/boards.ts';
import { boxPuzzles } from '../../puzzles/box/index.ts';
import { LIMITS, type Puzzle } from '../../puzzles/puzzle.ts';
import { isAtRest, positionOf } from '../../puzzles/position.ts';
import { proofSteps } from '../../puzzles/proof.ts';
import { readPuzzle } from '../../puzzles/read-puzzle.ts';
import { beginRecord } from '../../record/match-record.ts';
import { seal } from '../../record/sealed-file.ts';
import type { Setup } from '../../rules/terms/setup.ts';
import type { Database } from '../../storage/database/database.ts';
import { PuzzleStore, type KeptPuzzle } from '../../storage/stores/puzzle-store.ts';
import type { PuzzlePort, SetUp } from '../../ui/contexts/learning/puzzle-port.ts';
import { boardTitle } from '../../words/names/boards.ts';
import { appWords } from '../../words/app/app.ts';
import { notProved, puzzleWords } from '../../words/app/making/puzzles.ts';
import { attend } from '../computer/attend.ts';
import type { CardBox } from '../box.ts';
import { parcelOf } from '../foreign/sharing.ts';
import { newId } from '../session/new-match.ts';
import { inSlices } from '../window/in-slices.ts';
import { GAMES, OFTEN, reachedByLuck } from './by-luck.ts';
import { PositionTable, PuzzleTable } from './puzzle-table.ts';

const INCH = 254;
/** The middle of the board, in inches. */
const MIDDLE = 18;

/** Two lines of models that face each other 8″ apart, with the moonstones between them. */
function lineUp({ sides, board, stones }: SetUp, cards: CardBox['cards']): Setup {
  const place = (index: number, count: number, y: number) => ({
    x: Math.round((MIDDLE + (index - (count - 1) / 2) * 3) * INCH),
    y: Math.round(y * INCH),
  });
  const models = sides.flatMap((side, seat) =>
    side.map((id, index) => {
      const spot = place(index, side.length, seat === 0 ? MIDDLE + 4 : MIDDLE - 4);
      return [`${seat}:${id}`, { at: spot, energy: cards.characters[id]?.blueDots.length ?? 0 }] as const;
    }),
  );
  return {
    seats: sides.map((troupe) => ({ troupe: [...troupe] })),
    options: { troupeSize: Math.max(...sides.map(({ length }) => length)) },
    terrain: boards.find(({ id }) => id === board)?.terrain ?? [],
    seed: newId(),
    start: 'activation',
    position: {
      models: Object.fromEntries(models),
      stones: Array.from({ length: stones }, (_, index) => ({ id: `s${index + 1}`, at: place(index, stones, MIDDLE), depth: 2 })),
      turn: 1,
      first: 0,
    },
  };
}

interface PuzzleDeskNeeds {
  database: Database;
  box: CardBox;
  page: string;
  /** The name of the player of this device. */
  maker: () => string;
}

export function puzzleDesk({ database, box, page, maker }: PuzzleDeskNeeds): PuzzlePort {
  const store = new PuzzleStore(database);
  const names = (): string[] => [maker() || appWords.playerNumber(1), puzzleWords.rival()];
  const listed = new Set(boxPuzzles.map(({ id }) => id));

  /** Notes that a puzzle was solved; it stays solved. */
  async function noteSolved({ id }: Puzzle): Promise<void> {
    const isKept = listed.has(id) || (await store.open(id)) !== null;
    if (isKept) await store.rework(id, (kept) => ({ puzzle: null, ...kept, solved: true }));
  }
  const wholeIn = ({ puzzle }: KeptPuzzle): Puzzle | null => puzzle && readPuzzle(puzzle);

  return {
    async list() {
      const kept = await store.list();
      const solved = new Set(kept.filter(({ data }) => data.solved).map(({ id }) => id));
      const made = kept.flatMap(({ data }) => wholeIn(data) ?? []);
      return [
        ...boxPuzzles.map((puzzle) => ({ puzzle: { ...puzzle, name: puzzleWords.ofBox(puzzle.id) }, isOwn: false })),
        ...made.map((puzzle) => ({ puzzle, isOwn: true })),
      ].map((item) => ({ ...item, solved: solved.has(item.puzzle.id) }));
    },
    play(puzzle) {
      try {
        const table = new PuzzleTable(puzzle, box.cards, names(), () => void noteSolved(puzzle).catch(() => undefined));
        const attendant = attend(table);
        return {
          table,
          puzzle,
          standing: () => table.standing,
          proved() {
            const { decisions } = table;
            return table.standing === 'solved' && decisions ? { ...puzzle, solution: decisions } : null;
          },
          close: () => {
            attendant.leave();
            void table.close();
          },
        };
      } catch {
        return null;
      }
    },
    setUp(plan) {
      const setup = lineUp(plan, box.cards);
      const table = new PositionTable(beginRecord(setup, box.cards), [maker() || appWords.playerNumber(1), puzzleWords.rival()]);
      return {
        table,
        puzzleOf(name, goal, within) {
          const { match } = table.folded;
          if (!isAtRest(match)) return null;
          const id = `own-${newId()}`.toLowerCase().slice(0, 64);
          return {
            id,
            name: name.slice(0, LIMITS.letters),
            by: maker().slice(0, LIMITS.letters),
            setup: positionOf(match, setup, newId()),
            goal: [...goal],
            within,
            solution: [],
          };
        },
        close: () => void table.close(),
      };
    },
    async keep(puzzle) {
      if (listed.has(puzzle.id)) return null;
      if (!readPuzzle(JSON.parse(JSON.stringify(puzzle)))) return notProved({ code: 'broken' });
      const proof = await inSlices(proofSteps(puzzle, box.cards));
      if (!proof.ok) return notProved(proof.why);
      await store.rework(puzzle.id, (kept) => ({ puzzle, solved: kept?.solved ?? false }));
      return null;
    },
    async luck(puzzle) {
      const reached = await inSlices(reachedByLuck(puzzle, box.cards));
      return reached < OFTEN ? null : puzzleWords.byLuck(reached, GAMES);
    },
    remove: (id) => store.remove(id),
    undoRemove: (id) => store.undoRemove(id),
    share: (puzzle) => parcelOf({ kind: 'puzzle', title: puzzle.name, file: seal('puzzle', puzzle) }, page),
    characters: () =>
      Object.values(box.cards.characters)
        .filter(({ unselectable }) => unselectable !== true)
        .map(({ id, name }) => ({ id, name })),
    boards: () => boards.map((board) => ({ id: board.id, name: boardTitle(board) })),
    called: (model) => box.cards.characters[model.slice(model.indexOf(':') + 1).replace(/#\d+$/, '')]?.name ?? model,
  };
}
