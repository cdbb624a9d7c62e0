import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { QuestionAges } from '../../src/glasses/question-ages.ts';
import { GlassSide } from '../../src/glasses/glass-side.ts';
import { HostSide } from '../../src/glasses/host-side.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { isSame } from '../../src/record/equality.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor } from '../../src/seats/view.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import { HeldMatch } from '../../server/referee/held-match.ts';
import { Referee } from '../../server/referee/referee.ts';
import { OpenTable } from '../../tools/simulate/setups/open-table.ts';
import { smallSetup } from './party.ts';

const MATCHES = process.env.MOONRISE_WHOLE === undefined ? 1 : 20;
const MOST = 120;
const EVERY = 9;
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const names = () => ({ names: ['Ada', 'Bo'], levels: [null, null] });

const bare = (send: (text: string) => void): WireLine => ({
  send,
  close: () => undefined,
  onText: () => undefined,
  onGone: () => undefined,
});
/** A place at a match: what is told to it goes to `hear`. */
function place(match: HeldMatch, seats: number[], hear: (text: string) => void): { line: WireLine; side: HostSide } {
  const line = bare(hear);
  const needs = {
    table: match,
    questionAges: new QuestionAges(),
    cards: 'sum',
    readDecision: () => null,
    now: () => 0,
    changed: () => undefined,
  };
  const side = new HostSide(needs, { part: seats.length > 0 ? 'seat' : 'watch', seats });
  side.link(line);
  return { line, side };
}
const HELLO = JSON.stringify({ say: 'hello', wire: 1, rules: RULES, life: 'x', has: 0, cards: 'sum' });

describe('what the club tells a seat', () => {
  it('adds up to its view and its story at every position, and is the same when the secrets of the others are redrawn', async () => {
    const wrong: string[] = [];
    let positions = 0;
    for (let run = 0; run < MATCHES; run += 1) {
      const log = new SqliteLog(':memory:');
      const referee = new Referee({ log, cards: catalogue, names, now: Date.now });
      await referee.begin('m', {
        title: '',
        setup: smallSetup(`law ${run}`),
        seats: [{ member: 'm1' }, { member: 'm2' }],
        pace: { kind: 'live' },
        campaign: null,
        by: 'm1',
      });
      const opened = await referee.open('m');
      if (!opened) throw new Error('no match');
      const { match } = opened;
      const glasses = ([[0], [1], []] as number[][]).map((seats) => {
        const glass = new GlassSide('x');
        const mine = bare((text) => line.onText(text));
        const { line, side } = place(match, seats, (text) => mine.onText(text));
        glass.link(mine);
        match.listeners.add(side);
        return { glass, seat: seats[0] ?? null, seats };
      });
      const lot = new Lot(`law ${run}`);
      while (!match.over && match.decided < MOST) {
        const opening = lot.of(openingsOf(match.folded.match));
        if (!opening) break;
        const decision = randomDecision(new OpenTable(match.folded.match, opening.seat, match.cards), lot);
        await match.say({ id: `law.${run}.${match.decided}.x`, at: match.decided, decision });
        positions += 1;
        for (const { glass, seat, seats } of glasses) {
          const { record, match: now } = match.folded;
          if (glass.at !== match.decided || !isSame(glass.view(seat), asJson(viewFor(now, seat))))
            wrong.push(`${run} ${match.decided}: the view of ${seat}`);
          const entry = record.entries.at(-1);
          if (!isSame(glass.log(seat).at(-1)?.events, asJson(eventsFor(entry?.events ?? [], seat))))
            wrong.push(`${run} ${match.decided}: the story of ${seat}`);
          if (match.decided % EVERY !== 0) continue;
          const accounts = [now, imagine(viewFor(now, seat), `redrawn ${match.decided}`) as unknown as Match].map((truth) => {
            const texts: string[] = [];
            const begin = match.begin;
            const drawn = new HeldMatch(
              'm',
              { log, names, now: () => 0, changed: () => undefined },
              { begin, folded: { ...match.folded, match: truth }, entries: [], length: 0 },
            );
            const { line } = place(drawn, seats, (text) => texts.push(text));
            line.onText(HELLO);
            return texts;
          });
          if (JSON.stringify(accounts[0]) !== JSON.stringify(accounts[1])) wrong.push(`${run} ${match.decided}: a secret reaches ${seat}`);
        }
      }
      await referee.close();
      await log.close();
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(positions).toBeGreaterThan(40);
  });
});
