import { describe, expect, it } from 'vitest';
import { campaignViewFor, refuseSetup } from '../../src/campaign/index.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import { standingsOf } from '../../src/campaign/scoring/standings.ts';
import { refuseSettings } from '../../src/campaign/settings.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import { ATTACKS, MACHINATIONS, OUTCOMES, TIERS } from '../../src/campaign/terms/settings.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import { advanceCampaign, checkCampaignRecord, openCampaign, beginCampaignRecord } from '../../src/record/campaign-record.ts';
import { Lot, nextDecision } from './random-player.ts';
import { setupOf, Table } from './samples.ts';

const rowOf = (table: Table, player: string) => standingsOf(table.campaign).find((row) => row.player === player);
const result = (stones: Record<string, number>) => ({
  match: null,
  sides: Object.fromEntries(Object.entries(stones).map(([player, held]) => [player, { stones: held }])),
});

describe('beginning', () => {
  it('needs two players with names and factions, one of them Chamberlain [1.1 2.1 2.4]', () => {
    expect(refuseSetup(setupOf(2))).toBeNull();
    expect(refuseSetup(setupOf(1))?.code).toBe('too-few-players');
    expect(refuseSetup({ ...setupOf(2), chamberlain: 5 })?.code).toBe('no-such-player');
    expect(refuseSetup({ ...setupOf(2), name: ' ' })?.code).toBe('campaign-name-missing');
    expect(refuseSetup({ ...setupOf(2), name: '\u2800\u200B' })?.code).toBe('campaign-name-missing');
    const called = (...names: string[]) => names.map((name) => ({ name, faction: 'shades' as const }));
    expect(refuseSetup({ ...setupOf(2), players: called('Ash', '\u200B\u202E') })?.code).toBe('name-missing');
    expect(refuseSetup({ ...setupOf(2), players: called('Ash', '\u202EA\u200Bsh') })?.code).toBe('name-taken');
    expect(refuseSetup({ ...setupOf(2), players: called('Ash', '\u202EAsher') })).toBeNull();
    expect(
      refuseSetup({
        ...setupOf(2),
        players: [
          { name: 'Ash', faction: 'shades' },
          { name: ' Ash', faction: 'dominion' },
        ],
      })?.code,
    ).toBe('name-taken');
    expect(refuseSetup({ ...setupOf(2), settings: { ...recommended(), stones: 6 as 7 } })).toMatchObject({
      code: 'setting-out-of-bounds',
      facts: { setting: 'stones' },
    });
    expect(
      refuseSetup({
        ...setupOf(2),
        settings: { ...recommended(), growth: [{ rosterSize: 2, gameSize: 3, upgradesTotal: 0, swapsAllowed: 0 }] },
      })?.code,
    ).toBe('setting-out-of-bounds');
  });

  it('takes every recommended setting, and none outside its limits [2.5]', () => {
    expect(refuseSettings(recommended())).toBeNull();
    expect(refuseSettings({ ...recommended(), tieBreaks: ['vp', 'vp'] })?.facts).toEqual({ setting: 'tieBreaks' });
    expect(refuseSettings({ ...recommended(), cards: { base: 2, least: 3, most: 3 } })?.facts).toEqual({ setting: 'cards' });
  });

  it('takes each number from its least to its greatest, and refuses the next one on either side by the name of its setting [2.5]', () => {
    type Settings = ReturnType<typeof recommended>;
    const given = recommended();
    const row = { rosterSize: 10, gameSize: 5, upgradesTotal: 3, swapsAllowed: 1 };
    const limits: [keyof Settings, least: number, greatest: number, change: (value: number) => Partial<Settings>][] = [
      ['length', 1, 52, (length) => ({ length })],
      ['longest', 1, 52, (longest) => ({ longest })],
      ['growth', 1, 10, (gameSize) => ({ growth: [row, { ...row, gameSize }] })],
      ['growth', 1, 20, (gameSize) => ({ growth: [{ ...row, gameSize, rosterSize: 30 }] })],
      ['growth', 5, 60, (rosterSize) => ({ growth: [{ ...row, rosterSize }] })],
      ['growth', 0, 60, (upgradesTotal) => ({ growth: [{ ...row, upgradesTotal }] })],
      ['growth', 0, 60, (swapsAllowed) => ({ growth: [{ ...row, swapsAllowed }] })],
      ['groupSizes', 1, 20, (three) => ({ groupSizes: { ...given.groupSizes, three } })],
      ['groupSizes', 1, 20, (four) => ({ groupSizes: { ...given.groupSizes, four } })],
      ['cards', 0, 2, (least) => ({ cards: { least, base: 2, most: 3 } })],
      ['cards', 1, 4, (base) => ({ cards: { least: 1, base, most: 4 } })],
      ['cards', 2, 10, (most) => ({ cards: { least: 1, base: 2, most } })],
      ['overSupportMp', 0, 10, (overSupportMp) => ({ overSupportMp })],
      ['machinations', 0, 10, (machinations) => ({ machinations })],
      ['machinationsFrom', 1, 52, (machinationsFrom) => ({ machinationsFrom })],
      ['bystander', 0, 5, (extra) => ({ bystander: { ...given.bystander, extra } })],
      ['bystander', 0, 10, (creditMp) => ({ bystander: { ...given.bystander, creditMp } })],
      ['groupVp', 0, 10, (groupVp) => ({ groupVp })],
      ['absentVp', 0, 20, (absentVp) => ({ absentVp })],
      ['markers', 0, 5, (activate) => ({ markers: { activate, switchOff: 1 } })],
      ['markers', 0, 5, (switchOff) => ({ markers: { activate: 1, switchOff } })],
      ['upgradesPerCharacter', 0, 10, (upgradesPerCharacter) => ({ upgradesPerCharacter })],
      ['attacks', 0, 20, (points) => ({ attacks: { ...given.attacks, points } })],
      ['attacks', 0, 20, (wounds) => ({ attacks: { ...given.attacks, wounds } })],
      ['attacks', 0, 10, (catastrophe) => ({ attacks: { ...given.attacks, catastrophe } })],
      ...(['cost', 'needed'] as const).flatMap((part) =>
        ATTACKS.map((kind): (typeof limits)[number] => [
          'attacks',
          0,
          10,
          (value) => ({ attacks: { ...given.attacks, [part]: { ...given.attacks[part], [kind]: value } } }),
        ]),
      ),
      ...MACHINATIONS.flatMap((kind) =>
        TIERS.flatMap((tier) =>
          OUTCOMES.map((outcome): (typeof limits)[number] => [
            'machinationTable',
            -20,
            20,
            (value) => {
              const { machinationTable: table } = given;
              return { machinationTable: { ...table, [kind]: { ...table[kind], [tier]: { ...table[kind][tier], [outcome]: value } } } };
            },
          ]),
        ),
      ),
    ];
    for (const [setting, least, greatest, change] of limits) {
      const refused = (value: number) => refuseSettings({ ...given, ...change(value) });
      const label = `${setting} ${JSON.stringify(change(greatest)).slice(0, 120)}`;
      expect([refused(least), refused(greatest)], label).toEqual([null, null]);
      for (const value of [least - 1, greatest + 1, least + 0.5])
        expect(refused(value), `${label} ${value}`).toMatchObject({ code: 'setting-out-of-bounds', facts: { setting } });
    }
    const grown = (count: number) => refuseSettings({ ...given, growth: Array.from({ length: count }, () => row) })?.facts;
    expect([0, 1, 52, 53].map(grown)).toEqual([{ setting: 'growth' }, undefined, undefined, { setting: 'growth' }]);
    expect(refuseSettings({ ...given, length: 'auto', markers: false })).toBeNull();
  });

  it('leaves the office to one player, who may hand it on [2.1]', () => {
    const table = new Table(2);
    expect(table.refusal({ player: 'p2', kind: 'publish' })).toEqual({ code: 'chamberlain-only', clauses: ['CAM-2.1'] });
    expect(table.refusal({ player: 'p2', kind: 'correct', who: 'p2', vp: 3, note: 'please' })?.code).toBe('chamberlain-only');
    table.do({ player: 'p1', kind: 'hand-over', to: 'p2', note: 'holidays' });
    expect(table.refusal({ player: 'p2', kind: 'publish' })).toBeNull();
    expect(table.refusal({ player: 'p9', kind: 'publish' })?.code).toBe('no-such-player');
  });
});

describe('the Chamberlain', () => {
  it('edits a result, which is scored anew and never added, with a note [10.3]', () => {
    const table = new Table(2, { length: 3 }).toGames().play({ p1: 5, p2: 2 }).next().toGames().play({ p1: 1, p2: 3 });
    expect([rowOf(table, 'p1')?.vp, rowOf(table, 'p2')?.vp]).toEqual([6, 5]);
    const edit = { player: 'p1', kind: 'edit-result' as const, game: 'w1g1', plays: [], note: 'misread' };
    for (const _ of [1, 2, 3]) table.do({ ...edit, result: result({ p1: 4, p2: 3 }) });
    expect([rowOf(table, 'p1')?.vp, rowOf(table, 'p2')?.vp]).toEqual([5, 6]);
    expect(table.refusal({ ...edit, note: ' ', result: result({ p1: 4, p2: 3 }) })).toEqual({
      code: 'note-missing',
      clauses: ['CAM-10.3'],
    });
    expect(table.refusal({ ...edit, result: result({ p1: 6, p2: 3 }) })).toEqual({ code: 'too-many-stones', clauses: ['CAM-2.3'] });
    expect(table.refusal({ ...edit, result: result({ p1: 6 }) })?.code).toBe('side-missing');
    expect(table.refusal({ ...edit, result: result({ p1: -1, p2: 1 }) })?.code).toBe('not-a-count');
    expect(campaignViewFor(table.campaign, 'p2').notes.map(({ kind, note }) => `${kind}: ${note}`)).toEqual(
      Array(3).fill('edit-result: misread'),
    );
  });

  it('writes down whatever is done outside the order of the week, and to whom [10.3]', () => {
    const table = new Table(4, { length: 3 });
    table
      .do({
        player: 'p1',
        kind: 'pair',
        games: [
          ['p1', 'p2'],
          ['p3', 'p4'],
        ],
      })
      .do({ player: 'p1', kind: 'join', name: 'Ivy', faction: 'dominion' })
      .do({ player: 'p1', kind: 'rename', who: 'p2', name: ' \u202EBee\u200Bch\u2069 ' })
      .do({ player: 'p3', kind: 'set-pin', who: 'p3', pin: '1234' })
      .do({ player: 'p1', kind: 'absent', who: 'p4', absent: true })
      .do({ player: 'p1', kind: 'absent', who: 'p4', absent: false })
      .do({ player: 'p1', kind: 'leave', who: 'p4', note: ' moved ' });
    const { notes } = campaignViewFor(table.campaign, 'table');
    expect(notes.map(({ by, kind, who, note }) => [by, kind, who, note])).toEqual([
      ['p1', 'pair', undefined, ''],
      ['p1', 'join', undefined, 'Ivy'],
      ['p1', 'rename', 'p2', 'Birch → Beech'],
      ['p3', 'set-pin', 'p3', ''],
      ['p1', 'absent', 'p4', ''],
      ['p1', 'present', 'p4', ''],
      ['p1', 'leave', 'p4', 'moved'],
    ]);
    expect(JSON.stringify(notes)).not.toContain('1234');
  });

  it('gives and takes points, each a line with its note [10.3]', () => {
    const table = new Table(2).do({ player: 'p1', kind: 'correct', who: 'p2', vp: 2, mp: -1, note: 'painted troupe' });
    expect(ledgerOf(table.campaign).map(({ player, points, delta, because }) => [player, points, delta, because.note])).toEqual([
      ['p2', 'vp', 2, 'painted troupe'],
      ['p2', 'mp', -1, 'painted troupe'],
    ]);
    expect(table.refusal({ player: 'p1', kind: 'correct', who: 'p2', note: 'x' })?.code).toBe('nothing-to-correct');
    expect(table.refusal({ player: 'p1', kind: 'correct', who: 'p2', vp: 1.5, note: 'x' })?.code).toBe('not-points');
  });

  it('strikes out a machination once it is known [10.3]', () => {
    const table = new Table(4, { length: 4 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next().pair(['p1', 'p2'], ['p3', 'p4']);
    table.toGames([['p3', 'support', 'p1']]);
    const strike = {
      player: 'p1',
      kind: 'void-machination' as const,
      week: 2,
      who: 'p3',
      machination: { kind: 'support' as const, target: 'p1' },
      note: 'too late',
    };
    expect(table.refusal(strike)?.code).toBe('machinations-are-secret');
    // whether there is one must not be told either
    for (const machination of [
      { kind: 'sabotage' as const, target: 'p1' },
      { kind: 'support' as const, target: 'p2' },
    ])
      expect(table.refusal({ ...strike, machination })?.code).toBe('machinations-are-secret');
    table.play({ p1: 4, p2: 0 }).drawRest();
    expect(rowOf(table, 'p3')?.mp).toBe(1);
    table.do(strike);
    expect(rowOf(table, 'p3')?.mp).toBe(0);
    expect(ledgerOf(table.campaign).find(({ kind }) => kind === 'support')?.because.void).toBe('struck');
    expect(table.refusal(strike)?.code).toBe('no-such-machination');
  });

  it('reopens the last week, as long as no other is published; its games may be entered anew [10.3]', () => {
    const table = new Table(2, { length: 3 }).toGames().play({ p1: 5, p2: 2 }).next();
    table.do({ player: 'p1', kind: 'reopen-week', note: 'wrong table' });
    expect([table.week.n, table.campaign.stage, rowOf(table, 'p1')?.vp]).toEqual([1, 'games', 0]);
    table.play({ p1: 2, p2: 5 }).play({ p1: 3, p2: 4 });
    expect(table.campaign.stage).toBe('games');
    table.do({ player: 'p1', kind: 'close-week' });
    expect([table.campaign.stage, rowOf(table, 'p1')?.vp, rowOf(table, 'p2')?.vp]).toEqual(['scoring', 3, 4]);
    table.next().publish();
    expect(table.week.frozen['p2']?.power).toBe(4);
    expect(table.refusal({ player: 'p1', kind: 'reopen-week', note: 'x' })?.code).toBe('week-under-way');
  });

  it('keeps the points given in a week that is taken back; those of a newcomer come with him [10.3]', () => {
    const table = new Table(2, { length: 3 }).toGames().play({ p1: 5, p2: 2 }).next();
    table.do({ player: 'p1', kind: 'join', name: 'Late', faction: 'dominion' });
    table.do({ player: 'p1', kind: 'correct', who: 'p2', vp: 3, note: 'painted' });
    table.do({ player: 'p1', kind: 'correct', who: 'p3', vp: 2, note: 'painted' });
    table.do({ player: 'p1', kind: 'reopen-week', note: 'wrong table' });
    expect([rowOf(table, 'p2')?.vp, rowOf(table, 'p3')]).toEqual([3, undefined]);
    table.do({ player: 'p1', kind: 'close-week' });
    table.next();
    expect([rowOf(table, 'p2')?.vp, rowOf(table, 'p3')?.vp]).toEqual([5, 2]);
  });

  it('changes settings and cards from the next week on [2.5]', () => {
    const table = new Table(2, { length: 3 }).toGames().play({ p1: 5, p2: 0 });
    table.do({
      player: 'p1',
      kind: 'change-settings',
      settings: { ...table.campaign.settings, stones: 5, growth: growthTable('bookish', 3) },
      note: 'small boards',
    });
    table.next().toGames();
    expect(
      table.refusal({ player: 'p1', kind: 'result', game: 'w2g1', result: result({ p1: 4, p2: 2 }), plays: [], windows: 'given' })?.code,
    ).toBe('too-many-stones');
    table.do({ player: 'p1', kind: 'update-cards', catalogue: { characters: {}, upgrades: {}, cards: {} } });
    expect(table.refusal({ player: 'p1', kind: 'choose-cards', game: 'w2g1', cards: ['decoy'] })?.code).toBe('unknown-card');
  });
});

describe('a record [10.4]', () => {
  const begun = beginCampaignRecord(setupOf(3), 'seed');
  if (!begun.ok) throw new Error(begun.reason.code);
  const { record } = begun.folded;

  it('is checked field by field', () => {
    expect(checkCampaignRecord(record)).toEqual({ ok: true, record });
    expect(checkCampaignRecord(null).ok).toBe(false);
    expect(checkCampaignRecord({ ...record, format: 2 })).toEqual({ ok: false, where: 'format', newer: false });
    expect(
      checkCampaignRecord({
        ...record,
        decisions: [
          { player: 'p1', kind: 'publish' },
          { player: 'p1', kind: 'roster' },
        ],
      }),
    ).toEqual({ ok: false, where: 'decisions.1', newer: false });
    expect(checkCampaignRecord({ ...record, setup: { ...record.setup, settings: { ...record.setup.settings, cards: {} } } }).ok).toBe(
      false,
    );
  });

  it('opens to play, or says where it is damaged or why it is only read', () => {
    expect(openCampaign(record)).toMatchObject({ as: 'playable', folded: { campaign: { stage: 'publish' } } });
    expect(
      openCampaign({
        ...record,
        decisions: [
          { player: 'p1', kind: 'publish' },
          { player: 'p1', kind: 'next-week' },
        ],
      }),
    ).toMatchObject({ as: 'damaged', at: 1, folded: { campaign: { stage: 'roster' } } });
    expect(openCampaign({ ...record, rules: 99 })).toMatchObject({
      as: 'read-only',
      why: 'newer-rules',
      folded: { record: { rules: 99 }, campaign: { stage: 'publish' } },
    });
    expect(openCampaign({ ...record, setup: { ...record.setup, players: [] } })).toMatchObject({ as: 'damaged', at: -1 });
  });
});

describe('the last step of the Chamberlain', () => {
  const back = { player: 'p1', kind: 'take-back' } as const;
  const bare = ({ before: _before, notes: _notes, ...rest }: Campaign): unknown => rest;

  it('is taken back as if it had not been: announcing a week, pairing by hand, beginning the next week [10.3]', () => {
    const table = new Table(4);
    expect(table.refusal(back)?.code).toBe('nothing-to-take-back');
    const taken = new Set<string>();
    for (let count = 0; count < 120 && table.campaign.stage !== 'finished'; count += 1) {
      const before = table.campaign;
      const decision = nextDecision(new Lot(`back ${count}`), before);
      if (!decision) break;
      table.do(decision);
      const { before: way } = table.campaign;
      if (!way) continue;
      taken.add(way.step);
      const after = table.campaign;
      table.do({ ...back, player: before.chamberlain });
      expect(bare(table.campaign)).toEqual(bare(before));
      expect(table.campaign.notes.at(-1)).toMatchObject({ kind: 'take-back' });
      expect(table.refusal({ ...back, player: before.chamberlain })?.code).toBe('nothing-to-take-back');
      table.do(decision);
      expect(bare(table.campaign)).toEqual(bare(after));
    }
    expect([...taken]).toEqual(expect.arrayContaining(['publish', 'next-week']));
  });

  it('is not, once anything else was decided, nor by another player, nor where it opened what was secret [5.3c 10.3]', () => {
    const table = new Table(4);
    table.do({ player: 'p1', kind: 'publish' });
    expect(table.refusal({ ...back, player: 'p2' })?.code).toBe('chamberlain-only');
    table.do({ player: 'p1', kind: 'rename', who: 'p2', name: 'Beech' });
    expect(table.refusal(back)?.code).toBe('nothing-to-take-back');
    const locked: Record<string, (string | undefined)[]> = {};
    for (let count = 0; count < 200 && table.campaign.stage !== 'finished'; count += 1) {
      const { campaign } = table;
      const { sealed } = campaign.weeks.at(-1) ?? {};
      const isBare = Object.values(sealed?.submissions ?? {}).every(({ machinations, attack }) => machinations.length === 0 && !attack);
      const decision = nextDecision(new Lot(`locks ${count}`), campaign);
      if (!decision) break;
      table.do(decision);
      if (decision.kind !== 'lock') continue;
      const where = `${campaign.stage}${campaign.stage === 'machinations' && isBare ? ', none made' : ''}`;
      locked[where] = [...(locked[where] ?? []), table.refusal({ ...back, player: campaign.chamberlain })?.code];
    }
    expect(new Set(locked['roster'])).toEqual(new Set(['nothing-to-take-back']));
    expect(new Set(locked['machinations'])).toEqual(new Set(['nothing-to-take-back']));
    for (const code of locked['machinations, none made'] ?? []) expect(code).toBe(undefined);
  });

  it('folds the same when the campaign is opened again', () => {
    const begun = beginCampaignRecord(setupOf(2), 'back');
    if (!begun.ok) throw new Error(begun.reason.code);
    let { folded } = begun;
    for (const decision of [{ player: 'p1', kind: 'publish' }, back, { player: 'p1', kind: 'publish' }] as const) {
      const next = advanceCampaign(folded, decision);
      if (!next.ok) throw new Error(next.reason.code);
      ({ folded } = next);
    }
    const opened = openCampaign(folded.record);
    expect(opened).toEqual({ as: 'playable', folded });
  });
});
