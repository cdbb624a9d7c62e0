import { msg, str } from '@lit/localize';
import type { CampaignStage, CampaignGameStage, PlayWindow } from '../../campaign/terms/parts.ts';
import type { AttackKind, MachinationKind, GameOutcome, Tier } from '../../campaign/terms/settings.ts';
import { plural } from '../language/sentences.ts';
import { titles } from '../app/titles.ts';

export const campaignsWords = {
  heading: titles.campaigns,
  text: () =>
    msg('Week after week: rosters that grow, machinations behind the scenes, games, and standings that show their working.', {
      id: 'campaigns.text',
    }),
  path: titles.campaignsPath,
  fresh: () => msg('New campaign', { id: 'campaigns.fresh' }),
  none: () => msg('No campaign yet', { id: 'campaigns.none' }),
  noneText: () => msg('Gather two to twelve players; one of you keeps the books and plays too.', { id: 'campaigns.none-text' }),
  week: (week: number, last: number) => msg(str`Week ${week} of ${last}`, { id: 'campaigns.week' }),
  over: () => msg('Over', { id: 'campaigns.over' }),
  archived: () => msg('Archived', { id: 'campaigns.archived' }),
  archive: (name: string) => msg(str`Archive ${name}`, { id: 'campaigns.archive' }),
  unarchive: (name: string) => msg(str`Take ${name} out of the archive`, { id: 'campaigns.unarchive' }),
  remove: (name: string) => msg(str`Delete ${name}`, { id: 'campaigns.remove' }),
  removed: (name: string) => msg(str`${name} has been deleted.`, { id: 'campaigns.removed' }),
  read: () => msg('From a file …', { id: 'campaigns.read' }),
  chooseFile: () => msg('Campaign file', { id: 'campaigns.choose-file' }),
  known: (name: string) => msg(str`${name} is on this device already. Nothing was changed.`, { id: 'campaigns.known' }),
  continued: (name: string) => msg(str`${name} was here already; its later decisions were added.`, { id: 'campaigns.continued' }),
  forked: (name: string, week: number, stage: string) =>
    msg(str`This copy of ${name} and the one on this device went separate ways in week ${week} (${stage}). Choose one of the two.`, {
      id: 'campaigns.forked',
    }),
  forkSide: (week: number, stage: string, games: number, decisions: number) =>
    msg(str`Week ${week}, ${stage}. Results entered: ${games}. Decisions since they parted: ${decisions}.`, { id: 'campaigns.fork-side' }),
  forkHere: () => msg('Keep the one on this device', { id: 'campaigns.fork-here' }),
  forkCopy: () => msg('Take the copy', { id: 'campaigns.fork-copy' }),
  copyTaken: (name: string) => msg(str`The copy of ${name} has replaced the one that was here.`, { id: 'campaigns.copy-taken' }),
  arrived: (name: string) => msg(str`${name} is on this device now.`, { id: 'campaigns.arrived' }),
  cannotOpen: () => msg('This campaign cannot be opened', { id: 'campaigns.cannot-open' }),
  gone: () => msg('That campaign is not on this device.', { id: 'campaigns.gone' }),
  held: () => msg('This campaign is open in another window; here you can only view it.', { id: 'campaigns.held' }),
};

/** The reason why a campaign is read-only, or cannot be opened at all. */
export function campaignReadOnly(cause: 'newer-rules' | 'newer-shape' | 'older-rules' | 'damaged' | 'hole' | 'broken'): string {
  switch (cause) {
    case 'newer-rules':
      return msg(
        'This campaign uses newer rules than this version of Moonrise. You can view it here, as far as this version can follow it. Update the app to continue; nothing is lost.',
        { id: 'campaigns.newer-rules' },
      );
    case 'newer-shape':
      return msg('This campaign comes from a newer version of Moonrise, and this one cannot read it. Update the app; nothing is lost.', {
        id: 'campaigns.newer-shape',
      });
    case 'older-rules':
      return msg(
        'The rules have been corrected since this campaign was played. You can only view it, as far as today’s rules follow it; nothing is lost.',
        { id: 'campaigns.older-rules' },
      );
    case 'damaged':
      return msg(
        'One decision of this campaign can no longer be carried out. It is shown as it was before that, and you can only view it.',
        {
          id: 'campaigns.damaged',
        },
      );
    case 'hole':
      return msg(
        'Decisions of this campaign are missing on this device. It is shown as it stood before them; a copy can go on from there.',
        {
          id: 'campaigns.hole',
        },
      );
    case 'broken':
      return msg('This campaign can no longer be read. It stays on this device and is part of every backup.', { id: 'campaigns.broken' });
  }
}

export const newCampaignWords = {
  heading: () => msg('New campaign', { id: 'new-campaign.heading' }),
  name: () => msg('Name of the campaign', { id: 'new-campaign.name' }),
  usualName: () => msg('The campaign', { id: 'new-campaign.usual-name' }),
  players: () => msg('Players', { id: 'new-campaign.players' }),
  playersText: () =>
    msg('Each player keeps one faction for the whole campaign. The Chamberlain keeps the books and plays like the others.', {
      id: 'new-campaign.players-text',
    }),
  nameOf: (number: number) => msg(str`Name of player ${number}`, { id: 'new-campaign.name-of' }),
  factionOf: (name: string) => msg(str`Faction of ${name}`, { id: 'new-campaign.faction-of' }),
  known: () => msg('Known here:', { id: 'new-campaign.known' }),
  add: () => msg('One more player', { id: 'new-campaign.add' }),
  drop: (name: string) => msg(str`Remove ${name}`, { id: 'new-campaign.drop' }),
  chamberlain: () => msg('Chamberlain', { id: 'new-campaign.chamberlain' }),
  rules: () => msg('How it is played', { id: 'new-campaign.rules' }),
  begin: () => msg('Begin the campaign', { id: 'new-campaign.begin' }),
  howLong: (players: number, weeks: number) =>
    plural(weeks, {
      one: () =>
        msg(str`With ${players} players it takes ${weeks} week: one game for each, in one evening.`, { id: 'new-campaign.how-long-one' }),
      other: () =>
        msg(str`With ${players} players it takes ${weeks} weeks: each week one game for each, in one evening.`, {
          id: 'new-campaign.how-long',
        }),
    }),
  ready: (players: number, weeks: number) => msg(str`${players} players, ${weeks} weeks`, { id: 'new-campaign.ready' }),
  sameName: (name: string) => msg(str`Two players are called ${name}.`, { id: 'new-campaign.same-name' }),
};

export const stageWords: Record<CampaignStage, () => string> = {
  publish: () => msg('The week is to be announced', { id: 'campaign.stage.publish' }),
  final: () => msg('The final week is to be announced', { id: 'campaign.stage.final' }),
  roster: () => msg('Rosters', { id: 'campaign.stage.roster' }),
  machinations: () => msg('Machinations', { id: 'campaign.stage.machinations' }),
  attacks: () => msg('Attacks', { id: 'campaign.stage.attacks' }),
  games: () => msg('Games', { id: 'campaign.stage.games' }),
  scoring: () => msg('The week is scored', { id: 'campaign.stage.scoring' }),
  finished: () => msg('The campaign is over', { id: 'campaign.stage.finished' }),
};

/** A game of a week whose rosters and machinations are not locked yet. */
export const gameAhead = (): string => msg('Not started', { id: 'campaign.game.ahead' });

export const gameStageWords: Record<CampaignGameStage, () => string> = {
  cards: () => msg('Choosing campaign cards', { id: 'campaign.game.cards' }),
  immediate: () => msg('Cards played at once', { id: 'campaign.game.immediate' }),
  extra: () => msg('Choosing more cards', { id: 'campaign.game.extra' }),
  play: () => msg('Ready to be played', { id: 'campaign.game.play' }),
  end: () => msg('Cards at the end of the game', { id: 'campaign.game.end' }),
  after: () => msg('Cards after the game', { id: 'campaign.game.after' }),
  done: () => msg('Played', { id: 'campaign.game.done' }),
};

export const windowWords: Record<PlayWindow, () => string> = {
  immediate: () => msg('at once', { id: 'campaign.window.immediate' }),
  during: () => msg('during the game', { id: 'campaign.window.during' }),
  end: () => msg('at the end of the game', { id: 'campaign.window.end' }),
  after: () => msg('after the game', { id: 'campaign.window.after' }),
};

export const tierWords: Record<Tier, () => string> = {
  top: () => msg('Top', { id: 'campaign.tier.top' }),
  middle: () => msg('Middle', { id: 'campaign.tier.middle' }),
  bottom: () => msg('Bottom', { id: 'campaign.tier.bottom' }),
};

export const outcomeWords: Record<GameOutcome, () => string> = {
  won: () => msg('wins', { id: 'campaign.outcome.won' }),
  lost: () => msg('loses', { id: 'campaign.outcome.lost' }),
  drawn: () => msg('draws', { id: 'campaign.outcome.drawn' }),
};

export const machinationWords: Record<MachinationKind, () => string> = {
  support: () => msg('Support', { id: 'campaign.support' }),
  sabotage: () => msg('Sabotage', { id: 'campaign.sabotage' }),
};

export const attackWords: Record<AttackKind, () => string> = {
  assault: () => msg('Assault', { id: 'campaign.assault' }),
  abduction: () => msg('Abduction', { id: 'campaign.abduction' }),
};

/** The words of the main screen of a campaign. */
export const hubWords = {
  answer: () => msg('Answer', { id: 'campaign.answer' }),
  now: () => msg('Now', { id: 'campaign.now' }),
  week: () => msg('Week', { id: 'campaign.week' }),
  standings: () => msg('Standings', { id: 'campaign.standings' }),
  ledger: () => msg('Ledger', { id: 'campaign.ledger' }),
  rosters: () => msg('Rosters', { id: 'campaign.rosters' }),
  records: () => msg('Records', { id: 'campaign.records' }),
  chamberlain: () => msg('Chamberlain', { id: 'campaign.chamberlain' }),
  pages: () => msg('Pages of the campaign', { id: 'campaign.pages' }),
  handTo: (name: string) => msg(str`Hand the tablet to ${name}`, { id: 'campaign.hand-to' }),
  cover: (name: string) => msg(str`Only for ${name}`, { id: 'campaign.cover' }),
  iAm: (name: string) => msg(str`I am ${name}`, { id: 'campaign.i-am' }),
  backCover: () => msg('Sealed. Put the tablet back on the table.', { id: 'campaign.back-cover' }),
  nextCover: (name: string) => msg(str`Sealed. Next: only for ${name}`, { id: 'campaign.next-cover' }),
  onTable: () => msg('The tablet is on the table', { id: 'campaign.on-table' }),
  answered: (name: string) => msg(str`${name} has answered`, { id: 'campaign.answered' }),
  amend: (name: string) => msg(str`${name}: look again or change`, { id: 'campaign.amend' }),
  lockRosters: () => msg('Lock the rosters', { id: 'campaign.lock-rosters' }),
  lockMachinations: () => msg('Lock the machinations', { id: 'campaign.lock-machinations' }),
  lockRostersText: (missing: string) =>
    msg(str`Not answered yet: ${missing}. Their rosters stay as they are.`, { id: 'campaign.lock-rosters-text' }),
  lockMachinationsText: (missing: string) =>
    msg(str`Not answered yet: ${missing}. They will have no machinations.`, { id: 'campaign.lock-machinations-text' }),
  gamesText: () => msg('Every table goes at its own pace: its card says what comes next.', { id: 'campaign.games-text' }),
  publish: () => msg('Announce the week', { id: 'campaign.publish' }),
  takeBack: (step: string) => msg(str`Undo: ${step}`, { id: 'campaign.take-back' }),
  publishText: () => msg('From now on each player’s Power counts as shown here.', { id: 'campaign.publish-text' }),
  pair: () => msg('Pair by hand', { id: 'campaign.pair' }),
  swapBye: () => msg('Change the bystander', { id: 'campaign.swap-bye' }),
  closeWeek: () => msg('Score the week', { id: 'campaign.close-week' }),
  nextWeek: () => msg('Begin the next week', { id: 'campaign.next-week' }),
  finish: () => msg('End the campaign', { id: 'campaign.finish' }),
  pin: () => msg('Your four digits', { id: 'campaign.pin' }),
  wrongPin: () => msg('Those are not the digits.', { id: 'campaign.wrong-pin' }),
  versus: (names: string) => names,
  bystander: (name: string) => msg(str`${name} sits out this week.`, { id: 'campaign.bystander' }),
  absent: (name: string) => msg(str`${name} is absent.`, { id: 'campaign.absent' }),
  field: (count: number) => msg(str`${count} characters each`, { id: 'campaign.field' }),
  allowance: (name: string, count: number) =>
    plural(count, {
      one: () => msg(str`${name}: ${count} campaign card`, { id: 'campaign.card' }),
      other: () => msg(str`${name}: ${count} campaign cards`, { id: 'campaign.cards' }),
    }),
  whichBoard: () => msg('On which board?', { id: 'campaign.which-board' }),
  playHere: () => msg('Play it here', { id: 'campaign.play-here' }),
  goOn: () => msg('Go on playing', { id: 'campaign.go-on' }),
  takeResult: () => msg('Enter the result from the match', { id: 'campaign.take-result' }),
  notPlayed: () => msg('Not played', { id: 'campaign.not-played' }),
  beingPlayed: () => msg('Being played here', { id: 'campaign.being-played' }),
  gaveUp: (name: string) => msg(str`${name} gave up`, { id: 'campaign.gave-up' }),
  stonesOf: (name: string, count: number) => msg(str`${name} holds ${count}`, { id: 'campaign.stones-of' }),
  playedHere: (result: string) => msg(str`Played here: ${result}`, { id: 'campaign.played-here' }),
  otherwise: () => msg('Or otherwise', { id: 'campaign.otherwise' }),
  byHand: () => msg('Enter the result', { id: 'campaign.by-hand' }),
  editResult: () => msg('Correct the result', { id: 'campaign.edit-result' }),
  watch: () => msg('Watch the replay', { id: 'campaign.watch' }),
  kept: (name: string) => msg(str`${name} is abducted this week.`, { id: 'campaign.kept' }),
  wounded: (name: string, wounds: number) => msg(str`${name} begins with ${wounds} Wds.`, { id: 'campaign.wounded' }),
  winners: (names: string) => msg(str`${names} has won the campaign.`, { id: 'campaign.winner' }),
  sharedWin: (names: string) => msg(str`${names} share the victory.`, { id: 'campaign.winners' }),
  later: () => msg('The weeks to come', { id: 'campaign.later' }),
  laterOpen: () => msg('Pairings will follow the standings, or are drawn at random.', { id: 'campaign.later-open' }),
  earlier: () => msg('Earlier weeks', { id: 'campaign.earlier' }),
  weekNumber: (week: number) => msg(str`Week ${week}`, { id: 'campaign.week-number' }),
  finalWeek: (week: number) => msg(str`Week ${week}, the final`, { id: 'campaign.final-week' }),
  of: (week: number, last: number) => msg(str`Week ${week} of ${last}`, { id: 'campaign.week-of' }),
  summary: () => msg('Copy a summary', { id: 'campaign.summary' }),
  copied: () => msg('The summary is on the clipboard.', { id: 'campaign.copied' }),
  notCopied: () => msg('This page cannot use the clipboard. Select this text and copy it.', { id: 'campaign.not-copied' }),
  print: () => msg('Print a sheet', { id: 'campaign.print' }),
  save: () => msg('Save as a file', { id: 'campaign.save' }),
  share: () => msg('Share', { id: 'campaign.share' }),
  refused: () => msg('That cannot be done', { id: 'campaign.refused' }),
  nobodyYet: () => msg('Nothing has been played yet.', { id: 'campaign.nobody-yet' }),
  ownCards: (name: string) => msg(str`${name} looks at the cards`, { id: 'campaign.own-cards' }),
};

/** The words that are printed beside the standings. */
export const paperWords = {
  table: () => msg('Table', { id: 'campaign-paper.table' }),
  tableOf: (table: number) => msg(str`Table ${table}`, { id: 'campaign-paper.table-of' }),
  cards: () => msg('Campaign cards', { id: 'campaign-paper.cards' }),
  slain: () => msg('Slain', { id: 'campaign-paper.slain' }),
  played: () => msg('Cards played', { id: 'campaign-paper.played' }),
};

export const standingsWords = {
  rank: () => msg('Rank', { id: 'campaign.rank' }),
  player: () => msg('Player', { id: 'campaign.player' }),
  power: () => msg('Power', { id: 'campaign.power' }),
  vp: () => msg('VP', { id: 'campaign.standings-vp' }),
  mp: () => msg('MP', { id: 'campaign.standings-mp' }),
  games: () => msg('W / D / L', { id: 'campaign.w-d-l' }),
  stones: () => msg('Stones', { id: 'campaign.stones' }),
  kills: () => msg('Kills', { id: 'campaign.kills' }),
  deaths: () => msg('Deaths', { id: 'campaign.deaths' }),
  left: () => msg('left', { id: 'campaign.left' }),
  after: (week: number) => msg(str`after week ${week}`, { id: 'campaign.after-week' }),
  history: () => msg('Power, week by week', { id: 'campaign.history' }),
  historySaid: (name: string, values: string) => msg(str`${name}: ${values}`, { id: 'campaign.history-said' }),
  partedBy: (breaks: string) => msg(str`Ties in Power are broken by ${breaks}.`, { id: 'campaign.parted-by' }),
  explained: () => msg('Power is the sum of victory points and machination points.', { id: 'campaign.power-explained' }),
};
