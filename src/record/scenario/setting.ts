import type { Catalogue, Character } from '../../rules/terms/card-language.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { Options, Piece, Position, Setup, TerrainKind } from '../../rules/terms/match.ts';
import { heightOf, pointOf, units } from '../../rules/table/spots.ts';
import type { Scenario, ScenarioCharacter } from './scenario.ts';

/** TER-18: how high a piece is when its file does not say; a platform always says. */
const TOPS: Record<TerrainKind, number> = { barrier: 6, obstacle: 1, woods: 4, water: 0, platform: 0, ladder: 3, stairs: 3 };

function piece(given: Scenario['terrain'][number]): Piece {
  const { polygon, disc, tags } = given;
  if (!polygon && !disc) throw new Error(`terrain ${given.id} has neither polygon nor disc`);
  if (given.kind === 'platform' && given.top === undefined) throw new Error(`platform ${given.id} does not say its top`);
  return {
    id: given.id,
    kind: given.kind,
    shape: disc ? { disc: { at: pointOf([disc[0], disc[1]]), radius: units(disc[2]) } } : { polygon: (polygon ?? []).map(pointOf) },
    base: units(given.base ?? 0),
    top: units(given.top ?? (given.base ?? 0) + TOPS[given.kind]),
    ...(given.piece === undefined ? {} : { piece: given.piece }),
    ...(tags === undefined ? {} : { tags: typeof tags === 'string' ? [tags] : tags }),
  };
}

/** An invented character: what the file leaves out is plain; it fits every faction. */
function invented(id: string, given: ScenarioCharacter): Character {
  return {
    name: id,
    version: 1,
    factions: [...FACTIONS],
    keywords: [],
    base: 30,
    health: 8,
    blueDots: [],
    melee: 3,
    meleeRange: 1,
    arcane: 3,
    evade: 0,
    abilities: [],
    signature: null,
    ...given,
    id,
  } as unknown as Character; // a full card in the card language is taken at its word, as every card file is
}

/** The cards a scenario plays with: the catalogue and its own inventions. */
export function scenarioCards({ characters }: Scenario, cards: Catalogue): Catalogue {
  const own = Object.entries(characters).map(([id, given]) => [id, invented(id, given)]);
  return { ...cards, characters: { ...cards.characters, ...(Object.fromEntries(own) as Catalogue['characters']) } };
}

/** The set-up a scenario describes. */
export function scenarioSetup(scenario: Scenario): Setup {
  const { turn, first, initiative, stones, draws } = scenario;
  const models = Object.entries(scenario.models).map(
    ([id, { at, height, used, ...rest }]): [string, NonNullable<Position['models']>[string]] => {
      const surface = height === undefined ? at && heightOf(at) : units(height);
      return [
        id,
        {
          ...rest,
          ...(at ? { at: pointOf(at) } : {}),
          ...(surface === undefined ? {} : { height: surface }),
          ...(used ? { used } : {}),
        } as NonNullable<Position['models']>[string],
      ];
    },
  );
  const position: Position = {
    models: Object.fromEntries(models),
    draws: draws as NonNullable<Position['draws']>,
    ...(stones ? { stones: stones.map((stone) => ({ ...stone, at: pointOf(stone.at) })) } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(first === undefined ? {} : { first }),
    ...(initiative === undefined ? {} : { initiative }),
  };
  return {
    seats: scenario.seats as Setup['seats'],
    options: scenario.options as Partial<Options>,
    terrain: scenario.terrain.map(piece),
    seed: String(scenario.seed),
    start: scenario.start,
    position,
  };
}
