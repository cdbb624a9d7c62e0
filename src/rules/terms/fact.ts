import type { TerrainName } from './card-language.ts';
import type { ModelId, StoneId } from './ids.ts';

// Facts that only the players of a spoken table can tell, and the answers they have given. Distances are inches.

/** A fact about the table that a rule depends on. */
export type Fact =
  /** `reaches`: within the distance and in sight. */
  | { about: 'within' | 'reaches'; of: readonly [ModelId, ModelId]; in: number }
  /** `cover`: the cover of the second model against the first. */
  | { about: 'sees' | 'contact' | 'cover'; of: readonly [ModelId, ModelId] }
  | { about: 'stands-in'; model: ModelId; terrain: TerrainName }
  /** The number of pieces of this kind within the distance, with those that the base overlaps. */
  | { about: 'pieces'; model: ModelId; terrain: TerrainName; in: number }
  /** The distance of the model, at most or at least, from the board edge of its player. */
  | { about: 'own-edge' | 'off-own-edge'; model: ModelId; in: number }
  | { about: 'nearest'; to: ModelId; among: readonly ModelId[] }
  /** The base contact with a moonstone on the ground or an objective marker. */
  | { about: 'touches'; model: ModelId; thing: string }
  | { about: 'stone-within'; model: ModelId; stone: StoneId; in: number }
  | { about: 'sees-stone'; model: ModelId; stone: StoneId }
  /** The presence of a piece of this kind within the distance. */
  | { about: 'piece-within'; model: ModelId; kind: string; in: number }
  | { about: 'sees-piece'; model: ModelId; kind: string }
  /** The result of a straight push or pull. */
  | { about: 'driven'; model: ModelId; in: number; directly: 'towards' | 'away'; from?: ModelId }
  /** The room for both to change places. */
  | { about: 'room'; of: readonly [ModelId, ModelId] };

/** The outcome of a move at a spoken table, as the player tells it. Heights in inches. */
export type Became = {
  /** The model did not move. */
  stays?: true;
  /** The model went over the edge of the board, out of play. */
  left?: true;
  /** The model fell over an edge, down to the height `to`, or into water. `from`: the height it fell from, when the match did not know it. */
  fell?: { to: number; from?: number; water?: true };
  /** The height of the surface on which the model ends. */
  height?: number;
  /** Inches that the model moved, when it moved less far than it might. */
  far?: number;
  /** The model jogged farther than a Slow model may, because a text allows it. */
  hurried?: true;
  /** The lures that the model touched. */
  lures?: string[];
  /** The models whose text about moves that end engaged takes effect. */
  calls?: ModelId[];
};

export type TableAnswer = boolean | number | 'none' | 'light' | 'heavy' | ModelId[] | Became;
/** The answers that the players have given, by `keyOf` their fact. */
export type TableAnswers = Record<string, TableAnswer>;

/** The name of a fact. A fact that holds both ways has one name, whichever model comes first. */
export function keyOf(fact: Fact): string {
  switch (fact.about) {
    case 'within':
    case 'reaches':
      return `${fact.about} ${[...fact.of].sort().join(' ')} ${fact.in}`;
    case 'sees':
    case 'contact':
    case 'room':
      return `${fact.about} ${[...fact.of].sort().join(' ')}`;
    case 'cover':
      return `cover ${fact.of.join(' ')}`;
    case 'stands-in':
      return `stands-in ${fact.model} ${fact.terrain}`;
    case 'pieces':
      return `pieces ${fact.model} ${fact.terrain} ${fact.in}`;
    case 'own-edge':
    case 'off-own-edge':
      return `${fact.about} ${fact.model} ${fact.in}`;
    case 'nearest':
      return `nearest ${fact.to} ${[...fact.among].sort().join(' ')}`;
    case 'touches':
      return `touches ${fact.model} ${fact.thing}`;
    case 'stone-within':
      return `stone-within ${fact.model} ${fact.stone} ${fact.in}`;
    case 'sees-stone':
      return `sees-stone ${fact.model} ${fact.stone}`;
    case 'piece-within':
      return `piece-within ${fact.model} ${fact.kind} ${fact.in}`;
    case 'sees-piece':
      return `sees-piece ${fact.model} ${fact.kind}`;
    case 'driven':
      return `driven ${fact.model} ${fact.directly} ${fact.in} ${fact.from ?? ''}`;
  }
}

/** The fact with this name; null when there is none. The inverse of `keyOf`. */
export function factOf(key: string): Fact | null {
  const [about = '', one = '', two = '', three = '', four = ''] = key.split(' ');
  const pair = [one, two] as const;
  switch (about) {
    case 'within':
    case 'reaches':
      return { about, of: pair, in: Number(three) };
    case 'sees':
    case 'contact':
    case 'room':
    case 'cover':
      return { about, of: pair };
    case 'stands-in':
      return { about, model: one, terrain: two as TerrainName }; // `keyOf` made the name from a `TerrainName`
    case 'pieces':
      return { about, model: one, terrain: two as TerrainName, in: Number(three) };
    case 'own-edge':
    case 'off-own-edge':
      return { about, model: one, in: Number(two) };
    case 'nearest':
      return { about, to: one, among: key.split(' ').slice(2) };
    case 'touches':
      return { about, model: one, thing: two };
    case 'stone-within':
      return { about, model: one, stone: two, in: Number(three) };
    case 'sees-stone':
      return { about, model: one, stone: two };
    case 'piece-within':
      return { about, model: one, kind: two, in: Number(three) };
    case 'sees-piece':
      return { about, model: one, kind: two };
    case 'driven':
      return {
        about,
        model: one,
        directly: two === 'towards' ? 'towards' : 'away',
        in: Number(three),
        ...(four === '' ? {} : { from: four }),
      };
    default:
      return null;
  }
}

const COVER: readonly unknown[] = ['none', 'light', 'heavy'];

/** True if a value can answer this kind of fact. */
function isAnswer(about: string, answer: TableAnswer): boolean {
  switch (about) {
    case 'pieces':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0;
    case 'cover':
      return COVER.includes(answer);
    case 'nearest':
      return Array.isArray(answer);
    case 'driven':
      return typeof answer === 'object' && !Array.isArray(answer);
    default:
      return typeof answer === 'boolean';
  }
}

const ABOUT = /^(within|reaches|sees|contact|cover|stands-in|pieces|own-edge|off-own-edge|nearest|touches|stone-within|sees-stone|piece-within|sees-piece|driven|room) /; // prettier-ignore

/** True if a value can answer the fact with this name. */
export const isSayable = (key: string, answer: TableAnswer): boolean => isAnswer(ABOUT.exec(key)?.[1] ?? '', answer);

/** Thrown when a rule depends on facts that no player has told. The code that catches it asks the players and begins again. */
export class NeedFact extends Error {
  constructor(readonly facts: readonly Fact[]) {
    super(`nobody has said ${facts.map(keyOf).join(', ')}`);
  }
}
