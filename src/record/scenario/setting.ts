import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Options, Piece, SetupPosition, Setup, TerrainKind } from '../../rules/terms/match.ts';
import { printsFor } from '../../rules/terms/prints.ts';
import { heightOf, pointOf, units } from '../../rules/table/spots.ts';
import { summonsOf } from '../cards-in-play.ts';
import { inventedCharacter } from './invented-character.ts';
import type { Scenario } from './scenario.ts';

/** The heights of pieces for which the file gives none (TER-18); for a platform it always gives one. */
const TOPS: Record<TerrainKind, number> = { barrier: 6, obstacle: 1, woods: 4, water: 0, platform: 0, ladder: 3, stairs: 3 };

function piece(given: Scenario['terrain'][number]): Piece {
  const { polygon, disc, tags } = given;
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

/** The cards of a scenario: the catalogue and the characters that the scenario invents. */
export function scenarioCards({ characters, options }: Scenario, catalogue: Catalogue): Catalogue {
  const cards = printsFor(catalogue, options as Partial<Options>);
  const entries = Object.entries(characters).map(([id, given]) => [id, inventedCharacter(id, given, cards)]);
  return { ...cards, characters: { ...cards.characters, ...(Object.fromEntries(entries) as Catalogue['characters']) } };
}

/** A summoned model named in short belongs to the only seat whose troupe can summon it. */
function modelName(name: string, { seats }: Scenario, cards: Catalogue): string {
  const [character = ''] = name.split('#');
  if (name.includes(':') || seats.some(({ troupe = [] }) => troupe.includes(character))) return name;
  const able = seats.flatMap(({ troupe = [] }, seat) =>
    troupe.some((id) => summonsOf(cards.characters[id]).includes(character)) ? [seat] : [],
  );
  return able.length === 1 ? `${able[0]}:${name}` : name;
}

/** The set-up of a scenario. */
export function scenarioSetup(scenario: Scenario, cards: Catalogue): Setup {
  const { turn, first, initiative, stones, draws } = scenario;
  const models = Object.entries(scenario.models).map(
    ([id, { at, height, used, ...rest }]): [string, NonNullable<SetupPosition['models']>[string]] => {
      const surface = height === undefined ? at && heightOf(at) : units(height);
      return [
        modelName(id, scenario, cards),
        {
          ...rest,
          ...(at ? { at: pointOf(at) } : {}),
          ...(surface === undefined ? {} : { height: surface }),
          ...(used ? { used } : {}),
        } as NonNullable<SetupPosition['models']>[string],
      ];
    },
  );
  const position: SetupPosition = {
    models: Object.fromEntries(models),
    draws: draws as NonNullable<SetupPosition['draws']>,
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
