import type { MatchMeta } from '../../storage/database/rows.ts';
import type { Strength } from '../../ui/contexts/table-port.ts';
import { computerSeatsOf } from './computer-seats.ts';

// A fitting level: after three matches in a row with the same outcome, a computer of another strength is suggested. Nothing changes automatically.

const STRENGTHS: readonly Strength[] = ['gentle', 'club', 'strong'];
/** Equal outcomes in a row after which another strength is suggested, and after which it is suggested again. */
const ROW = 3;

/** A suggested level for the next match, and the reason for it. */
export interface LevelSuggestion {
  level: string;
  /** The outcome that the player has had that often. */
  after: 'won' | 'lost';
}

interface FitBout {
  level: string;
  strength: Strength;
  ended: 'won' | 'lost' | 'drawn';
}

/** The outcome of a match of one person against one computer, from its first decision to its last; null for any other match. */
function boutOf(meta: MatchMeta): FitBout | null {
  const { finished, outcome, names, computers = [], playedOn } = meta;
  const [seat, second] = computerSeatsOf(meta);
  const level = seat === undefined ? undefined : computers[seat]?.level;
  if (!finished || !outcome || names.length !== 2 || playedOn || level === undefined || second !== undefined) return null;
  const [name] = level.split('-');
  const strength = STRENGTHS.find((candidate) => candidate === name);
  if (!strength) return null;
  return { level, strength, ended: outcome.winner === 'draw' ? 'drawn' : outcome.winner === seat ? 'lost' : 'won' };
}

/**
 * The suggested level after a match: a step up after three wins in a row against computers of one strength, a step down after three losses, in the
 * same way of playing. A player who declines is asked again only after three more.
 */
export function suggestedLevel(id: string, matches: readonly MatchMeta[]): LevelSuggestion | null {
  const newest = [...matches].sort((a, b) => b.changedAt - a.changedAt);
  const bouts = newest
    .slice(
      Math.max(
        0,
        newest.findIndex((meta) => meta.id === id),
      ),
    )
    .flatMap((meta) => boutOf(meta) ?? []);
  const self = newest.find((meta) => meta.id === id);
  const last = self ? boutOf(self) : null;
  if (!last || last.ended === 'drawn') return null;
  const broken = bouts.findIndex(({ strength, ended }) => strength !== last.strength || ended !== last.ended);
  const row = broken < 0 ? bouts.length : broken;
  const strength = STRENGTHS[STRENGTHS.indexOf(last.strength) + (last.ended === 'won' ? 1 : -1)];
  if (row % ROW !== 0 || strength === undefined) return null;
  return { level: [strength, ...last.level.split('-').slice(1)].join('-'), after: last.ended };
}
