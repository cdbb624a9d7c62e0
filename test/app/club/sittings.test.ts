import { expect, it } from 'vitest';
import { Sittings } from '../../../src/app/club/sittings.ts';
import type { ClubMatch, ClubMember } from '../../../src/club/terms/club.ts';
import { momentText } from '../../../src/ui/page/time/moments.ts';
import { clubWords } from '../../../src/words/club/club.ts';
import { matchWords } from '../../../src/words/match/match.ts';

const DUE = 1_790_000_000_000;
const LATER = 1_790_090_000_000;
const AWAY = 1_780_000_000_000;

/** Ada sits at seat 0 of this device, Ben at 1 and Cleo at 2 elsewhere. */
const match = {
  id: 'm',
  over: false,
  seats: [{ member: 'ada' }, { member: 'ben' }, { member: 'cleo' }],
  asked: [1],
  due: [null, null, null],
  absent: [],
  yours: [0],
  steward: {},
} as unknown as ClubMatch;
const members = [
  { id: 'ada', name: 'Ada', live: true, awaySince: null },
  { id: 'ben', name: 'Ben', live: true, awaySince: null },
  { id: 'cleo', name: 'Cleo', live: false, awaySince: AWAY },
] as ClubMember[];

/** The notice that the table shows beside its question. */
function standingOf(change: Partial<ClubMatch>, ben: Partial<ClubMember> = {}, linked = false): string | null {
  const device = {
    linked,
    lineOf: () => ({ onText: () => undefined, onGone: () => undefined, send: () => undefined, close: () => undefined }),
  };
  const seen = members.map((member) => (member.id === 'ben' ? { ...member, ...ben } : member));
  const sittings = new Sittings({
    device,
    drafts: { decisionsOf: () => [] },
    view: () => ({
      matches: [
        { ...match, id: 'another', over: true },
        { ...match, ...change },
      ],
      members: seen,
    }),
    record: () => Promise.reject(new Error('not asked for')),
  } as never);
  const { needs } = sittings.sit('m') as unknown as { needs: { standing: () => string | null } };
  return needs.standing();
}

it('a table says who is awaited elsewhere and how that player is reached, and nothing once the match is over', () => {
  expect(standingOf({})).toBe(clubWords.personLive('Ben'));
  expect(standingOf({ over: true })).toBe(null);
  expect(standingOf({ over: true, asked: [0], due: [DUE, null, null], steward: { 0: {} } as never }, {}, true)).toBe(null);
  expect(standingOf({}, { live: false })).toBe(clubWords.personNotSeen('Ben'));
  expect(standingOf({}, { live: false, awaySince: AWAY })).toBe(clubWords.personAway('Ben', momentText(AWAY)));
  expect(standingOf({}, { live: true, awaySince: AWAY })).toBe(clubWords.personLive('Ben'));
});

it('the first seat of another device is awaited, not those that sit here', () => {
  expect(standingOf({ asked: [0, 2, 1] })).toBe(clubWords.personAway('Cleo', momentText(AWAY)));
  expect(standingOf({ asked: [0, 1, 2] })).toBe(clubWords.personLive('Ben'));
  for (const asked of [[0], []]) {
    expect(standingOf({ asked })).toBe(null);
    expect(standingOf({ asked }, {}, true)).toBe(clubWords.live());
  }
});

it('the end of the time is that of the awaited seat, or of the seat here where nobody is awaited elsewhere', () => {
  const due = [LATER, DUE, null];
  expect(standingOf({ due })).toBe(`${clubWords.personLive('Ben')} · ${clubWords.until(momentText(DUE))}`);
  expect(standingOf({ due, asked: [0] }, {}, true)).toBe(clubWords.until(momentText(LATER)));
  expect(standingOf({ due, asked: [2] })).toBe(clubWords.personAway('Cleo', momentText(AWAY)));
});

it('a computer plays for the seat whose time has run out, and orders for a seat here are told', () => {
  expect(standingOf({ absent: [1] })).toBe(matchWords.computerFor('Ben'));
  expect(standingOf({ absent: [2] })).toBe(clubWords.personLive('Ben'));
  expect(standingOf({ steward: { 0: {} } as never, due: [null, DUE, null] })).toBe(
    [clubWords.personLive('Ben'), clubWords.steward(), clubWords.until(momentText(DUE))].join(' · '),
  );
  expect(standingOf({ steward: { 1: {} } as never })).toBe(clubWords.personLive('Ben'));
});
