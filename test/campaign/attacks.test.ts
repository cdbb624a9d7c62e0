import { describe, expect, it } from 'vitest';
import { campaignViewFor, matchFor } from '../../src/campaign/index.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { Table } from './samples.ts';

describe('attacks', () => {
  const on = { ...recommended().attacks, on: true };
  const ready = (settings: Partial<CampaignSettings> = {}): Table => {
    const table = new Table(4, { length: 5, growth: growthTable('bookish', 3), attacks: on, ...settings });
    return table.pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next().pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters();
  };
  const declare = (kind: 'assault' | 'abduction', target: string, character = 'c0', player = 'p1') => ({
    player,
    kind: 'machinations' as const,
    machinations: [],
    attack: { kind, target, character },
  });

  it('are off unless set, and not in the first or the final week [8.4f 8.5]', () => {
    expect(recommended().attacks.on).toBe(false);
    expect(ready({ attacks: recommended().attacks }).refusal(declare('assault', 'p2'))).toEqual({
      code: 'no-attacks-this-week',
      clauses: ['CAM-8.4f', 'CAM-8.5'],
    });
    expect(ready({ length: 2 }).refusal(declare('assault', 'p2'))?.code).toBe('no-attacks-this-week');
    const first = new Table(4, { length: 5, attacks: { ...on, inFirstWeek: true } }).publish().rosters();
    expect(first.campaign.stage).toBe('machinations');
  });

  it('name a character of another player who plays, for points that are spent either way [8.1 8.2 8.3]', () => {
    const table = ready();
    expect(table.refusal(declare('assault', 'p3'))?.code).toBe('own-opponent');
    expect(table.refusal(declare('assault', 'p1'))?.code).toBe('own-target');
    expect(table.refusal(declare('assault', 'p2', 'c19'))?.code).toBe('not-on-roster');
    table.do(declare('abduction', 'p2')).lock();
    expect(campaignViewFor(table.campaign, 'table').players[0]?.attackPoints).toBe(0);
    table
      .do({ player: 'p2', kind: 'bodyguard', attack: 0, character: null })
      .drawRest()
      .next()
      .pair(['p1', 'p4'], ['p2', 'p3'])
      .publish()
      .rosters();
    expect(table.refusal(declare('assault', 'p2', 'c1'))).toEqual({ code: 'attack-points', clauses: ['CAM-8.1'] });
  });

  it('count the table at which the owner plays: three field fewer, and can spare one more [2.2 8.4d]', () => {
    const resolvedAt = (three: number): string | undefined => {
      const table = new Table(5, { length: 5, attacks: on, groupSizes: { three, four: 3 }, growth: growthTable('bookish', 3) });
      table.pair(['p1', 'p2'], ['p3', 'p4', 'p5']).toGames().drawRest().next();
      table.pair(['p1', 'p3'], ['p2', 'p4', 'p5']).publish().rosters().do(declare('abduction', 'p2')).lock();
      table.do({ player: 'p2', kind: 'bodyguard', attack: 0, character: 'c3' });
      return table.week.attacks[0]?.resolved?.as;
    };
    expect(resolvedAt(2)).toBe('abduction'); // four on the roster, one guards, one is taken: two are left
    expect(resolvedAt(3)).toBe('assault');
  });

  it('are each answered once, by the player whose character is meant [8.4a]', () => {
    const table = ready()
      .do(declare('assault', 'p2', 'c0', 'p1'))
      .do(declare('assault', 'p1', 'c0', 'p2'))
      .do(declare('abduction', 'p2', 'c1', 'p3'))
      .lock();
    const attacks = table.week.attacks.map(({ by, target }) => `${by} ${target}`);
    expect(attacks).toEqual(['p2 p1', 'p1 p2', 'p3 p2']);
    const guard = (player: string, attack: number, character: string | null) => ({ player, kind: 'bodyguard' as const, attack, character });
    const none = { code: 'no-such-attack', clauses: ['CAM-8.4a'] };
    /** Who may answer which attack now. */
    const open = (): string[] =>
      ['p1', 'p2', 'p3', 'p4'].flatMap((player) =>
        [-1, 0, 1, 2, 3].flatMap((attack) => (table.refusal(guard(player, attack, null)) === null ? [`${player} ${attack}`] : [])),
      );
    expect(open()).toEqual(['p1 0', 'p2 1', 'p2 2']);
    expect(table.refusal(guard('p2', 0, null))).toEqual(none);
    // an answer stays, whether somebody guards or nobody
    table.do(guard('p2', 1, 'c3'));
    expect(open()).toEqual(['p1 0', 'p2 2']);
    for (const character of ['c3', 'c4', null]) expect(table.refusal(guard('p2', 1, character))).toEqual(none);
    expect(table.week.attacks[1]?.bodyguard).toBe('c3');
    table.do(guard('p2', 2, null));
    expect(open()).toEqual(['p1 0']);
    table.do(guard('p1', 0, null));
    expect(table.week.attacks.map(({ bodyguard }) => bodyguard)).toEqual([null, 'c3', null]);
    expect(table.campaign.stage).toBe('games');
  });

  it('are met by a bodyguard who then stays away, decided by a flip, and hold for the week [5.4 8.4a 8.4b 8.4c 8.4d 8.4e]', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const kind = seed % 2 === 0 ? 'assault' : 'abduction';
      const guard = seed % 4 < 2 ? 'c3' : null;
      const table = new Table(4, { length: 5, attacks: on }, `s${seed}`).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next();
      table.pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters().do(declare(kind, 'p2')).lock();
      expect(table.refusal({ player: 'p2', kind: 'bodyguard', attack: 0, character: 'c0' })?.code).toBe('bodyguard-taken');
      table.do({ player: 'p2', kind: 'bodyguard', attack: 0, character: guard });
      const resolved = table.week.attacks[0]?.resolved;
      const value = resolved?.card === 'catastrophe' ? 0 : Number(resolved?.card.slice(-1));
      expect(resolved?.total).toBe(value - (guard ? 1 : 0));
      expect(resolved?.success).toBe(resolved?.card !== 'catastrophe' && value - (guard ? 1 : 0) >= (kind === 'assault' ? 2 : 3));
      // With a guard away, four characters leave three for a field of three: no more can be spared.
      expect(resolved?.as).toBe(kind === 'abduction' && guard ? 'assault' : kind);
      const game = campaignViewFor(table.campaign, 'p2').weeks[1]?.games.find(({ players }) => players.includes('p2'));
      const abducted = resolved?.success && resolved.as === 'abduction';
      expect(game?.kept['p2']).toEqual([...(guard ? [guard] : []), ...(abducted ? ['c0'] : [])]);
      expect(game?.wounded['p2']).toEqual(resolved?.success && resolved.as === 'assault' ? { c0: 2 } : {});
      if (abducted) {
        const sides = { p2: { stones: 1, fielded: ['c0'] }, p4: { stones: 1 } };
        expect(
          table.refusal({
            player: 'p2',
            kind: 'result',
            game: table.gameOf('p2').id,
            result: { match: null, sides },
            plays: [],
            windows: 'given',
          }),
        ).toEqual({ code: 'kept-from-field', clauses: ['CAM-8.4a', 'CAM-8.4d'] });
      }
      if (resolved?.success && !abducted) {
        const { id, players } = table.gameOf('p2');
        for (const player of players) table.do({ player, kind: 'choose-cards', game: id, cards: [] });
        for (const player of players) table.do({ player, kind: 'play-cards', game: id, plays: [] });
        const laid = matchFor(table.campaign, id);
        expect(laid?.wounds[laid.players.indexOf('p2')]).toEqual({ c0: 2 });
      }
      table.drawRest();
      const lost = ledgerOf(table.campaign)
        .filter(({ kind: line }) => line === 'attack')
        .map(({ delta }) => delta);
      expect(lost).toEqual(resolved?.card === 'catastrophe' ? [-1] : []);
      if (resolved?.success) {
        table.next().pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters();
        expect(table.refusal(declare('assault', 'p2', 'c0', 'p3'))).toEqual({ code: 'attacked-last-week', clauses: ['CAM-8.4e'] });
      } else {
        // An attack that failed protects nobody.
        table.next().pair(['p1', 'p4'], ['p2', 'p3']).publish().rosters();
        expect(table.refusal(declare('assault', 'p2', 'c0', 'p4'))).toBeNull();
      }
      seen.add(`${kind} ${resolved?.success}`);
      if (resolved?.card === 'catastrophe') seen.add('catastrophe');
    }
    expect([...seen].sort()).toEqual(['abduction false', 'abduction true', 'assault false', 'assault true', 'catastrophe']);
  });
});
