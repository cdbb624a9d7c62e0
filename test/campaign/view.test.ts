import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideCampaign } from '../../machines/campaign/index.ts';
import { campaignViewFor, pinOpens } from '../../src/campaign/index.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { recommended } from '../../src/campaign/terms/presets.ts';
import { asksOf } from '../../src/campaign/view/asks.ts';
import { changed } from './other-secrets.ts';
import { Lot, nextDecision } from './random-player.ts';
import { Table } from './samples.ts';

describe('a view [5.3c 10.1 10.2]', () => {
  it('does not change with what its viewer may not know, nor do openings and the number of screens', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.string(),
        fc.constantFrom('never', 'at-scoring', 'at-once'),
        (players, seed, names) => {
          const table = new Table(players, { length: 3, names, attacks: { ...recommended().attacks, on: true } }, seed);
          table.do({ player: 'p2', kind: 'set-pin', who: 'p2', pin: '1234' });
          const lot = new Lot(seed);
          for (let round = 0; table.campaign.stage !== 'finished'; round += 1) {
            if (round % 5 === 0) {
              for (const viewer of ['p1', 'p2', 'table']) {
                const other = changed(table.campaign, viewer);
                expect(campaignViewFor(other, viewer)).toEqual(campaignViewFor(table.campaign, viewer));
                expect(openingsOf(other)).toEqual(openingsOf(table.campaign));
              }
            }
            const decision = nextDecision(lot, table.campaign);
            if (!decision) throw new Error('nobody is asked');
            table.do(decision);
          }
        },
      ),
      { numRuns: 8 },
    );
  }, 60_000);

  it('tells nobody which of two others sabotaged, before the week is scored', () => {
    const play = (source: string, names: 'never' | 'at-scoring' | 'at-once'): Table => {
      const table = new Table(6, { length: 5, names }).pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames().drawRest().next();
      return table.pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames([[source, 'sabotage', 'p1']]);
    };
    for (const viewer of ['p1', 'p2', 'table']) {
      for (const names of ['never', 'at-scoring'] as const)
        expect(campaignViewFor(play('p3', names).campaign, viewer)).toEqual(campaignViewFor(play('p4', names).campaign, viewer));
      expect(campaignViewFor(play('p3', 'at-once').campaign, viewer).weeks[1]?.submissions?.['p3']?.machinations).toEqual([
        { kind: 'sabotage', target: 'p1' },
      ]);
    }
    const after = play('p3', 'at-scoring').play({ p1: 1, p2: 3 }).drawRest();
    expect(campaignViewFor(after.campaign, 'p1').weeks[1]?.submissions?.['p3']?.machinations).toHaveLength(1);
    const never = play('p3', 'never').play({ p1: 1, p2: 3 }).drawRest().campaign;
    const lines = (viewer: string): (string | undefined)[] =>
      campaignViewFor(never, viewer)
        .ledger.filter(({ player, week, points }) => week === 2 && player === 'p3' && points === 'mp')
        .map(({ kind, because }) => because.target ?? kind);
    expect([lines('p1'), lines('table'), lines('p3')]).toEqual([['machinations'], ['machinations'], ['p1']]);
  });

  it('asks as many screens of those who do nothing as of the others', () => {
    const screens = (busy: boolean): string[] => {
      const table = new Table(4, { length: 3 })
        .pair(['p1', 'p2'], ['p3', 'p4'])
        .toGames()
        .drawRest()
        .next()
        .pair(['p1', 'p2'], ['p3', 'p4'])
        .publish()
        .rosters();
      const seen: string[] = [];
      while (table.campaign.stage !== 'scoring') {
        const open = openingsOf(table.campaign).filter(({ amend }) => amend !== true);
        const { player, kind, game } = open.find((opening) => opening.kind !== 'lock' && opening.kind !== 'result') ??
          open[0] ?? { player: '', kind: 'next' };
        seen.push(`${player} ${kind}`);
        const first = busy && player === 'p1';
        if (kind === 'machinations')
          table.do({
            player,
            kind,
            machinations: first
              ? [
                  { kind: 'support', target: 'p3' },
                  { kind: 'sabotage', target: 'p4' },
                ]
              : [],
          });
        else if (kind === 'lock') table.do({ player, kind });
        else if (kind === 'cards')
          table.do({ player, kind: 'choose-cards', game: game ?? '', cards: first ? ['the-high-road', 'decoy'] : [] });
        else if (kind === 'result') {
          const sides = Object.fromEntries(
            table.week.games.find(({ id }) => id === game)?.players.map((player) => [player, { stones: player === 'p1' ? 3 : 0 }]) ?? [],
          );
          table.do({ player, kind, game: game ?? '', result: { match: null, sides }, plays: [], windows: 'ask' });
        } else
          table.do({ player, kind: 'play-cards', game: game ?? '', plays: first && kind === 'after' ? [{ card: 'the-high-road' }] : [] });
      }
      return seen;
    };
    expect(screens(true)).toEqual(screens(false));
  });

  it('promises the points that will be scored, by the tier of the week [6.1 6.3]', () => {
    const table = new Table(4, { length: 4 })
      .pair(['p1', 'p2'], ['p3', 'p4'])
      .toGames()
      .play({ p1: 5, p2: 1 })
      .play({ p3: 2, p4: 0 })
      .next();
    table.pair(['p1', 'p2'], ['p3', 'p4']).publish().rosters();
    const ask = asksOf(table.campaign, 'p3').find(({ kind }) => kind === 'machinations');
    if (ask?.kind !== 'machinations') throw new Error('not asked');
    expect(ask.targets.find(({ player }) => player === 'p1')).toMatchObject({
      tier: 'top',
      support: null,
      worth: { support: { won: 1, lost: -2, drawn: 0 } },
    });
    expect(ask.targets.find(({ player }) => player === 'p4')?.support?.code).toBe('own-opponent');
    expect(asksOf(table.campaign, 'p4').length).toBe(1);
  });

  it('offers an attack on every other player with the characters of the roster, and none on oneself [8.1 8.2]', () => {
    const attacks = { ...recommended().attacks, on: true };
    const table = new Table(4, { length: 5, attacks }).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next();
    table.pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters();
    const ask = asksOf(table.campaign, 'p1').find(({ kind }) => kind === 'machinations');
    const offered = ask?.kind === 'machinations' ? ask.attack : null;
    expect(Object.keys(offered?.targets ?? {}).sort()).toEqual(['p2', 'p3', 'p4']);
    expect(Object.keys(offered?.characters ?? {}).sort()).toEqual(['p2', 'p3', 'p4']);
    expect(offered?.targets['p2']).toBeNull();
    expect(offered?.targets['p3']?.code).toBe('own-opponent');
  });

  it('tells that there is a PIN, never which [10.2]', () => {
    const table = new Table(2).do({ player: 'p2', kind: 'set-pin', who: 'p2', pin: '4711' });
    expect(JSON.stringify(campaignViewFor(table.campaign, 'p2'))).not.toContain('4711');
    expect(campaignViewFor(table.campaign, 'p1').players[1]?.hasPin).toBe(true);
    expect([pinOpens(table.campaign, 'p2', '4711'), pinOpens(table.campaign, 'p2', '1'), pinOpens(table.campaign, 'p1', '')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(table.refusal({ player: 'p1', kind: 'set-pin', who: 'p2', pin: '1111' })?.code).toBe('own-pin-only');
    expect(table.refusal({ player: 'p2', kind: 'set-pin', who: 'p2', pin: '12' })?.code).toBe('four-digits');
    expect(decideCampaign(table.campaign, { player: 'p1', kind: 'set-pin', who: 'p2', pin: null }).ok).toBe(true);
  });
});
