import { msg, str } from '@lit/localize';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Names } from '../language/naming.ts';
import { allOf } from '../language/sentences.ts';

/** The public facts of a moment that decided a match. */
interface MomentFacts {
  turn: number;
  slain: readonly { model: ModelId; by: ModelId | null }[];
  wounds: readonly { model: ModelId; by: ModelId | null; amount: number }[];
  gained: readonly { model: ModelId; stones: number }[];
  lost: readonly { model: ModelId; stones: number }[];
  called: readonly { seat: Seat; by: Seat; lie: boolean }[];
  ahead: Seat | null;
}
type NamesOfStory = Pick<Names, 'modelName' | 'seatName'>;

// The story of a match that is over.

export const storyWords = {
  heading: () => msg('How it went', { id: 'story.heading' }),
  picture: () => msg('Moonstones and health by turn', { id: 'story.picture' }),
  asTable: () => msg('As a table', { id: 'story.as-table' }),
  decided: () => msg('What decided it', { id: 'story.decided' }),
  health: () => msg('Health', { id: 'story.health' }),
  stones: () => msg('Moonstones', { id: 'story.stones' }),
  after: () => msg('After turn', { id: 'story.after' }),
  before: () => msg('Start', { id: 'story.before' }),
  stonesOf: (seat: string) => msg(str`Moonstones of ${seat}`, { id: 'story.stones-of' }),
  healthOf: (seat: string) => msg(str`Health of ${seat}`, { id: 'story.health-of' }),
  share: () => msg('Share as a picture', { id: 'story.share' }),
  postcard: () => msg('Share the postcard', { id: 'story.postcard' }),
  pictured: (result: string) => msg(str`The table as it stood at the end: ${result}`, { id: 'story.pictured' }),
  shareFailed: () => msg('The picture could not be made here.', { id: 'story.share-failed' }),
  again: () => msg('Play again', { id: 'match.rematch' }),
  exchanged: () => msg('Swap troupes', { id: 'story.exchanged' }),
};

/** The most things that are told of one moment. */
const MOST = 3;

function clauses({ slain, wounds, gained, lost, called, ahead }: MomentFacts, { modelName, seatName }: NamesOfStory): string[] {
  const fallen = slain.map(({ model, by }) =>
    by === null || by === model
      ? msg(str`${modelName(model)} is slain`, { id: 'story.is-slain' })
      : msg(str`${modelName(by)} slays ${modelName(model)}`, { id: 'story.slays' }),
  );
  const caught = called.map(({ seat, by, lie }) =>
    lie
      ? msg(str`${seatName(by)} catches ${seatName(seat)} in a lie`, { id: 'story.catches' })
      : msg(str`${seatName(by)} wrongly doubts ${seatName(seat)}`, { id: 'story.doubts' }),
  );
  const taken = gained.map(({ model, stones }) =>
    stones === 1
      ? msg(str`${modelName(model)} takes a moonstone`, { id: 'story.takes' })
      : msg(str`${modelName(model)} takes ${stones} moonstones`, { id: 'story.takes-many' }),
  );
  const dropped = lost
    .filter(({ model }) => !slain.some((candidate) => candidate.model === model))
    .map(({ model }) => msg(str`${modelName(model)} drops a moonstone`, { id: 'story.drops' }));
  const hurt = wounds
    .filter(({ model }) => !slain.some((candidate) => candidate.model === model))
    .map(({ model, by, amount }) =>
      by === null || by === model
        ? msg(str`${modelName(model)} suffers wounds: ${amount}`, { id: 'story.suffers' })
        : msg(str`${modelName(by)} wounds ${modelName(model)}: ${amount}`, { id: 'story.wounds' }),
    );
  const lead = ahead === null ? [] : [msg(str`${seatName(ahead)} takes the lead`, { id: 'story.lead' })];
  return [...[...fallen, ...caught, ...taken, ...dropped, ...hurt].slice(0, MOST), ...lead];
}

/** A moment in words: its turn, and what happened. */
export function momentText(moment: MomentFacts, names: NamesOfStory): string {
  const what = allOf(clauses(moment, names));
  return msg(str`Turn ${moment.turn}: ${what}.`, { id: 'story.moment' });
}
