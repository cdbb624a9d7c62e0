import { describe, expect, it } from 'vitest';
import { CAMPAIGN_RULES } from '../../src/campaign/index.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import {
  advanceCampaign,
  beginCampaignRecord,
  checkCampaignRecord,
  openCampaign,
  type CampaignRecord,
  type FoldedCampaign,
} from '../../src/record/campaign-record.ts';
import { isCampaignDecision } from '../../src/record/shapes/campaign-decision-shape.ts';

const setup = {
  name: 'The long night',
  settings: { ...recommended(), growth: growthTable('bookish', 3) },
  catalogue: { characters: { grub: { factions: ['dominion' as const], keywords: ['goblin'] } }, upgrades: {}, cards: {} },
  players: ['Ash', 'Birch', 'Cedar'].map((name) => ({ name, faction: 'dominion' as const })),
};

function begun(): FoldedCampaign {
  const campaign = beginCampaignRecord(setup, 'seed');
  if (!campaign.ok) throw new Error(campaign.reason.code);
  return campaign.folded;
}
function played(...decisions: CampaignDecision[]): FoldedCampaign {
  let folded = begun();
  for (const decision of decisions) {
    const next = advanceCampaign(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}

const publish: CampaignDecision = { player: 'p1', kind: 'publish' };
const rename: CampaignDecision = { player: 'p1', kind: 'rename', who: 'p2', name: 'Beech' };
const tooEarly: CampaignDecision = { player: 'p1', kind: 'next-week' };
const { record } = played(publish, rename);

describe('a campaign that is kept', () => {
  it('begins with nothing decided, under the rules of today, and tells what happened', () => {
    const campaign = beginCampaignRecord(setup, 'seed');
    expect(campaign).toMatchObject({
      ok: true,
      folded: { record: { format: 1, rules: CAMPAIGN_RULES, setup, seed: 'seed', decisions: [] }, campaign: { stage: 'publish' } },
    });
    expect(campaign.ok && campaign.events.length).toBeGreaterThan(0);
  });

  it('does not begin with one player alone', () => {
    const alone = beginCampaignRecord({ ...setup, players: setup.players.slice(0, 1) }, 'seed');
    expect(alone).toMatchObject({ ok: false, reason: { code: 'too-few-players' } });
  });

  it('grows by each decision, tells what it led to, and changes nothing given', () => {
    const before = begun();
    const next = advanceCampaign(before, publish);
    if (!next.ok) throw new Error(next.reason.code);
    expect(next.folded.record).toEqual({ ...before.record, decisions: [publish] });
    expect(next.folded.campaign.stage).toBe('roster');
    expect(next.events.length).toBeGreaterThan(0);
    expect([before.record.decisions, before.campaign.stage]).toEqual([[], 'publish']);
    expect(played(publish, rename).record.decisions).toEqual([publish, rename]);
  });

  it('says why a decision is refused', () => {
    expect(advanceCampaign(begun(), { ...publish, player: 'p2' })).toMatchObject({ ok: false, reason: { code: 'chamberlain-only' } });
  });
});

describe('a campaign that is opened', () => {
  it('goes on where it was left', () => expect(openCampaign(record)).toEqual({ as: 'playable', folded: played(publish, rename) }));

  it('is damaged at the first decision that is refused, and stands before it with what came before', () => {
    const opened = openCampaign({ ...record, decisions: [publish, rename, tooEarly, rename] });
    expect(opened).toEqual({ as: 'damaged', at: 2, folded: played(publish, rename) });
  });

  it('is damaged at a decision that cannot be carried out', () => {
    const broken = { player: 'p1', kind: 'roster' } as unknown as CampaignDecision;
    expect(openCampaign({ ...record, decisions: [publish, broken] })).toEqual({ as: 'damaged', at: 1, folded: played(publish) });
  });

  it('is damaged in its beginning when nobody could have begun so, or the setup is none', () => {
    for (const given of [{ ...setup, name: ' ' }, { ...setup, settings: null }, null])
      expect(openCampaign({ ...record, setup: given } as unknown as CampaignRecord)).toEqual({ as: 'damaged', at: -1, folded: null });
  });

  it('under other rules is only read, with its whole record and as far as these rules follow', () => {
    const newer = { ...record, rules: CAMPAIGN_RULES + 1, decisions: [publish, tooEarly, rename] };
    expect(openCampaign(newer)).toEqual({
      as: 'read-only',
      why: 'newer-rules',
      folded: { record: newer, campaign: played(publish).campaign },
    });
    const older = { ...record, rules: CAMPAIGN_RULES - 1 };
    expect(openCampaign(older)).toEqual({
      as: 'read-only',
      why: 'older-rules',
      folded: { record: older, campaign: played(publish, rename).campaign },
    });
    expect(openCampaign({ ...older, setup: { ...setup, players: [] } })).toEqual({ as: 'read-only', why: 'older-rules', folded: null });
  });
});

describe('a campaign out of a file', () => {
  const text = JSON.stringify(record);

  it('is taken as it was written', () => expect(checkCampaignRecord(JSON.parse(text))).toEqual({ ok: true, record }));

  it.each([
    ['', null],
    ['format', { ...record, format: 2 }],
    ['rules', { ...record, rules: -1 }],
    ['seed', { ...record, seed: '' }],
    ['decisions', { ...record, decisions: null }],
    ['decisions.1', { ...record, decisions: [publish, { ...rename, name: 7 }] }],
    ['decisions.0', { ...record, decisions: [{ player: 'p1', kind: 'dance' }] }],
    ['setup.players', { ...record, setup: { ...setup, players: setup.players.slice(0, 1) } }],
    ['setup.players', { ...record, setup: { ...setup, players: Array.from({ length: 17 }, () => setup.players[0]) } }],
    ['setup.players.0.faction', { ...record, setup: { ...setup, players: [{ name: 'Ash', faction: 'elves' }, setup.players[0]] } }],
    ['setup.settings.stones', { ...record, setup: { ...setup, settings: { ...setup.settings, stones: 6 } } }],
    [
      'setup.settings.machinationTable.support.top',
      {
        ...record,
        setup: {
          ...setup,
          settings: {
            ...setup.settings,
            machinationTable: {
              ...setup.settings.machinationTable,
              support: { ...setup.settings.machinationTable.support, top: undefined },
            },
          },
        },
      },
    ],
  ])('is refused at %s', (where, given) => expect(checkCampaignRecord(given)).toEqual({ ok: false, where, newer: false }));

  it('that these rules cannot read is newer when newer rules have written it', () => {
    const strange = { ...record, decisions: [{ player: 'p1', kind: 'dance' }] };
    expect(checkCampaignRecord({ ...strange, rules: CAMPAIGN_RULES })).toMatchObject({ newer: false });
    expect(checkCampaignRecord({ ...strange, rules: CAMPAIGN_RULES + 1 })).toEqual({ ok: false, where: 'decisions.0', newer: true });
    expect(checkCampaignRecord({ ...record, rules: CAMPAIGN_RULES + 1 }).ok).toBe(true);
  });

  it('holds decisions of kinds that there are, each with its fields', () => {
    expect([publish, rename, { ...rename, extra: 1 }].every(isCampaignDecision)).toBe(true);
    for (const given of [null, 'publish', {}, { kind: 'publish' }, { player: '', kind: 'publish' }, { player: 'p1', kind: 'toString' }])
      expect([given, isCampaignDecision(given)]).toEqual([given, false]);
    expect(isCampaignDecision({ player: 'p1', kind: 'rename', who: 'p2' })).toBe(false);
  });
});
