import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CampaignTable } from '../../../src/app/campaign/campaign.ts';
import { CampaignHosting } from '../../../src/app/glasses/campaign-hosting.ts';
import type { Hosting } from '../../../src/app/glasses/hosting.ts';
import { Hosts } from '../../../src/app/glasses/hosts.ts';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import { openTable } from '../../../src/app/session/open-table.ts';
import { boards } from '../../../src/cards/index.ts';
import type { CampaignDecision } from '../../../src/campaign/terms/decision.ts';
import type { Pass } from '../../../src/glasses/host-side.ts';
import { Lot } from '../../campaign/random-player.ts';
import { CampaignDevice, decisionOf, play, recordOf } from '../campaign/campaign-device.ts';
import { settled, Wire } from '../../glasses/wire.ts';

let device: CampaignDevice;
let hosts: Hosts;
let id: string;
let campaign: CampaignTable;
const leaving: (() => void)[] = [];

beforeEach(async () => {
  device = new CampaignDevice();
  hosts = new Hosts({ keep: () => Promise.reject(new Error('none')), claim: () => Promise.resolve() }, () => Promise.resolve());
  id = await device.begin();
  campaign = await opens();
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  campaign.close();
  device.database.close();
});

async function opens(): Promise<CampaignTable> {
  const opened = await device.open(id);
  if (!(opened instanceof CampaignTable)) throw new Error('no campaign of this device');
  opened.whenLeft(await hosts.openCampaign(opened));
  return opened;
}

async function joined(pass: Pass): Promise<JoinedTable> {
  const { hosting } = campaign;
  if (!(hosting instanceof CampaignHosting)) throw new Error('not hosted');
  const glass = new JoinedTable(pass.part, pass.seats);
  leaving.push(() => glass.close());
  const [host, line] = new Wire().line();
  hosting.admit(pass, host);
  glass.link(line);
  await settled();
  return glass;
}

const lot = new Lot('phones');
const atStage = (stage: string) => () => campaign.view('table').stage === stage;
const players = (): string[] => campaign.view('table').players.map((player) => player.id);

describe('a phone of a player in a campaign', () => {
  it('is asked what its player answers alone, and the answer is durable before it hears so', async () => {
    await play(campaign, lot, atStage('roster'));
    const phone = await joined({ part: 'hand', seats: [1] });
    const [, ben = ''] = players();
    expect(campaign.elsewhere).toEqual([ben]);
    expect(phone.campaign?.view(ben)).toEqual(JSON.parse(JSON.stringify(campaign.view(ben))));
    for (;;) {
      const decision = decisionOf(await recordOf(campaign), lot);
      if (!decision) throw new Error('nobody is asked');
      if (decision.player !== ben || decision.kind === 'lock') expect(await campaign.decide(decision)).toBe(null);
      else {
        expect(await phone.campaign?.plan(decision)).toBe(null);
        break;
      }
    }
    expect(campaign.view('table').weeks.at(-1)?.submitted.roster).toContain(ben);
    await settled();
    expect(phone.campaign?.view(ben)).toEqual(JSON.parse(JSON.stringify(campaign.view(ben))));
    expect(phone.campaign?.view('table')).toEqual(JSON.parse(JSON.stringify(campaign.view('table'))));
  });

  it('shows of a player with a number, and of every other player, what all may see until the number is given', async () => {
    await play(campaign, lot, atStage('roster'));
    const [ada = '', ben = ''] = players();
    expect(await campaign.decide({ player: ben, kind: 'set-pin', who: ben, pin: '1234' })).toBe(null);
    const phone = await joined({ part: 'hand', seats: [1] });
    const seen = (player: string) => phone.campaign?.view(player);
    const all = JSON.parse(JSON.stringify(campaign.view('table'))) as unknown;
    expect([seen('table'), seen(ben), seen(ada)]).toEqual([all, all, all]);
    phone.campaign?.unlock(ben, '1234');
    await settled();
    expect([phone.campaign?.isOpen(ben), phone.campaign?.isOpen(ada)]).toEqual([true, false]);
    expect(seen(ben)).toEqual(JSON.parse(JSON.stringify(campaign.view(ben))));
    expect(seen(ada)).toEqual(all);
  });

  it('does nothing of the Chamberlain, nothing for another player, and nothing that is no decision', async () => {
    await play(campaign, lot, atStage('roster'));
    const [ada = '', ben = ''] = players();
    const phone = await joined({ part: 'hand', seats: [0] });
    const before = await recordOf(campaign);
    const tried = [
      { player: ada, kind: 'lock' },
      { player: ada, kind: 'hand-over', to: ben, note: '' },
      { player: ben, kind: 'roster', characters: [], upgrades: {} },
      { player: ada, kind: 'roster', characters: 'all' },
    ] as unknown as CampaignDecision[]; // the last is none
    for (const plan of tried) expect((await phone.campaign?.plan(plan))?.code).toBe('not-asked');
    expect(await recordOf(campaign)).toEqual(before);
  });

  it('holds the hand of its player in the next game, watches a game of others, and is back between the games', async () => {
    await play(
      campaign,
      lot,
      () =>
        campaign
          .view('table')
          .weeks.at(-1)
          ?.games.some(({ stage }) => stage === 'play') ?? false,
    );
    const game = campaign
      .view('table')
      .weeks.at(-1)
      ?.games.find(({ stage }) => stage === 'play');
    const everybody = players();
    const phones = new Map<string, JoinedTable>();
    for (const [place, player] of everybody.entries()) phones.set(player, await joined({ part: 'hand', seats: [place] }));
    const watcher = await joined({ part: 'watch', seats: [] });
    expect([...campaign.elsewhere].sort()).toEqual([...everybody].sort());

    const match = await campaign.begin(game?.id ?? '', boards[0]?.id ?? '');
    campaign.close();
    await settled();
    expect([...phones.values()].map(({ isHostAway }) => isHostAway)).toEqual(everybody.map(() => true));
    const opened = await openTable(match, device.matches);
    if (!opened.ok) throw new Error(opened.why);
    const { table } = opened;
    table.campaign = id;
    const leave = await hosts.open(table);
    await settled();
    const hosting = table.hosting as Hosting;
    const names = table.seats.map(({ name }) => name);
    for (const [player, phone] of phones) {
      const name = campaign.view('table').players.find((candidate) => candidate.id === player)?.name ?? '';
      const seat = names.indexOf(name);
      expect([phone.part, [...phone.seats], phone.campaign], name).toEqual(seat < 0 ? ['watch', [], null] : ['hand', [seat], null]);
      if (seat >= 0) expect(phone.table?.view(seat)).toEqual(JSON.parse(JSON.stringify(table.view(seat))));
    }
    expect(watcher.part).toBe('watch');
    expect([...table.handsElsewhere]).toEqual([0, 1]);
    expect(hosting.glasses).toHaveLength(everybody.length + 1);

    leave();
    table.close();
    campaign = await opens();
    await settled();
    for (const [player, phone] of phones) expect([phone.part, phone.campaign?.players]).toEqual(['hand', [player]]);
    expect([watcher.part, watcher.campaign?.players]).toEqual(['watch', []]);
    expect([...campaign.elsewhere].sort()).toEqual([...everybody].sort());
  });
});
