import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campaignViewFor, sheetOf, summaryOf } from '../../src/campaign/index.ts';
import { LINE_KINDS, type LedgerLine } from '../../src/campaign/terms/ledger.ts';
import { hasCampaignSentence, campaignReasonText } from '../../src/words/campaign/campaign-reasons.ts';
import { campaignsWords } from '../../src/words/campaign/campaign.ts';
import { lineText, markersText, pointsText, type CampaignNames } from '../../src/words/campaign/campaign-lines.ts';
import { campaignRulings } from '../../src/words/campaign/campaign-rulings.ts';
import { summaryText } from '../../src/words/campaign/campaign-summary.ts';
import { Table } from '../campaign/samples.ts';
import { filesUnder } from '../campaign/files.ts';

const names: CampaignNames = {
  player: (id) => ({ p1: 'Ash', p2: 'Birch', p3: 'Cedar', p4: 'Damson' })[id] ?? id,
  card: (id) => id.replaceAll('-', ' '),
};

describe('refusals in a campaign', () => {
  const codes = new Set(
    filesUnder('src/campaign').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bno\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code),
    ),
  );
  it('have a whole sentence each', () => {
    expect(codes.size).toBeGreaterThan(70);
    expect([...codes].filter((code) => !hasCampaignSentence(code))).toEqual([]);
    for (const code of codes) expect(campaignReasonText({ code, clauses: [] })).toMatch(/^[A-Z].*\.$/);
    expect(campaignReasonText({ code: 'roster-too-large', clauses: [], facts: { most: 7 } })).toContain('7 characters');
    const pledged = { code: 'pledged-support', clauses: [], facts: { players: ['p1', 'p3'] } };
    expect(campaignReasonText(pledged, names.player)).toBe('A card obliges you to support Ash and Cedar.');
    expect(campaignReasonText(pledged)).toMatch(/support a player who can be supported/);
    expect(campaignReasonText({ ...pledged, code: 'too-few-players' }, names.player)).toBe('A campaign needs two players.');
    expect(campaignReasonText({ code: 'toString', clauses: [] })).toMatch(/^The rules of the campaign/);
  });
});

describe('the list of campaigns', () => {
  it('says which week of how many it is', () => {
    expect(campaignsWords.week(2, 5)).toBe('Week 2 of 5');
  });
});

describe('the ledger in words', () => {
  it('says of every kind of line what it rests on', () => {
    for (const kind of LINE_KINDS) {
      const line: LedgerLine = {
        week: 1,
        player: 'p1',
        kind,
        points: 'mp',
        delta: -2,
        because: { target: 'p2', tier: 'top', outcome: 'lost', card: 'vengeance', by: 'p3', note: 'x' },
      };
      expect(lineText(line, names).length).toBeGreaterThan(5);
    }
    const support: LedgerLine = {
      week: 2,
      player: 'p1',
      kind: 'support',
      points: 'mp',
      delta: -2,
      because: { target: 'p2', tier: 'top', outcome: 'lost' },
    };
    expect([pointsText(support), lineText(support, names)]).toEqual(['−2 MP', 'supported Birch (Top), who lost']);
    const noGame = { ...support, because: { target: 'p2', void: 'no-game' as const } };
    expect([lineText(noGame, names), lineText({ ...noGame, kind: 'sabotage' }, names)]).toEqual([
      'supported Birch, who had no game',
      'sabotaged Birch, who had no game',
    ]);
  });
});

it('an Objective Marker is active by the table’s own definition [4.8]', () => {
  expect(markersText({ activate: 1, switchOff: 2 })).toMatch(/pay 1 energy to make it active.*pays 2 energy/);
  expect(markersText(false)).toMatch(/^The players decide among themselves/);
});

describe('the week in words [10.4]', () => {
  const table = new Table(4, { length: 2 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
  const slain = [{ character: 'c1', by: { player: 'p1', character: 'c0' } }];
  table.do({
    player: 'p1',
    kind: 'result',
    game: 'w1g1',
    result: { match: null, sides: { p1: { stones: 4, fielded: ['c0'], carried: { c0: 4 } }, p2: { stones: 2, slain } } },
    plays: [{ player: 'p1', card: 'the-high-road' }],
    windows: 'given',
  });
  table.play({ p3: 1, p4: 1 });
  const view = campaignViewFor(table.campaign, 'table');

  it('can be sent to those who were not there', () => {
    const summary = summaryOf(view, 1);
    if (!summary) throw new Error('not scored');
    const text = summaryText(summary, names);
    expect(text.split('\n')[0]).toBe('The long night: week 1');
    expect(text).toContain('Ash 4 won, Birch 2 lost');
    expect(text).toContain('1. Ash = Power 6 (4 VP, 2 MP)');
    expect(text).toContain('Ash: +2 MP, the high road');
    expect(summaryOf(view, 2)).toBeNull();
  });

  it('and printed: standings, rosters, the most successful characters', () => {
    expect(sheetOf(view)[0]).toMatchObject({
      name: 'Ash',
      rank: 1,
      power: 6,
      weeks: [6],
      roster: { characters: ['c0', 'c1', 'c2'] },
      used: ['the-high-road'],
      left: false,
    });
    // who has left is told so, and has no Power in the weeks after
    const players = view.players.map((player) => (player.id === 'p1' ? { ...player, left: 0 } : player));
    expect(sheetOf({ ...view, players })[0]).toMatchObject({ name: 'Ash', left: true, power: 6, weeks: [null] });
    expect(view.matchups).toContainEqual({ players: ['p1', 'p2'], games: 1, won: [1, 0], drawn: 0 });
    expect(view.history.map(({ week, standings }) => [week, standings[0]?.player])).toEqual([[1, 'p1']]);
  });
});

it('rulings of campaigns are those of the documentation', () => {
  const rows = readFileSync('docs/rulings.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^campaign \d/.test(cells[1] ?? ''))
    .map(([, clause, text, why]) => [clause, text, why]);
  expect(campaignRulings.map(({ clause, text, why }) => [`campaign ${clause}`, text(), why()])).toEqual(rows);
  expect(rows.length).toBeGreaterThan(15);
});
