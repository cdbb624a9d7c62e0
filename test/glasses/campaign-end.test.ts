import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignViewFor, pinOpens } from '../../src/campaign/index.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import { recommended } from '../../src/campaign/terms/presets.ts';
import { catalogue } from '../../src/cards/index.ts';
import { CampaignEnd } from '../../src/glasses/campaign-end.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { changed } from '../campaign/other-secrets.ts';
import { Lot, nextDecision } from '../campaign/random-player.ts';
import { Table } from '../campaign/samples.ts';

// What a phone in a campaign is told, and what it may say: nothing of another player leaves the device with the record.

/** The end of a glass whose campaign is whatever is given; `sent`: all that left over its line. */
function glassOf(read: () => Campaign, players: readonly string[], planned: unknown[] = []) {
  const sent: string[] = [];
  const line: WireLine = { send: (text) => sent.push(text), onText: () => undefined, onGone: () => undefined, close: () => undefined };
  let moment = 0;
  const end = new CampaignEnd(
    {
      campaign: {
        id: 'night',
        cards: { ...catalogue, characters: {} },
        isReadOnly: false,
        view: (player) => JSON.parse(JSON.stringify(campaignViewFor(read(), player ?? 'table'))) as Json, // plain JSON
        hasPin: (player) => !pinOpens(read(), player, ''),
        knows: (player, pin) => pinOpens(read(), player, pin),
        plan: (player, given) => {
          planned.push([player, given]);
          return Promise.resolve(null);
        },
      },
      now: () => (moment += 1000),
      changed: () => undefined,
      beside: () => undefined,
    },
    { part: 'hand', seats: [0] },
    players,
  );
  end.link(line);
  const tells = (message: object): void => line.onText(JSON.stringify(message));
  tells({ say: 'hello', wire: 1, rules: RULES, life: 'a', has: 0, cards: '' });
  return { end, sent, tells };
}

describe('a phone in a campaign', () => {
  it('is told, byte for byte, what it would be told if all that its player may not know were otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), fc.constantFrom('never', 'at-scoring'), (players, seed, names) => {
        const table = new Table(players, { length: 2, names, attacks: { ...recommended().attacks, on: true } }, seed);
        const own = glassOf(() => table.campaign, ['p1']);
        const other = glassOf(() => changed(table.campaign, 'p1'), ['p1']);
        const watcher = glassOf(() => table.campaign, []);
        const dark = glassOf(() => changed(table.campaign, 'table'), []);
        const lot = new Lot(seed);
        while (table.campaign.stage !== 'finished') {
          const decision = nextDecision(lot, table.campaign);
          if (!decision) throw new Error('nobody is asked');
          table.do(decision);
          for (const { end } of [own, other, watcher, dark]) end.tell();
        }
        expect(own.sent.length).toBeGreaterThan(10);
        expect(own.sent).toEqual(other.sent);
        expect(watcher.sent).toEqual(dark.sent);
      }),
      { numRuns: 3 },
    );
  });

  it('answers for its own players alone, once, however often it tells it', async () => {
    const { campaign } = new Table(3);
    const planned: unknown[] = [];
    const { tells, sent } = glassOf(() => campaign, ['p1'], planned);
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
    tells({ say: 'plan', nth: 1, plan: { player: 'p2', kind: 'machinations', machinations: [] } });
    tells({ say: 'plan', nth: 2, plan: { player: 'p1', kind: 'machinations', machinations: [] } });
    tells({ say: 'plan', nth: 2, plan: { player: 'p1', kind: 'machinations', machinations: [] } });
    await settled();
    tells({ say: 'plan', nth: 2, plan: { player: 'p1', kind: 'machinations', machinations: [] } });
    await settled();
    expect(planned).toHaveLength(1);
    const answered = sent.filter((text) => text.includes('"planned"')).map((text) => JSON.parse(text) as { nth: number; refused: unknown });
    expect(answered.map(({ nth, refused }) => [nth, refused === null])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
  });

  it('is told nothing of a player with a number before it was given, and wrong ones end the line', () => {
    const table = new Table(3);
    table.do({ player: 'p2', kind: 'set-pin', who: 'p2', pin: '1234' });
    const planned: unknown[] = [];
    const { tells, sent, end } = glassOf(() => table.campaign, ['p2'], planned);
    const own = (): boolean => sent.some((text) => Object.hasOwn((JSON.parse(text) as { own?: object }).own ?? {}, 'p2'));
    tells({ say: 'pin', player: 'p2', pin: '4321' });
    tells({ say: 'plan', nth: 1, plan: { player: 'p2', kind: 'machinations', machinations: [] } });
    tells({ say: 'pin', player: 'p1', pin: '' });
    expect([own(), planned.length]).toEqual([false, 0]);
    tells({ say: 'pin', player: 'p2', pin: '1234' });
    expect(own()).toBe(true);
    const guessing = glassOf(() => table.campaign, ['p2']);
    for (const pin of ['0', '1', '2', '3', '4']) guessing.tells({ say: 'pin', player: 'p2', pin });
    expect([end.isOver, guessing.end.isOver]).toEqual([false, true]);
  });
});
