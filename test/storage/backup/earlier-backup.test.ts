import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { openCampaign, type CampaignRecord } from '../../../src/record/campaign-record.ts';
import { advance, type Folded } from '../../../src/record/match-record.ts';
import { openRecord } from '../../../src/record/open-record.ts';
import { foldRecord } from '../../../src/record/refold.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { readBackup, type Backup } from '../../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../../src/storage/backup/backup.ts';
import { BoardStore } from '../../../src/storage/stores/board-store.ts';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { Device, sampleBoard } from '../memory.ts';

// A backup as it was written before the edition of August 2026: a match under way on the cards of that day, a campaign, a board, settings.
// Where'd You Come From!? asked for Green then, and The Goblin King had 8 health.

const SYD = '0:vicious-syd';
const backup = ((): Backup => {
  const read = readBackup(new Uint8Array(readFileSync('test/storage/kept/before-august-2026.moonrise')));
  if (!read.ok) throw new Error(read.fault.code);
  return read.backup;
})();

async function restored() {
  const stores = new Device().open();
  await restoreBackup(stores, backup);
  return stores;
}

async function openedMatch(): Promise<Folded> {
  const record = await (await restored()).matches.load('old-match');
  const opened = record && openRecord(record);
  if (opened?.as !== 'playable') throw new Error(`opened as ${opened?.as}`);
  return opened.folded;
}

function taken(folded: Folded, ...decisions: Decision[]): Folded {
  return decisions.reduce((before, decision) => {
    const next = advance(before, decision);
    if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}`);
    return next.folded;
  }, folded);
}

/** Syd uses the ability once more and plays this card; it lies in the hand because the next cards are set. */
function claimed(folded: Folded, card: 'green-1' | 'pink-1'): Folded {
  const { table } = folded.match;
  const set: Folded = {
    ...folded,
    match: {
      ...folded.match,
      table: { ...table, chance: { ...table.chance, fixed: { ...table.chance.fixed, arcane: [card] } } },
    },
  };
  return taken(
    set,
    { seat: 0, kind: 'use', model: SYD, ability: 'whered-you-come-from', targets: ['1:flintlock'] },
    { seat: 0, kind: 'claim', card, as: card },
    { seat: 1, kind: 'ok' },
  );
}

describe('a backup from before the edition of August 2026', () => {
  it('brings back what it holds', async () => {
    const stores = await restored();
    expect(await new BoardStore(stores.database).list()).toEqual([sampleBoard('own-glade')]);
    expect((await stores.settings.get()).theme).toBe('day');
  });

  it('holds a campaign that goes on', async () => {
    const { database } = await restored();
    const campaign = await new CampaignStore(database).load('old-campaign');
    if (!campaign) throw new Error('no campaign');
    const opened = openCampaign({ ...campaign.head, decisions: campaign.decisions } as CampaignRecord);
    expect(opened).toMatchObject({ as: 'playable', folded: { campaign: { players: [{}, { name: 'Beech' }, {}] } } });
  });

  it('VAR-10: holds a match that is folded as it stood', async () => {
    const { match, record } = await openedMatch();
    expect(match.openings).toEqual([{ seat: 0, kind: 'act', model: SYD }]);
    expect(match.table.models[SYD]).toMatchObject({ at: { x: 4572, y: 4780 }, energy: 4 });
    expect(record.cards.characters['the-goblin-king']).toMatchObject({ health: 8, blueDots: [1, 4] });
    expect(match.table.models['0:the-goblin-king']).toMatchObject({ wounds: 7, status: 'board' });
  });

  it('VAR-10: judges the next decisions by its own cards: Green places Syd, Pink does nothing', async () => {
    const folded = await openedMatch();
    expect(claimed(folded, 'green-1').match.openings).toMatchObject([{ seat: 0, kind: 'choice', question: { ask: 'place', model: SYD } }]);
    expect(claimed(folded, 'pink-1').match.openings).toEqual([{ seat: 0, kind: 'act', model: SYD }]);
  });

  it('VAR-10: plays it to its end on them', async () => {
    let folded = await openedMatch();
    const play = randomPlayer(folded.record.cards);
    const lot = new Lot('to the end');
    const cards = folded.record.cards.characters['vicious-syd'];
    for (let count = 0; count < 400 && folded.match.order.result === null; count += 1) {
      const opening = lot.of(openingsOf(folded.match));
      if (!opening) break;
      folded = taken(folded, play(viewFor(folded.match, opening.seat), [], lot));
    }
    expect(folded.match.order.result).not.toBeNull();
    expect(folded.record.cards.characters['vicious-syd']).toEqual(cards);
    expect(foldRecord(folded.record).match).toEqual(folded.match);
  });
});
