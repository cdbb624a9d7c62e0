import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId, ModelId } from '../../rules/terms/ids.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { View } from '../../seats/view.ts';
import type { BoardPiece } from '../contexts/board-port.ts';

export type { BoardPiece };

export type BoardModel = View['table']['models'][string];
export type BoardStone = View['table']['stones'][number];
export type Characters = Readonly<Record<CharacterId, Character>>;

/** A moonstone on the ground is half an inch across. @rule MST-11 */
export const STONE_RADIUS = 63.5;
/** The radius of an objective marker. */
export const MARKER_RADIUS = 127;

/** Every model of a view, by seat and troupe order; none without a view. */
export const modelsOf = (view: View | null): BoardModel[] => (view ? Object.values(view.table.models) : []);

export const modelsOnBoard = (view: View | null): BoardModel[] => modelsOf(view).filter(({ status }) => status === 'board');

export const stonesOnGround = (view: View | null): BoardStone[] => (view ? view.table.stones.filter(({ holder }) => holder === null) : []);

/** Radius of a model's base in tenths of a millimetre; 30 mm when its card is not known. */
export const radiusOf = (characters: Characters, model: BoardModel): number => (characters[model.character]?.base ?? 30) * 5;

export const nameOf = (characters: Characters, model: BoardModel): string => characters[model.character]?.name ?? model.character;

/** The faction on a model's rim: the faction that its seat plays, if the character has it. */
export function factionOf(view: View, characters: Characters, model: BoardModel): Faction {
  const factions = characters[model.character]?.factions ?? [];
  const played = view.order.seats[model.seat]?.faction;
  return played && (factions.length === 0 || factions.includes(played)) ? played : (factions[0] ?? 'commonwealth');
}

export const stonesOn = (view: View, model: ModelId): number => view.table.stones.filter(({ holder }) => holder === model).length;
