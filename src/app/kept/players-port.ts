import type { Folded } from '../../record/match-record.ts';
import { opening } from '../../record/open-record.ts';
import type { Stores } from '../../storage/backup/backup.ts';
import { PlayerStore } from '../../storage/stores/player-store.ts';
import { PLAYER_COLOURS, PLAYER_PATTERNS, type KnownPlayer, type PlayersPort } from '../../ui/contexts/players-port.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { inSlices } from '../window/in-slices.ts';
import { outcomeOf, recordsOf, seatedIn } from './player-records.ts';
import { byAlphabet } from '../../words/language/sentences.ts';

// The players of this device and their records, for the screens.

/** Folds matches whose outcome was never noted, once and in slices: old ones, and those from elsewhere. */
async function noteOutcomes({ matches }: Stores, { report, signal }: Waiting): Promise<void> {
  const open = (await matches.list()).filter(({ finished, outcome }) => finished && !outcome);
  for (const [index, { id }] of open.entries()) {
    report?.(index / open.length);
    const record = await matches.load(id);
    if (!record) continue;
    const all = Math.max(1, record.entries.length);
    const folding = (folded: Folded): void => report?.((index + folded.record.entries.length / all) / open.length);
    const opened = await inSlices(opening(record), { report: folding, ...(signal ? { signal } : {}) });
    const match = opened.as === 'read-only' ? opened.match : opened.folded.match;
    const ended = match ? outcomeOf(match) : null;
    if (ended) await matches.describe(id, { outcome: ended });
  }
}

/** Notes in each match who sat there, as far as that is known now: later a name may mean another person. */
async function notePlayers({ matches }: Stores, players: readonly KnownPlayer[]): Promise<void> {
  for (const match of await matches.list()) {
    const seated = seatedIn(match, players).map((id, seat) => match.players?.[seat] ?? id);
    if (seated.some((id, seat) => id !== (match.players?.[seat] ?? null))) await matches.describe(match.id, { players: seated });
  }
}

/** The players of this device; `changed` is called after each change. */
export function playersPort(stores: Stores, changed: () => void): PlayersPort {
  const store = new PlayerStore(stores.database);
  const list = async (): Promise<KnownPlayer[]> => {
    const players = (await store.list()).map(({ id, data: { name, colour, pattern, alsoCalled = [] } }) => ({
      id,
      name,
      colour: PLAYER_COLOURS.find((candidate) => candidate === colour) ?? PLAYER_COLOURS[0],
      pattern: PLAYER_PATTERNS.find((candidate) => candidate === pattern) ?? PLAYER_PATTERNS[0],
      alsoCalled,
    }));
    return players.sort((a, b) => byAlphabet(a.name, b.name));
  };
  const report = async (work: Promise<void>): Promise<void> => {
    await work;
    changed();
  };
  return {
    list,
    async save({ id, ...data }) {
      await notePlayers(stores, await list());
      await report(store.save(id, data));
    },
    remove: (id) => report(store.remove(id)),
    undoRemove: (id) => report(store.undoRemove(id)),
    async records(waiting = {}) {
      const players = await list();
      await noteOutcomes(stores, waiting);
      await notePlayers(stores, players);
      return recordsOf(players, await stores.matches.list());
    },
  };
}
