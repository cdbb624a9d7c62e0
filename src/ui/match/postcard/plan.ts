import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import { momentText } from '../../../words/match/story.ts';
import { matchWords } from '../../../words/match/match.ts';
import { drawnBody } from '../../art/body.ts';
import { hourOf, type Hour } from '../../board/terrain/moon-shadow.ts';
import { factionOf, stonesOn, stonesOnGround, type BoardPiece } from '../../board/table.ts';
import type { BoardPoint, TablePort } from '../../contexts/table-port.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { modelName, namesOf, seatName } from '../../table/names.ts';
import type { Story } from './story-of.ts';

/** A character on a postcard. */
export interface PostcardFigure {
  model: ModelId;
  name: string;
  seat: Seat;
  /** The URL of the body's picture, as the app draws it. */
  address: string;
  /** The place where it stands or fell. */
  place: BoardPoint;
  stones: number;
  fallen: boolean;
  winner: boolean;
}

/** The content of a postcard of a finished match: the table at the end, and its moment. */
export interface PostcardPlan {
  title: string;
  /** The moment of the match in one sentence; null when nothing decided it. */
  sentence: string | null;
  /** The place of that moment in the picture; null when it cannot be shown. */
  place: BoardPoint | null;
  figures: PostcardFigure[];
  stones: BoardPoint[];
  terrain: readonly BoardPiece[];
  /** Each player with their moonstones at the end, by seat. */
  seats: { name: string; stones: number }[];
  hour: Hour;
}

/** The moment of the match: a caught lie if there is one, otherwise the weightiest event. */
export function toldMoment({ moments }: Story): Story['moments'][number] | null {
  const heaviest = moments.toSorted((a, b) => b.weight - a.weight)[0];
  return moments.find(({ called }) => called.some(({ lie }) => lie)) ?? heaviest ?? null;
}

/** The models in a moment, the most affected first. */
const befallen = ({ slain, wounds, gained, lost }: Story['moments'][number]): ModelId[] =>
  [...slain, ...wounds, ...gained, ...lost].map(({ model }) => model);

/** Places in a row for each seat, for models without a place, as after a concession before deployment or at a spoken table. */
function lineUp(seat: Seat, nth: number, count: number): BoardPoint {
  return { x: 4572 + (nth - (count - 1) / 2) * 700, y: 5400 - seat * 900 };
}

/** The postcard of a match from its public view; null until the match is over. */
export async function postcardPlan(table: TablePort, story: Story): Promise<PostcardPlan | null> {
  const view = table.view(null);
  const { result } = view.order;
  if (!result) return null;
  const models = Object.values(view.table.models);
  const placed = models.filter(({ status }) => (status === 'board' || status === 'slain') && !isSpoken(table));
  const shown = placed.length > 0 ? placed : models;
  const figures = await Promise.all(
    shown.map(async (model): Promise<PostcardFigure> => {
      const { id, character, seat } = model;
      const keywords = table.characters[character]?.keywords ?? [];
      const friends = shown.filter((candidate) => candidate.seat === seat);
      const faction = factionOf(view, table.characters, model);
      return {
        model: id,
        name: modelName(table, id),
        seat,
        address: await drawnBody({ character, keywords, faction, mirrored: seat % 2 === 1 }),
        place: placed.length > 0 ? model.at : lineUp(seat, friends.indexOf(model), friends.length),
        stones: stonesOn(view, id),
        fallen: model.status === 'slain',
        winner: result.winner === 'draw' || result.winner === seat,
      };
    }),
  );
  const moment = toldMoment(story);
  const victim = moment ? befallen(moment).find((id) => figures.some(({ model }) => model === id)) : undefined;
  const stones = story.standings.at(-1)?.stones ?? [];
  return {
    title: result.winner === 'draw' ? matchWords.draw() : matchWords.wins(seatName(table, result.winner)),
    sentence: moment ? momentText(moment, namesOf(table)) : null,
    place: figures.find(({ model }) => model === victim)?.place ?? null,
    figures,
    stones: placed.length > 0 ? stonesOnGround(view).map(({ at }) => at) : [],
    terrain: placed.length > 0 ? view.table.terrain : [],
    seats: table.seats.map((_, seat) => ({ name: seatName(table, seat), stones: stones[seat] ?? 0 })),
    hour: hourOf(view.order),
  };
}
