import { msg, str } from '@lit/localize';
import type { ModelId, StoneId } from '../../../rules/terms/ids.ts';
import { lureLines, markerLines, orderLines, seatLines, terrainLines } from './adjust-table.ts';
import type { Names } from '../../language/naming.ts';
import { allOf, inches, number } from '../../language/sentences.ts';

// The words for overruling a match: the questions, and the changes of an adjustment.

export const adjustWords = {
  heading: () => msg('Adjust the position', { id: 'adjust.heading' }),
  text: () =>
    msg('Tap a model, a moonstone or terrain, or choose it here. Nothing changes until all players agree.', { id: 'adjust.text' }),
  asks: () => msg('Who asks?', { id: 'adjust.asks' }),
  what: () => msg('What is to be adjusted?', { id: 'adjust.what' }),
  choose: () => msg('Choose …', { id: 'adjust.choose' }),
  stone: (number: string) => msg(str`Moonstone ${number}`, { id: 'adjust.stone' }),
  models: () => msg('Models', { id: 'adjust.models' }),
  stones: () => msg('Moonstones', { id: 'adjust.stones' }),
  move: () => msg('Put it elsewhere', { id: 'adjust.move' }),
  moving: () => msg('Drag it on the board, or tap where it belongs.', { id: 'adjust.moving' }),
  there: () => msg('It belongs there', { id: 'adjust.there' }),
  wounds: () => msg('Wounds', { id: 'adjust.wounds' }),
  energy: () => msg('Energy', { id: 'adjust.energy' }),
  activated: () => msg('Activated this turn', { id: 'adjust.activated' }),
  jogged: () => msg('Jogged this turn', { id: 'adjust.jogged' }),
  status: () => msg('Where it is', { id: 'adjust.status' }),
  onBoard: () => msg('On the board', { id: 'adjust.on-board' }),
  reserve: () => msg('Waiting', { id: 'adjust.reserve' }),
  removed: () => msg('Removed', { id: 'adjust.removed' }),
  slain: () => msg('Slain', { id: 'adjust.slain' }),
  used: (ability: string) => msg(str`${ability} is used up`, { id: 'adjust.used' }),
  players: () => msg('Players', { id: 'adjust.players' }),
  cardBack: (card: string) => msg(str`${card} is in hand again`, { id: 'adjust.card-back' }),
  heldBack: (count: number) => msg(str`The ${count} arcane cards set aside go back into the deck`, { id: 'adjust.held-back' }),
  breakOff: () => msg('Cancel what is under way; hands and spent cards go back', { id: 'adjust.break-off' }),
  depth: () => msg('Depth', { id: 'adjust.depth' }),
  holder: () => msg('Who holds it', { id: 'adjust.holder' }),
  nobody: () => msg('No model: it is on the ground', { id: 'adjust.nobody' }),
  turn: () => msg('Turn', { id: 'adjust.turn' }),
  changes: () => msg('What would change', { id: 'adjust.changes' }),
  none: () => msg('Nothing yet.', { id: 'adjust.none' }),
  propose: () => msg('Ask the others', { id: 'adjust.propose' }),
  cancel: () => msg('Leave it as it is', { id: 'adjust.cancel' }),
};

interface TablePoint {
  x: number;
  y: number;
}
/** The present state of the table, in units. */
export interface TableStanding {
  models: Readonly<Record<ModelId, { at: TablePoint; wounds: number; energy: number }>>;
  stones: readonly { id: StoneId; at: TablePoint; depth: number }[];
  turn: number;
  markers?: readonly { id: string; seat: number }[];
  terrain?: readonly { id: string; piece?: string }[];
}

const INCH = 254;
type ModelSetFields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): ModelSetFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ModelSetFields) : {}; // an object has fields

const group = (set: ModelSetFields, name: string): [string, ModelSetFields][] =>
  Object.entries(fields(set[name])).map(([id, given]) => [id, fields(given)]);

/** The distance that a thing would be moved, in inches with one decimal; null when its present place is unknown. */
function moved(place: unknown, from: TablePoint | undefined): string | null {
  if (!from || !Array.isArray(place)) return null;
  const [x, y] = place.map((inch) => Number(inch) * INCH);
  const length = Math.sqrt(((x ?? 0) - from.x) ** 2 + ((y ?? 0) - from.y) ** 2);
  return inches(number(Math.round((length / INCH) * 10) / 10, 1));
}

const STATUS: Readonly<Record<string, (model: string) => string>> = {
  board: (name) => msg(str`${name} stands on the board`, { id: 'adjust.to-board' }),
  reserve: (name) => msg(str`${name} waits beside the board`, { id: 'adjust.to-reserve' }),
  removed: (name) => msg(str`${name} is removed from play`, { id: 'adjust.to-removed' }),
  slain: (name) => msg(str`${name} is slain`, { id: 'adjust.to-slain' }),
};

function modelLines(id: ModelId, given: ModelSetFields, names: Names, standing: TableStanding['models'][ModelId] | undefined): string[] {
  const name = names.modelName(id);
  const abilityName = (ability: string): string => names.abilityName(id, ability);
  const { at, status, wounds, energy, activated, jogged, used, controller, ends, height } = given;
  const moveLength = moved(at, standing?.at);
  return [
    typeof status === 'string' ? STATUS[status]?.(name) : undefined,
    at === undefined
      ? undefined
      : moveLength === null
        ? msg(str`${name} is put elsewhere`, { id: 'adjust.put' })
        : msg(str`${name} is put ${moveLength} from where it stands`, { id: 'adjust.put-by' }),
    height === undefined ? undefined : msg(str`${name} stands ${String(height)}″ above the ground`, { id: 'adjust.height' }),
    wounds === undefined
      ? undefined
      : standing
        ? msg(str`${name} has ${String(wounds)} wounds instead of ${standing.wounds}`, { id: 'adjust.wounds-from' })
        : msg(str`${name} has ${String(wounds)} wounds`, { id: 'adjust.wounds-to' }),
    energy === undefined
      ? undefined
      : standing
        ? msg(str`${name} has ${String(energy)} energy instead of ${standing.energy}`, { id: 'adjust.energy-from' })
        : msg(str`${name} has ${String(energy)} energy`, { id: 'adjust.energy-to' }),
    activated === undefined
      ? undefined
      : activated === true
        ? msg(str`${name} counts as activated`, { id: 'adjust.is-activated' })
        : msg(str`${name} may still be activated`, { id: 'adjust.not-activated' }),
    jogged === undefined
      ? undefined
      : jogged === true
        ? msg(str`${name} has Jogged`, { id: 'adjust.has-jogged' })
        : msg(str`${name} may still Jog`, { id: 'adjust.not-jogged' }),
    typeof controller === 'number' ? msg(str`${names.seatName(controller)} controls ${name}`, { id: 'adjust.is-controller' }) : undefined,
    ...(Array.isArray(ends)
      ? ends.map((ability) => msg(str`The effect of ${abilityName(String(ability))} on ${name} ends`, { id: 'adjust.has-ended' }))
      : []),
    ...Object.entries(fields(used)).map(([ability, isUsed]) =>
      isUsed === true
        ? msg(str`${name} has used ${abilityName(ability)}`, { id: 'adjust.has-used' })
        : msg(str`${name} may use ${abilityName(ability)} again`, { id: 'adjust.may-use' }),
    ),
  ].filter((line) => line !== undefined);
}

/** The number of a moonstone, from its id. */
export const stoneNumber = (id: StoneId): string => /\d+$/.exec(id)?.[0] ?? id;

function stoneLines(id: StoneId, given: ModelSetFields, names: Names, current: TableStanding['stones'][number] | undefined): string[] {
  const what = adjustWords.stone(stoneNumber(id));
  const { at, depth, holder } = given;
  const moveLength = moved(at, current?.at);
  return [
    holder === undefined
      ? undefined
      : typeof holder === 'string'
        ? msg(str`${names.modelName(holder)} holds ${what}`, { id: 'adjust.held' })
        : msg(str`${what} is on the ground`, { id: 'adjust.lies' }),
    at === undefined
      ? undefined
      : moveLength === null
        ? msg(str`${what} is put elsewhere`, { id: 'adjust.stone-put' })
        : msg(str`${what} is put ${moveLength} from where it was`, { id: 'adjust.stone-put-by' }),
    depth === undefined ? undefined : msg(str`${what} is ${String(depth)} deep`, { id: 'adjust.stone-depth' }),
  ].filter((line) => line !== undefined);
}

/** The changes of an adjustment, one clause each; with `standing`, also the present state. */
export function adjustLines(set: ModelSetFields, names: Names, standing?: TableStanding): string[] {
  return [
    ...(set['breakOff'] === true ? [msg('The action under way is cancelled, and its cards go back', { id: 'adjust.breaks-off' })] : []),
    ...group(set, 'models').flatMap(([id, given]) => modelLines(id, given, names, standing?.models[id])),
    ...group(set, 'stones').flatMap(([id, given]) =>
      stoneLines(
        id,
        given,
        names,
        standing?.stones.find((stone) => stone.id === id),
      ),
    ),
    ...group(set, 'seats').flatMap(([seat, given]) => seatLines(names.seatName(Number(seat)), given)),
    ...group(set, 'markers').flatMap(([id, given]) =>
      markerLines(id, given, names, standing?.markers?.find((marker) => marker.id === id)?.seat ?? Number(id[0])),
    ),
    ...group(set, 'lures').flatMap(([id, given]) => lureLines(id, given, names)),
    ...group(set, 'terrain').flatMap(([id, given]) =>
      terrainLines(standing?.terrain?.find((piece) => piece.id === id)?.piece ?? id, given),
    ),
    ...orderLines(set, names),
  ];
}

/** All changes in one sentence, for the log. */
export const adjustSentence = (set: ModelSetFields, names: Names): string => allOf(adjustLines(set, names));

/** The places of models, moonstones, objective markers and lures after an adjustment, in inches. */
export function adjustSpots(set: ModelSetFields): { id: string; at: readonly [number, number] }[] {
  return ['models', 'stones', 'markers', 'lures'].flatMap((name) =>
    group(set, name).flatMap(([id, { at }]): { id: string; at: readonly [number, number] }[] => {
      const [x, y] = Array.isArray(at) ? at.map(Number) : [];
      return x === undefined || y === undefined ? [] : [{ id, at: [x, y] }];
    }),
  );
}
