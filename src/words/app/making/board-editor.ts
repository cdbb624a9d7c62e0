import { msg, str } from '@lit/localize';
import { edgeName } from '../../names/edges.ts';
import { pieceName } from '../../names/pieces.ts';
import { allOf, inches } from '../../language/sentences.ts';

/** The kinds of terrain in the order of the palette. */
export const TERRAIN_KINDS_SHOWN = ['obstacle', 'barrier', 'water', 'woods', 'platform', 'stairs', 'ladder'] as const;

/** The names of kinds of terrain in the palette. */
const SORTS: Record<string, () => string> = {
  hedge: () => msg('Hedge', { id: 'editor.hedge' }),
  fence: () => msg('Fence', { id: 'editor.fence' }),
  'low-wall': () => msg('Low wall', { id: 'editor.low-wall' }),
  crates: () => msg('Crates', { id: 'editor.crates' }),
  well: () => msg('Well', { id: 'editor.well' }),
  wall: () => msg('Wall', { id: 'editor.wall' }),
  trunk: () => msg('Fallen trunk', { id: 'editor.trunk' }),
  tree: () => msg('Tree', { id: 'editor.tree' }),
  rock: () => msg('Rock', { id: 'editor.rock' }),
  ruin: () => msg('Ruin', { id: 'editor.ruin' }),
  hut: () => msg('Hut', { id: 'editor.hut' }),
  house: () => msg('House', { id: 'editor.house' }),
  door: () => msg('Closed door', { id: 'editor.door' }),
  window: () => msg('Window', { id: 'editor.window' }),
  pond: () => msg('Pond', { id: 'editor.pond' }),
  stream: () => msg('Stream', { id: 'editor.stream' }),
  wood: () => msg('Wood', { id: 'editor.wood' }),
  mound: () => msg('Mound', { id: 'editor.mound' }),
  platform: () => msg('Platform', { id: 'editor.platform' }),
  stairs: () => msg('Stairs', { id: 'editor.stairs' }),
  ladder: () => msg('Ladder', { id: 'editor.ladder' }),
};
export const sortName = (kind: string): string => SORTS[kind]?.() ?? pieceName(kind);

const STYLES: Record<string, () => string> = {
  village: () => msg('Village', { id: 'editor.style-village' }),
  wildwood: () => msg('Wild wood', { id: 'editor.style-wildwood' }),
  ruins: () => msg('Ruins', { id: 'editor.style-ruins' }),
  marsh: () => msg('Marsh', { id: 'editor.style-marsh' }),
  heights: () => msg('Heights', { id: 'editor.style-heights' }),
};
export const styleName = (style: string): string => STYLES[style]?.() ?? pieceName(style);

export const editorWords = {
  title: (): string => msg('Board editor', { id: 'editor.title' }),
  back: (): string => msg('Back', { id: 'editor.back' }),
  boardName: (): string => msg('Name of the board', { id: 'editor.board-name' }),
  newName: (): string => msg('New board', { id: 'editor.new-name' }),
  surface: (): string => msg('The board, seen from above', { id: 'editor.surface' }),
  keys: (): string => msg('The arrow keys move the selected piece, Q and E turn it, Delete removes it.', { id: 'editor.keys' }),
  palette: (): string => msg('Terrain', { id: 'editor.palette' }),
  paletteHint: (): string => msg('Drag a piece onto the board, or tap it.', { id: 'editor.palette-hint' }),
  undo: (): string => msg('Undo', { id: 'editor.undo' }),
  redo: (): string => msg('Redo', { id: 'editor.redo' }),
  snap: (): string => msg('Snap to quarter inches', { id: 'editor.snap' }),
  seed: (): string => msg('Board from a seed', { id: 'editor.seed' }),
  shelf: (): string => msg('Shelf', { id: 'editor.shelf' }),
  save: (): string => msg('Save', { id: 'editor.save' }),
  saved: (): string => msg('The board is on the shelf.', { id: 'editor.saved' }),
  savedTogether: (): string =>
    msg('Another window has changed this board as well. Both changes are on it.', { id: 'editor.saved-together' }),
  notSaved: (): string => msg('The board could not be saved; it is still here.', { id: 'editor.not-saved' }),
  exportFile: (): string => msg('Save as a file', { id: 'editor.export' }),
  importFile: (): string => msg('Open a file', { id: 'editor.import' }),
  more: (): string => msg('Open, save, start again', { id: 'editor.more' }),
  fresh: (): string => msg('Empty board', { id: 'editor.fresh' }),
  load: (): string => msg('Open', { id: 'editor.load' }),
  remove: (): string => msg('Delete', { id: 'editor.remove' }),
  removeBoard: (name: string): string => msg(str`Delete ${name}`, { id: 'editor.remove-board' }),
  own: (): string => msg('Your own boards', { id: 'editor.own' }),
  noneYet: (): string => msg('None yet. Boards you save appear here.', { id: 'editor.none-yet' }),
  readyMade: (): string => msg('Ready-made boards to start from', { id: 'editor.ready-made' }),
  opened: (name: string): string => msg(str`${name} is open. Undo brings back the board you had before.`, { id: 'editor.opened' }),
  pieces: (): string => msg('On the board', { id: 'editor.pieces' }),
  nothingYet: (): string => msg('Nothing yet.', { id: 'editor.nothing-yet' }),
  name: (): string => msg('Name', { id: 'editor.name' }),
  kind: (): string => msg('Kind of terrain', { id: 'editor.kind' }),
  long: (): string => msg('Length', { id: 'editor.long' }),
  wide: (): string => msg('Width', { id: 'editor.wide' }),
  across: (): string => msg('Across', { id: 'editor.across' }),
  base: (): string => msg('Begins at', { id: 'editor.base' }),
  top: (): string => msg('Ends at', { id: 'editor.top' }),
  turnLeft: (): string => msg('Turn left by 15°', { id: 'editor.turn-left' }),
  turnRight: (): string => msg('Turn right by 15°', { id: 'editor.turn-right' }),
  duplicate: (): string => msg('Duplicate', { id: 'editor.duplicate' }),
  takeApart: (): string => msg('Take apart', { id: 'editor.take-apart' }),
  done: (): string => msg('Done', { id: 'editor.done' }),
  parts: (count: number): string => msg(str`A building of ${count} pieces`, { id: 'editor.parts' }),
  length: (value: number): string => inches(Math.round(value * 100) / 100),
  check: (): string => msg('Ready to play?', { id: 'editor.check' }),
  allWell: (): string => msg('The board is ready for a match.', { id: 'editor.all-well' }),
  error: (): string => msg('Has to be fixed', { id: 'editor.error' }),
  warning: (): string => msg('Worth a look', { id: 'editor.warning' }),
  seedText: (): string => msg('Seed', { id: 'editor.seed-text' }),
  seedHint: (): string => msg('The same word always gives the same board.', { id: 'editor.seed-hint' }),
  anyStyle: (): string => msg('Any', { id: 'editor.any-style' }),
  style: (): string => msg('Style', { id: 'editor.style' }),
  another: (): string => msg('Another one', { id: 'editor.another' }),
  take: (): string => msg('Take this one', { id: 'editor.take' }),
};

/** A finding about a board, in one sentence. */
export function foundSaid(finding: { code: string; pieces: readonly string[]; edge?: 'north' | 'east' | 'south' | 'west' }): string {
  const [first = '', second = ''] = finding.pieces.map(pieceName);
  switch (finding.code) {
    case 'off-board':
      return msg(str`${first} sticks out over the edge of the board.`, { id: 'editor.off-board' });
    case 'no-footprint':
      return msg(str`${first} has no proper outline.`, { id: 'editor.no-footprint' });
    case 'heights-wrong':
      return msg(str`${first} ends no higher than it begins.`, { id: 'editor.heights-wrong' });
    case 'same-name':
      return msg(str`Two pieces are called ${first}.`, { id: 'editor.same-name' });
    case 'centre-covered':
      return msg(str`The centre of the board should stay free: ${allOf(finding.pieces.map(pieceName))} covers it.`, {
        id: 'editor.centre-covered',
      });
    case 'too-thin':
      return msg(str`${first} is thinner than a fifth of an inch.`, { id: 'editor.too-thin' });
    case 'pieces-overlap':
      return msg(str`${first} and ${second} overlap, and they are two kinds of terrain.`, { id: 'editor.pieces-overlap' });
    case 'no-way-up':
      return msg(str`No model can climb ${first}: no stairs or ladder reach it.`, { id: 'editor.no-way-up' });
    case 'leads-nowhere':
      return msg(str`${first} does not lead to a platform of its height.`, { id: 'editor.leads-nowhere' });
    case 'cannot-be-reached':
      return first
        ? msg(str`No model can walk to a place beside ${first}, and a moonstone may fall there.`, { id: 'editor.cannot-be-reached-by' })
        : msg('No model can walk to one place on the board, and a moonstone may fall there.', { id: 'editor.cannot-be-reached' });
    case 'strip-crowded':
      return msg(str`Little room to deploy along the ${edgeName(finding.edge ?? 'north')}.`, { id: 'editor.strip-crowded' });
    case 'too-empty':
      return msg('The board is almost bare; terrain makes a better match.', { id: 'editor.too-empty' });
    case 'too-full':
      return msg('The board is so full that models will hardly be able to move.', { id: 'editor.too-full' });
    default:
      return msg(str`Something is odd about ${first}.`, { id: 'editor.odd' });
  }
}

/** The reason why a file was not imported, in one sentence; nothing has changed then. */
export function fileProblemSaid(problem: string, place?: string): string {
  switch (problem) {
    case 'too-large':
      return msg('That file is far too large for a board. Nothing has changed.', { id: 'editor.file-too-large' });
    case 'not-json':
      return msg('That file is not a board, or part of it is missing. Nothing has changed.', { id: 'editor.file-not-json' });
    case 'newer':
      return msg('That board was saved by a newer Moonrise. Update the app to open it; nothing has changed.', { id: 'editor.file-newer' });
    case 'damaged':
      return place === undefined
        ? msg('That board is damaged. Nothing has changed.', { id: 'editor.file-damaged' })
        : msg(str`That board is damaged at ${place}. Nothing has changed.`, { id: 'editor.file-damaged-at' });
    case 'unplayable':
      return msg(str`The pieces of that board cannot be placed like that: look at ${pieceName(place ?? '')}. Nothing has changed.`, {
        id: 'editor.file-unplayable',
      });
    default:
      return msg('That file is not a Moonrise board. Nothing has changed.', { id: 'editor.file-not-a-board' });
  }
}
