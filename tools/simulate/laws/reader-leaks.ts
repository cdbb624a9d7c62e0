import { isDeepStrictEqual } from 'node:util';
import { Replay } from '../../../src/app/session/replay.ts';
import type { Folded, MatchRecord } from '../../../src/record/match-record.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import type { MatchMeta } from '../../../src/storage/database/rows.ts';
import { storyOf } from '../../../src/ui/match/postcard/story-of.ts';
import { storyPicture } from '../../../src/ui/match/end/story-picture.ts';
import { tally } from '../../../src/ui/match/postcard/tally.ts';
import { otherSecrets } from './other-secrets.ts';

const SECRET = 'sown-in-secret';
const sownIn = <T extends object>(thing: T): T => ({ ...thing, [SECRET]: SECRET });

/** The same entries with other secrets in every event and decision that does not belong to this seat. */
function sown(record: MatchRecord, seat: Seat | null): Pick<MatchRecord, 'prologue' | 'entries'> {
  const event = (happening: Happening): Happening =>
    'secret' in happening && happening.secret.to !== seat ? ({ ...happening, secret: sownIn(happening.secret) } as Happening) : happening;
  return {
    prologue: record.prologue.map(event),
    entries: record.entries.map(({ decision, events }) => ({
      decision: decision.seat === seat ? decision : sownIn(decision),
      events: events.map(event),
    })),
  };
}

/** A match at its present position, for looking back; its decisions are only shown. */
const standing = ({ record, match }: Folded, seen: Pick<MatchRecord, 'prologue' | 'entries'>): MatchRecord => ({
  ...record,
  ...seen,
  base: { after: record.entries.length, match },
  checkpoints: [],
});

/** Everything that looking back at a match shows, through each pair of eyes in turn. */
function picturesOf(record: MatchRecord, label: ConstructorParameters<typeof Replay>[1], seat: Seat | null, finished: boolean): unknown {
  const replay = new Replay('looked-at', label, record, finished, new Map());
  const { first, last, turns, title } = replay;
  const seats = replay.seats.map(({ name }) => name);
  const eyes = ['everybody', 'open', ...seats.keys()] as const;
  // another person's eyes are behind a cover
  const seers = eyes.filter((eye) => typeof eye !== 'number' || eye === seat || label.computers?.[eye]);
  return {
    replay: { first, last, turns, title, seats, eyes: replay.eyes, turned: replay.lookingBack },
    seen: seers.map((eye) => {
      const table = replay.at(last, eye);
      const story = storyOf(table);
      const from = Math.max(0, last - 30);
      return {
        views: [...seats.keys(), null].map((viewer) => table.view(viewer)),
        log: [...seats.keys(), null].map((viewer) => table.log(viewer)),
        entries: Array.from({ length: last - from + 1 }, (_, index) => replay.entry(from + index, eye)),
        story,
        tally: tally(table),
        picture: storyPicture(story, seats, (role) => role),
        turned: table.lookingBack,
        advice: table.advise,
      };
    }),
  };
}

const first = (truth: unknown, twin: unknown, place = ''): string => {
  if (typeof truth !== 'object' || typeof twin !== 'object' || !truth || !twin) return place;
  const differing = Object.keys({ ...truth, ...twin }).find(
    (key) => !isDeepStrictEqual((truth as Record<string, unknown>)[key], (twin as Record<string, unknown>)[key]),
  );
  return differing === undefined
    ? place
    : first((truth as Record<string, unknown>)[differing], (twin as Record<string, unknown>)[differing], `${place}.${differing}`);
};

/**
 * Checks that looking back at a match under way shows the same when the hidden cards of other seats are dealt again. Each seat looks in turn, and all
 * other seats belong to computers, whose eyes no viewer has.
 */
export function readerLeaks(folded: Folded, seed: string): string[] {
  const { match, record } = folded;
  if (match.order.result !== null) return [];
  const seats = [...match.order.seats.keys()];
  return [...seats, null].flatMap((seat) => {
    const computers: MatchMeta['computers'] = seats.map((candidate) => (candidate === seat ? null : { level: 'club', seed: 'x' }));
    const label = { title: '', names: seats.map((candidate) => `N${candidate}`), computers };
    const secretTwin = { ...folded, match: otherSecrets(match, seat, seed) };
    const ownShown = picturesOf(standing(folded, record), label, seat, false);
    const twinShown = picturesOf(standing(secretTwin, sown(record, seat)), label, seat, false);
    const viewer = seat === null ? 'somebody who watches' : `seat ${seat}`;
    return isDeepStrictEqual(ownShown, twinShown)
      ? []
      : [`looking back shows ${viewer} what it may not know: ${first(ownShown, twinShown)}`];
  });
}
