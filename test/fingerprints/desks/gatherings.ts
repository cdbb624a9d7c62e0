import { growthTable, recommended } from '../../../src/campaign/terms/presets.ts';
import { foreignWork } from '../../../src/app/foreign/foreign-work.ts';
import { openCampaign } from '../../../src/record/campaign-record.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { FACTIONS } from '../../../src/rules/terms/factions.ts';
import type { CampaignPort, NewCampaign } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import type { TournamentDesk } from '../../../src/ui/contexts/gatherings/tournament-port.ts';
import { Lot, nextDecision } from '../../campaign/random-player.ts';
import { matches } from './matches.ts';
import { firstId, lastId, layUnreadable, nameOf, numbers, type Desk, type Scene } from './scene.ts';

const campaignOf = (name: string, players: number, more: Partial<NewCampaign> = {}): NewCampaign => ({
  name,
  settings: { ...recommended(), length: 2, growth: growthTable('bookish', 3) },
  players: numbers(players).map((index) => ({ name: `${nameOf(index)} ${index}`, faction: FACTIONS[index % 3] ?? 'dominion' })),
  chamberlain: 0,
  ...more,
});

const lookOf = (campaign: CampaignPort): unknown => [
  campaign.view('table'),
  campaign.readOnly,
  campaign.damaged,
  campaign.packs,
  campaign.newerNames,
  campaign.boards.map(({ id }) => id),
  campaign.sheet(),
];

async function play(campaign: CampaignPort, steps: number): Promise<unknown> {
  const lot = new Lot('desks');
  const refusals: unknown[] = [];
  for (let step = 0; step < steps; step += 1) {
    const bytes = new Uint8Array(await (await campaign.write()).file.arrayBuffer());
    const read = toEnd(foreignWork({ bytes, wanted: 'campaign' }));
    if (read.kind !== 'campaign') return read.kind;
    const opened = openCampaign(read.record);
    if (opened.as !== 'playable') return opened.as;
    const decision = nextDecision(lot, opened.folded.campaign);
    if (!decision) break;
    refusals.push(await campaign.decide(decision));
  }
  return refusals;
}

const open = async ({ library }: Scene) => (await library.campaigns()).open(firstId(await (await library.campaigns()).list()));

async function atCampaign(scene: Scene, act: (campaign: CampaignPort) => unknown): Promise<unknown> {
  const opened = await open(scene);
  if (!opened.ok) return opened.sentence;
  let heard = 0;
  const deaf = opened.campaign.subscribe(() => (heard += 1));
  try {
    return [await act(opened.campaign), heard, lookOf(opened.campaign)];
  } finally {
    deaf();
    opened.campaign.close();
    await scene.device.settle();
  }
}

const gamesOf = (campaign: CampaignPort): string[] => campaign.view('table').weeks.flatMap(({ games }) => games.map(({ id }) => id));

export const campaigns: Desk = {
  async fill(scene, count) {
    const shelf = await scene.library.campaigns();
    for (const index of numbers(count)) {
      scene.device.pass();
      const id = await shelf.begin(campaignOf(nameOf(index), 2 + (index % 3), index % 4 === 1 ? { official: false } : {}));
      const { database } = scene;
      if (index === 1)
        await database.connection.write([database.campaigns], () => database.campaigns.update(id, { head: { seed: 3 } } as never));
      if (index === 2) await shelf.archive(id, true);
    }
  },
  lists: async ({ library }) => [await (await library.campaigns()).list(), (await library.matches()).length],
  deeds: {
    begin: async ({ library }) => (await library.campaigns()).begin(campaignOf('The long night', 4)),
    'begin without a chamberlain': async ({ library }) => (await library.campaigns()).begin(campaignOf('Nobody', 3, { chamberlain: 9 })),
    open: (scene) => atCampaign(scene, () => null),
    'open each': async ({ library }) => {
      const shelf = await library.campaigns();
      const answers: unknown[] = [];
      for (const { id } of [...(await shelf.list()), { id: 'nothing' }]) {
        const opened = await shelf.open(id);
        answers.push(opened.ok ? [opened.campaign.readOnly, opened.campaign.damaged] : opened.sentence);
        if (opened.ok) opened.campaign.close();
      }
      return answers;
    },
    play: (scene) => atCampaign(scene, (campaign) => play(campaign, 5)),
    games: (scene) =>
      atCampaign(scene, async (campaign) => {
        const [game = 'none'] = gamesOf(campaign);
        const [player = 'none'] = campaign.view('table').players.map(({ id }) => id);
        const before = await campaign.gameMatch(game);
        const playable = campaign.playable(game, player).length;
        const match = await campaign.begin(game, campaign.boards[0]?.id ?? '', { [player]: 'club' } as never);
        const again = await campaign.begin(game, campaign.boards[0]?.id ?? '').catch(String);
        return [before, playable, match, again, await campaign.gameMatch(game), await campaign.played(game)];
      }),
    'its match': async ({ library, device }) => {
      const opened = await library.open(firstId(await library.matches()));
      if (!opened.ok) return opened;
      const { table } = opened;
      const seat = table.openings()[0]?.seat ?? 0;
      const answer = [(table as { campaign?: unknown }).campaign, await table.decide({ seat, kind: 'concede' } as never)];
      opened.close();
      await device.settle();
      return answer;
    },
    'its result': (scene) => atCampaign(scene, async (campaign) => campaign.played(gamesOf(campaign)[0] ?? 'none')),
    papers: (scene) =>
      atCampaign(scene, async (campaign) => {
        const { name, file } = await campaign.write();
        scene.left.set('file', file);
        const { frames, foreign, ...parcel } = await campaign.share();
        return [name, file, campaign.summary(), parcel, frames?.length, foreign, campaign.knows('p1', '1234')];
      }),
    'read what is here': async ({ library, left }) => (await library.campaigns()).read(left.get('file') as Blob),
    'play on': (scene) => atCampaign(scene, (campaign) => play(campaign, 3)),
    'read what is older': async ({ library, left }) => {
      const read = await (await library.campaigns()).read(left.get('file') as Blob);
      left.set('read', read);
      return read;
    },
    'read the continued': async ({ library, left, device }) => {
      const shelf = await library.campaigns();
      const file = left.get('file') as Blob;
      const id = firstId(await shelf.list());
      await shelf.remove(id);
      const fresh = await shelf.read(file);
      await device.settle();
      return [fresh, await shelf.read(file)];
    },
    'read nonsense': async ({ library }) => (await library.campaigns()).read(new Blob(['hello'])),
    copy: async ({ library }) => (await library.campaigns()).copy(firstId(await (await library.campaigns()).list())),
    'copy none': async ({ library }) => (await library.campaigns()).copy('nothing'),
    archive: async ({ library }) => (await library.campaigns()).archive(lastId(await (await library.campaigns()).list()), true),
    'no archive': async ({ library }) => (await library.campaigns()).archive(lastId(await (await library.campaigns()).list()), false),
    remove: async ({ library, left }) => {
      const shelf = await library.campaigns();
      left.set('removed', lastId(await shelf.list()));
      await shelf.remove(left.get('removed') as string);
    },
    undoRemove: async ({ library, left }) => (await library.campaigns()).undoRemove(left.get('removed') as string),
  },
};

async function atTournament({ library }: Scene, act: (desk: TournamentDesk) => unknown): Promise<unknown> {
  const shelf = await library.tournaments();
  const id = lastId(await shelf.list());
  const [desk, other] = [await shelf.open(id), await shelf.open(id)];
  if (!desk || !other) return 'none';
  let heard = 0;
  const deaf = desk.subscribe(() => (heard += 1));
  desk.subscribe(() => (heard += 100));
  const answer = await act(desk);
  deaf();
  const renamed = await other.decide({ kind: 'rename', name: `${other.tournament.name}!` });
  const look = [desk.tournament, desk.undoable, desk.pairedOtherwise(1), other.tournament.name];
  desk.close();
  other.close();
  return [answer, renamed, heard, look];
}

export const tournaments: Desk = {
  async fill(scene, count) {
    const { library, device } = scene;
    const shelf = await library.tournaments();
    for (const index of numbers(count)) {
      device.pass();
      const desk = await shelf.open(await shelf.begin(nameOf(index)));
      for (const entrant of numbers(index)) await desk?.enter(nameOf(entrant), null);
      if (index === 0) await layUnreadable(scene, 'tournaments', count);
      desk?.close();
    }
  },
  lists: async ({ library }) => (await library.tournaments()).list(),
  deeds: {
    begin: async ({ library }) => (await library.tournaments()).begin('Moon cup'),
    'open none': async ({ library }) => (await library.tournaments()).open('nothing'),
    enter: (scene) =>
      atTournament(scene, async (desk) => {
        const answers: unknown[] = [];
        for (const index of numbers(5))
          answers.push(
            await desk
              .enter(`${nameOf(index)} ${index % 4}`, index === 1 ? ({ characters: ['grub'], upgrades: {} } as never) : null)
              .catch(String),
          );
        return answers;
      }),
    pair: (scene) => atTournament(scene, (desk) => desk.pair()),
    result: (scene) =>
      atTournament(scene, async (desk) => {
        const result = { stones: [3, 1], slain: [1, 0] } as never;
        return [
          await desk.decide({ kind: 'result', round: 1, table: 1, result }),
          await desk.decide({ kind: 'painted', entrant: desk.tournament.entrants[0]?.id ?? 'none', isPainted: true }),
          await desk.decide({ kind: 'withdraw', entrant: desk.tournament.entrants[1]?.id ?? 'none' }),
        ];
      }),
    undo: (scene) => atTournament(scene, (desk) => desk.undo()),
    'at once': (scene) => atTournament(scene, (desk) => Promise.all([desk.undo(), desk.enter('Zoe', null), desk.pair()])),
    end: (scene) => atTournament(scene, (desk) => desk.decide({ kind: 'end' })),
    remove: async ({ library, left }) => {
      const shelf = await library.tournaments();
      left.set('removed', firstId(await shelf.list()));
      await shelf.remove(left.get('removed') as string);
    },
    undoRemove: async ({ library, left }) => (await library.tournaments()).undoRemove(left.get('removed') as string),
  },
};

const player = (index: number) => ({
  id: `p${index}`,
  name: nameOf(index),
  colour: 'teal' as const,
  pattern: 'dots' as const,
  alsoCalled: index % 3 === 2 ? [nameOf(index + 1)] : [],
});

export const players: Desk = {
  async fill(scene, count) {
    await matches.fill(scene, Math.min(count, 6));
    const port = await scene.library.players();
    for (const index of numbers(count)) {
      scene.device.pass();
      await port.save(player(index));
      if (index === 0) await layUnreadable(scene, 'players', count);
    }
  },
  lists: async ({ library, database }) => [
    await (await library.players()).list(),
    (await database.matches.toArray()).map(({ players }) => players),
  ],
  deeds: {
    records: async ({ library }) => (await library.players()).records(),
    save: async ({ library }) => (await library.players()).save(player(20)),
    rename: async ({ library }) => (await library.players()).save({ ...player(0), name: 'Zoe', colour: 'lime' }),
    'rename with the old name': async ({ library }) =>
      (await library.players()).save({ ...player(2), name: 'Yan', alsoCalled: [nameOf(2)] }),
    'a match of the renamed': async (scene) => {
      await matches.deeds['start']?.(scene);
      return (await scene.library.players()).records();
    },
    'never noted': async ({ library, database }) => {
      for (const { id, finished } of await database.matches.toArray())
        if (finished) await database.connection.write([database.matches], () => database.matches.update(id, { outcome: undefined }));
      return (await library.players()).records();
    },
    concede: (scene) => matches.deeds['concede']?.(scene),
    'records again': async ({ library }) => (await library.players()).records(),
    remove: async ({ library }) => (await library.players()).remove('p0'),
    'records without': async ({ library }) => (await library.players()).records(),
    undoRemove: async ({ library }) => (await library.players()).undoRemove('p0'),
    'remove none': async ({ library }) => (await library.players()).remove('nothing'),
  },
};
