import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { viewFor } from '../../src/seats/view.ts';

const FAR_BACK = 60;

/** Now and then something is taken back: the last decision, or one long ago that everybody must agree to. */
function next({ match, record, line }: Folded, lot: Lot): Decision | null {
  const opening = lot.of(openingsOf(match));
  if (!opening) return null;
  const { seat } = opening;
  if (opening.kind === 'agreement') return { seat, kind: lot.percent(75) ? 'agree' : 'refuse' };
  const last = line[line.length - 1];
  if (last && 'entry' in last && lot.percent(8)) return { seat: last.entry.decision.seat, kind: 'take-back', to: last.at };
  const to = lot.of(line.slice(-FAR_BACK))?.at;
  if (to !== undefined && lot.percent(3)) return { seat, kind: 'take-back', to };
  return randomPlayer(record.cards)(viewFor(match, seat), [], lot);
}

/** A match of random players who take back often: how it stood after each decision, the newest last. */
export function longMatch(seed: string, most: number): Folded[] {
  const lot = new Lot(seed);
  const seats = [{ troupe: ['quack', 'flintlock'] }, { troupe: ['vicious-syd', 'grub'] }];
  const setup = { seats, options: { troupeSize: 2 }, terrain: boards[0]?.terrain ?? [], seed, start: 'setup' as const };
  const all = [beginRecord(setup, catalogue)];
  for (let now = all[0]; now && all.length <= most; now = all[all.length - 1]) {
    const decision = next(now, lot);
    if (!decision) break;
    const played = advance(now, decision);
    if (!played.ok) throw new Error(`${JSON.stringify(decision)} is refused: ${played.reason.code}`);
    all.push(played.folded);
  }
  return all;
}
