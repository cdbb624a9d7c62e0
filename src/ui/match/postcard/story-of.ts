import { standings, type StoryCast, type SeatStanding } from '../../story/course.ts';
import { decidingMoments, type StoryMoment } from '../../story/moments.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { cardOf } from '../../table/card-of.ts';
import { tally } from './tally.ts';

/** The course of a match, from public events alone. */
export interface Story {
  standings: SeatStanding[];
  moments: StoryMoment[];
}

/** The story of a match from the public log of its table. */
export function storyOf(table: TablePort): Story {
  const { models } = table.view(null).table;
  const log = table.log(null);
  const cast: StoryCast = Object.fromEntries(
    Object.values(models).map(({ id, seat }) => [id, { seat, health: cardOf(table, id)?.health ?? 0 }]),
  );
  const health = table.seats.map((_, seat) =>
    Object.values(models)
      .filter((model) => model.seat === seat && model.status === 'board')
      .reduce((sum, { id, wounds }) => sum + Math.max(0, (cast[id]?.health ?? 0) - wounds), 0),
  );
  return {
    standings: standings(log, cast, { stones: tally(table).seats, health }),
    moments: decidingMoments(log, cast, table.seats.length),
  };
}
