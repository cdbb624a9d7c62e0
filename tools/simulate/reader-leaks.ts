import { isDeepStrictEqual } from 'node:util';
import { Replay } from '../../src/app/session/replay.ts';
import type { Folded, MatchRecord } from '../../src/record/match-record.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { MatchMeta } from '../../src/storage/rows.ts';
import { storyOf } from '../../src/ui/match/story-of.ts';
import { storyPicture } from '../../src/ui/match/story-picture.ts';
import { tally } from '../../src/ui/match/tally.ts';
import { otherSecrets } from './other-secrets.ts';

const SECRET = 'sown-in-secret';
const sownIn = <T extends object>(thing: T): T => ({ ...thing, [SECRET]: SECRET });

/** The same entries with another secret in each that is not this seat's, and in every decision that is not. */
function sown(record: MatchRecord, seat: Seat | null): Pick<MatchRecord, 'prologue' | 'entries'> {
  const event = (one: Happening): Happening =>
    'secret' in one && one.secret.to !== seat ? ({ ...one, secret: sownIn(one.secret) } as Happening) : one;
  return {
    prologue: record.prologue.map(event),
    entries: record.entries.map(({ decision, events }) => ({
      decision: decision.seat === seat ? decision : sownIn(decision),
      events: events.map(event),
    })),
  };
}

/** A match as it stands, to be looked back at: what was decided is only shown. */
const standing = ({ record, match }: Folded, seen: Pick<MatchRecord, 'prologue' | 'entries'>): MatchRecord => ({
  ...record,
  ...seen,
  base: { after: record.entries.length, match },
  checkpoints: [],
});

/** Everything that looking back at a match shows, with one pair of eyes after the other. */
function shown(record: MatchRecord, label: ConstructorParameters<typeof Replay>[1], seat: Seat | null, finished: boolean): unknown {
  const replay = new Replay('looked-at', label, record, finished, new Map());
  const { first, last, turns, title } = replay;
  const seats = replay.seats.map(({ name }) => name);
  const eyes = ['everybody', 'open', ...seats.keys()] as const;
  // another person's own eyes lie behind a cover
  const own = eyes.filter((one) => typeof one !== 'number' || one === seat || label.computers?.[one]);
  return {
    replay: { first, last, turns, title, seats, eyes: replay.eyes, turned: replay.lookingBack },
    seen: own.map((one) => {
      const table = replay.at(last, one);
      const story = storyOf(table);
      const from = Math.max(0, last - 30);
      return {
        views: [...seats.keys(), null].map((viewer) => table.view(viewer)),
        log: [...seats.keys(), null].map((viewer) => table.log(viewer)),
        entries: Array.from({ length: last - from + 1 }, (_, at) => replay.entry(from + at, one)),
        story,
        tally: tally(table),
        picture: storyPicture(story, seats, (role) => role),
        turned: table.lookingBack,
        advice: table.advise,
      };
    }),
  };
}

const first = (here: unknown, there: unknown, where = ''): string => {
  if (typeof here !== 'object' || typeof there !== 'object' || !here || !there) return where;
  const differing = Object.keys({ ...here, ...there }).find(
    (key) => !isDeepStrictEqual((here as Record<string, unknown>)[key], (there as Record<string, unknown>)[key]),
  );
  return differing === undefined
    ? where
    : first((here as Record<string, unknown>)[differing], (there as Record<string, unknown>)[differing], `${where}.${differing}`);
};

/**
 * A reader who looks back at a match under way sees the same when what all seats hold that do not look is dealt anew. Every seat but the one
 * that looks is a computer's here, in turn: nobody has its eyes.
 */
export function readerLeaks(folded: Folded, seed: string): string[] {
  const { match, record } = folded;
  if (match.order.result !== null) return [];
  const seats = [...match.order.seats.keys()];
  return [...seats, null].flatMap((seat) => {
    const computers: MatchMeta['computers'] = seats.map((one) => (one === seat ? null : { level: 'club', seed: 'x' }));
    const label = { title: '', names: seats.map((one) => `N${one}`), computers };
    const other = { ...folded, match: otherSecrets(match, seat, seed) };
    const here = shown(standing(folded, record), label, seat, false);
    const there = shown(standing(other, sown(record, seat)), label, seat, false);
    const who = seat === null ? 'somebody who watches' : `seat ${seat}`;
    return isDeepStrictEqual(here, there) ? [] : [`looking back shows ${who} what it may not know: ${first(here, there)}`];
  });
}
