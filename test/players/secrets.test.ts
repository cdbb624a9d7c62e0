import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { LEVEL, LEVELS, type LevelName } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { OpeningKind } from '../../src/rules/terms/opening.ts';
import { imagine } from '../../src/seats/imagined-match.ts';
import { viewFor, type View } from '../../src/seats/view.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { otherSecrets } from '../../tools/simulate/laws/other-secrets.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

// A computer decides, and says why, by its seat's view alone, at every level: the same in every match that seat may imagine, in the same match
// with other secrets of the others, and whenever it is asked again.

/** Questions in which something is hidden; of each so many are compared at every level. */
const DUELS: readonly OpeningKind[] = ['claim', 'call', 'melee-card', 'going-for-it', 'replace', 'follow-up', 'critical'];
const OF_A_DUEL = 1;
/** Dear for the strong one, and nothing is hidden but the decks: each level in turn. */
const OF_OTHERS = 2;

interface Moment {
  match: Match;
  kind: OpeningKind;
  seat: number;
  level: LevelName;
  seed: string;
}

/** Moments of a match that is played to use what there is, a few of every kind of question. */
function moments(seed: string): Moment[] {
  let folded = beginRecord(randomSetup(seed, { seats: 2, size: 3, eventsAndAgendas: true, upgrades: true, campaign: true }), catalogue);
  const lot = new Lot(seed);
  const eager = eagerFor({ aim: '', wish: '' });
  const counts = new Map<OpeningKind, number>();
  const found: Moment[] = [];
  for (let index = 0; index < 600; index += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const { kind, seat } = opening;
    const count = counts.get(kind) ?? 0;
    const isDuel = DUELS.includes(kind);
    // the first question of a kind is often the dullest
    if (lot.percent(isDuel ? 60 : 15) && count < (isDuel ? OF_A_DUEL : OF_OTHERS)) {
      counts.set(kind, count + 1);
      const levels = isDuel ? LEVELS : [LEVELS[count % LEVELS.length] ?? 'club'];
      for (const level of levels) found.push({ match: folded.match, kind, seat, level, seed: `${seed} ${index}` });
    }
    const next = advance(folded, eager(folded, opening, lot, new Map()));
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return found;
}

test('whatever the others hold and whatever lies in the decks, a computer decides the same, for the same reason', () => {
  const met = new Set<string>();
  moments('hidden').forEach(({ match, kind, seat, level, seed }, index) => {
    const view = viewFor(match, seat);
    const decided = (seen: View) => think(seen, catalogue, LEVEL[level], seed);
    const thought = decided(view);
    expect(thought?.fallback).toBeUndefined();
    expect(decided(viewFor(otherSecrets(match, seat, seed), seat))).toEqual(thought);
    const twin = index % 2 === 0 ? viewFor(imagine(view, `any ${seed}`), seat) : (JSON.parse(JSON.stringify(view)) as View);
    expect(decided(twin)).toEqual(thought);
    met.add(`${kind} ${level}`);
  });
  for (const kind of ['claim', 'call', 'melee-card']) for (const level of LEVELS) expect(met).toContain(`${kind} ${level}`);
  expect([...met].filter((text) => text.startsWith('act')).length).toBeGreaterThan(3);
});
