import type { Choice, OptionName, OPTIONS } from '../rules/terms/options.ts';
import { msg, str } from '@lit/localize';
import { plural } from './sentences.ts';

// What the screens outside a match say.

export const appWords = {
  name: () => msg('Moonrise', { id: 'app.name' }),
  tagline: () => msg('A table for Moonstone, round one tablet', { id: 'app.tagline' }),
  titled: (screen: string) => msg(str`${screen} · Moonrise`, { id: 'app.titled' }),
  loading: () => msg('One moment …', { id: 'app.loading' }),
  back: () => msg('Back to the clearing', { id: 'app.back' }),
  match: () => msg('Match', { id: 'app.match' }),
  troupes: () => msg('Troupes', { id: 'app.troupes' }),
  share: () => msg('Take in a code', { id: 'app.share' }),
  updateReady: () => msg('A new version is ready.', { id: 'app.update-ready' }),
  update: () => msg('Use it now', { id: 'app.update' }),
  tethered: () =>
    msg('This browser does not let Moonrise stay on the device, so it needs a connection each time it is opened.', { id: 'app.tethered' }),
  crashed: () => msg('That went wrong', { id: 'app.crashed' }),
  crashedText: () =>
    msg('Moonrise has stumbled. Everything that was decided is kept on this device. Save a copy if you like, then load the app again.', {
      id: 'app.crashed-text',
    }),
  crashedWhat: () => msg('What happened, for a bug report', { id: 'app.crashed-what' }),
  reload: () => msg('Load again', { id: 'app.reload' }),
  toHome: () => msg('To the first screen', { id: 'app.to-home' }),
  cannotOpen: () => msg('This match cannot be opened', { id: 'app.cannot-open' }),
  notKept: () => msg('That could not be kept. Nothing was changed.', { id: 'app.not-kept' }),
  playerNumber: (number: number) => msg(str`Player ${number}`, { id: 'app.player' }),
};

export const homeWords = {
  playNow: () => msg('Play now', { id: 'home.play-now' }),
  playNowText: () => msg('Troupes and a board are laid out. Tap one, then start.', { id: 'home.play-now-text' }),
  players: (count: number) => msg(str`${count} players`, { id: 'home.players' }),
  aSide: (size: number) => msg(str`${size} a side`, { id: 'home.a-side' }),
  newMatch: () => msg('New match …', { id: 'home.new-match' }),
  newMatchText: () => msg('Your own troupes, board and house rules', { id: 'home.new-match-text' }),
  start: () => msg('Start', { id: 'home.start' }),
  starting: () => msg('The table is being laid …', { id: 'home.starting' }),
  onBoard: (board: string) => msg(str`On ${board}`, { id: 'home.on-board' }),
  underWay: () => msg('Matches under way', { id: 'home.under-way' }),
  finished: () => msg('Finished matches', { id: 'home.finished' }),
  older: (count: number) =>
    plural(count, {
      one: () => msg('One earlier match', { id: 'home.older-one' }),
      other: () => msg(str`${count} earlier matches`, { id: 'home.older' }),
    }),
  none: () => msg('No match is under way', { id: 'home.none' }),
  noneText: () => msg('Every decision is kept as you play: stop whenever you like and go on another evening.', { id: 'home.none-text' }),
  resume: () => msg('Resume', { id: 'home.resume' }),
  look: () => msg('Look back', { id: 'home.look' }),
  resumeOf: (title: string) => msg(str`Resume ${title}`, { id: 'home.resume-of' }),
  lookOf: (title: string) => msg(str`Look back at ${title}`, { id: 'home.look-of' }),
  remove: (title: string) => msg(str`Delete ${title}`, { id: 'home.remove' }),
  share: (title: string) => msg(str`Pass on ${title}`, { id: 'home.share' }),
  rematch: (title: string) => msg(str`Play ${title} once more`, { id: 'home.rematch' }),
  removed: (title: string) => msg(str`${title} has been deleted.`, { id: 'home.removed' }),
  undo: () => msg('Undo', { id: 'home.undo' }),
  turn: (turn: number) => msg(str`Turn ${turn}`, { id: 'home.turn' }),
  beforeTurns: () => msg('Before the first turn', { id: 'home.before-turns' }),
  over: () => msg('Over', { id: 'home.over' }),
  boards: () => msg('Boards', { id: 'home.boards' }),
  settings: () => msg('Settings and backup', { id: 'home.settings' }),
  about: () => msg('About', { id: 'home.about' }),
  paths: () => msg('More of Moonrise', { id: 'home.paths' }),
  reminder: () =>
    msg('What you played is kept on this device alone. A copy in a file is safe from a lost tablet.', { id: 'home.reminder' }),
  save: () => msg('Save a copy', { id: 'home.save' }),
};

export const installWords = {
  heading: () => msg('Put Moonrise on the tablet', { id: 'install.heading' }),
  why: () => msg('As an app of its own it starts without a connection and is not cleared away by the browser.', { id: 'install.why' }),
  ipad: () => msg('iPad and iPhone, in Safari', { id: 'install.ipad' }),
  ipadHow: () => msg('Tap Share, then “Add to Home Screen”.', { id: 'install.ipad-how' }),
  android: () => msg('Android, in Chrome', { id: 'install.android' }),
  androidHow: () => msg('Open the menu ⋮, then tap “Install app”.', { id: 'install.android-how' }),
  storage: () =>
    msg('On an iPad the app has a storage of its own: matches begun here do not come along. Save a copy first and read it back there.', {
      id: 'install.storage',
    }),
  save: () => msg('Save a copy first', { id: 'install.save' }),
};

export const newMatchWords = {
  heading: () => msg('New match', { id: 'new.heading' }),
  kind: () => msg('What kind of evening?', { id: 'new.kind' }),
  quick: () => msg('Quick', { id: 'new.quick' }),
  quickText: () => msg('Three a side, half an hour', { id: 'new.quick-text' }),
  friendly: () => msg('Friendly', { id: 'new.friendly' }),
  friendlyText: () => msg('A full troupe each, an evening', { id: 'new.friendly-text' }),
  first: () => msg('First game', { id: 'new.first' }),
  firstText: () => msg('Three a side, the finer rules switched off', { id: 'new.first-text' }),
  draft: () => msg('Draft', { id: 'new.draft' }),
  draftText: () => msg('Factions and characters are chosen at the table, turn about', { id: 'new.draft-text' }),
  organised: () => msg('Organised', { id: 'new.organised' }),
  organisedText: () => msg('As at an event: no Sudden Death, no Shades', { id: 'new.organised-text' }),
  campaign: () => msg('Campaign', { id: 'new.campaign' }),
  campaignText: () => msg('One game with campaign cards and objective markers', { id: 'new.campaign-text' }),
  campaignRules: (count: number) =>
    count === 1
      ? msg(
          'Everybody chooses one campaign card in secret and may place objective markers. Most victory points win: moonstones, and what a card pays for its markers. A kept troupe brings its upgrades.',
          { id: 'new.campaign-rules-one' },
        )
      : msg(
          str`Everybody chooses ${count} campaign cards in secret and may place objective markers. Most victory points win: moonstones, and what cards pay for their markers. A kept troupe brings its upgrades.`,
          { id: 'new.campaign-rules' },
        ),
  campaignKept: () =>
    msg('A game of a campaign on this device is laid out there, with its rosters and cards:', { id: 'new.campaign-kept' }),
  campaignFresh: () => msg('Begin a campaign of several weeks …', { id: 'new.campaign-fresh' }),
  players: () => msg('Players', { id: 'new.players' }),
  atTable: () => msg('Choose troupes at the table', { id: 'new.at-table' }),
  atTableHint: () => msg('Each player picks when the match has begun', { id: 'new.at-table-hint' }),
  playerCount: () => msg('How many?', { id: 'new.player-count' }),
  seat: (number: number) => msg(str`player ${number}`, { id: 'new.seat' }),
  nameOf: (number: number) => msg(str`Name of player ${number}`, { id: 'new.name' }),
  factionOf: (name: string) => msg(str`Faction of ${name}`, { id: 'new.faction' }),
  troupeOf: (name: string) => msg(str`Troupe of ${name}`, { id: 'new.troupe-of' }),
  chosen: (chosen: number, size: number) => msg(str`${chosen} of ${size} chosen`, { id: 'new.chosen' }),
  full: () => msg('The troupe is full.', { id: 'new.full' }),
  find: () => msg('Find by name or keyword', { id: 'new.find' }),
  noneFound: () => msg('Nobody is called that.', { id: 'new.none-found' }),
  change: () => msg('Change', { id: 'new.change' }),
  fill: () => msg('Fill up', { id: 'new.fill' }),
  clear: () => msg('Empty', { id: 'new.clear' }),
  card: (name: string) => msg(str`Card of ${name}`, { id: 'new.card' }),
  poolTooSmall: (faction: string, there: number, size: number) =>
    msg(str`${faction} has ${there} characters so far, and a troupe needs ${size}.`, { id: 'new.pool-small' }),
  pickedLater: () => msg('Everybody picks a faction and a troupe when the match has begun.', { id: 'new.picked-later' }),
  moreBoards: () => msg('Boards of your own …', { id: 'new.more-boards' }),
  drafted: () => msg('Factions and characters are drafted at the table.', { id: 'new.drafted' }),
  board: () => msg('Board', { id: 'new.board' }),
  boardSaid: (name: string) => msg(str`${name} seen from above`, { id: 'new.board-said' }),
  rules: () => msg('House rules', { id: 'new.rules' }),
  rulesPlain: () => msg('All by the book', { id: 'new.rules-plain' }),
  rulesChanged: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} differs from the book`, { id: 'new.rules-one' }),
      other: () => msg(str`${count} differ from the book`, { id: 'new.rules-some' }),
    }),
  start: () => msg('Start the match', { id: 'new.start' }),
  missing: (name: string, count: number) => msg(str`${name} has ${count} still to choose.`, { id: 'new.missing' }),
  ready: () => msg('All is ready.', { id: 'new.ready' }),
};

interface OptionWords {
  name: () => string;
  hint?: () => string;
}
type ChoiceWords<Name extends Choice> = OptionWords & { of: Record<(typeof OPTIONS)[Name]['of'][number], () => string> };
/** What each option of a match is called, and what can be chosen. */
export const optionWords: { [Name in OptionName]: Name extends Choice ? ChoiceWords<Name> : OptionWords } = {
  troupeSize: { name: () => msg('Characters in a troupe', { id: 'rule-set.troupe' }) },
  field: { name: () => msg('Of those, how many take the field', { id: 'rule-set.field' }) },
  stones: { name: () => msg('Moonstones', { id: 'rule-set.stones' }), of: { 7: () => '7', 5: () => '5' } },
  draft: {
    name: () => msg('Draft the troupes', { id: 'rule-set.draft' }),
    hint: () => msg('Turn about, from one pool, before the stones drop', { id: 'rule-set.draft-hint' }),
  },
  eventsAndAgendas: {
    name: () => msg('Events and Agendas', { id: 'rule-set.events' }),
    hint: () => msg('Everybody takes one of each before the match', { id: 'rule-set.events-hint' }),
  },
  campaignCards: { name: () => msg('Campaign Cards', { id: 'rule-set.campaign' }) },
  objectiveMarkers: {
    name: () => msg('Objective markers', { id: 'rule-set.markers' }),
    hint: () => msg('Everybody may place up to two; with campaign cards, victory points win', { id: 'rule-set.markers-hint' }),
  },
  shades: { name: () => msg('Shades may be played', { id: 'rule-set.shades' }) },
  elevation: {
    name: () => msg('Shooting down from a height', { id: 'rule-set.elevation' }),
    of: {
      english: () => msg('More cards', { id: 'rule-set.elevation-en' }),
      german: () => msg('More range', { id: 'rule-set.elevation-de' }),
    },
  },
  suddenDeath: {
    name: () => msg('Sudden Death ends', { id: 'rule-set.sudden' }),
    of: {
      'after-action': () => msg('After an action', { id: 'rule-set.sudden-after' }),
      'any-moment': () => msg('At any moment', { id: 'rule-set.sudden-any' }),
      off: () => msg('Not played', { id: 'rule-set.sudden-off' }),
    },
  },
  strictWithin: {
    name: () => msg('“Within” means closer', { id: 'rule-set.strict-within' }),
    hint: () => msg('At exactly the distance a model is not within it, as the German rules have it', { id: 'rule-set.strict-within-hint' }),
  },
  deployWithin: {
    name: () => msg('Deploy partly within 10″', { id: 'rule-set.deploy-within' }),
    hint: () =>
      msg('A part of the base within 10″ of the edge is enough, as the German rules have it', { id: 'rule-set.deploy-within-hint' }),
  },
  anybodyIgnored: {
    name: () => msg('Ignore any model close by for cover', { id: 'rule-set.anybody-ignored' }),
    hint: () =>
      msg('Within 1″ of the user enemies give no cover either, as the French and German rules have it', {
        id: 'rule-set.anybody-ignored-hint',
      }),
  },
  wideSight: {
    name: () => msg('See past Barriers by the width of a base', { id: 'rule-set.wide-sight' }),
    hint: () =>
      msg('A Barrier blocks sight only if it crosses the whole width between two bases, as the French rules have it', {
        id: 'rule-set.wide-sight-hint',
      }),
  },
  mustPlay: {
    name: () => msg('A card must be played', { id: 'rule-set.must-play' }),
    hint: () =>
      msg('Whoever has drawn for an Arcane Ability lays a card, as the French, German and Spanish rules have it', {
        id: 'rule-set.must-play-hint',
      }),
  },
  olderPrints: {
    name: () => msg('Older prints of six cards', { id: 'rule-set.older-prints' }),
    hint: () =>
      msg(
        'Flavious with Spiteful, Stu with Melee 4, Ramming Speed for 2X, Healing of Flavious, Quack and Bobby for X, Syd without the harder piercing, as in the books’ examples',
        {
          id: 'rule-set.older-prints-hint',
        },
      ),
  },
  coverVsFriendly: { name: () => msg('Cover counts against friends too', { id: 'rule-set.cover' }) },
  reactions: { name: () => msg('Reaction steps', { id: 'rule-set.reactions' }) },
  distractions: { name: () => msg('Distractions in melee', { id: 'rule-set.distractions' }) },
  goingForIt: { name: () => msg('Going for it', { id: 'rule-set.going' }) },
  followUps: { name: () => msg('Follow-Ups', { id: 'rule-set.follow-ups' }) },
  signatures: { name: () => msg('Signature moves', { id: 'rule-set.signatures' }) },
  heights: { name: () => msg('Heights and climbing', { id: 'rule-set.heights' }) },
};

export const houseRuleWords = {
  campaignNone: () => msg('None', { id: 'rule-set.campaign-none' }),
  campaignEach: (count: number) => msg(str`${count} each`, { id: 'rule-set.campaign-each' }),
  beginners: () => msg('For a first game, leave out', { id: 'rule-set.beginners' }),
  beginnersHint: () => msg('What is switched on here is played.', { id: 'rule-set.beginners-hint' }),
};

export const settingsWords = {
  heading: () => msg('Settings', { id: 'settings.heading' }),
  look: () => msg('How it looks', { id: 'settings.look' }),
  theme: () => msg('Light', { id: 'settings.theme' }),
  night: () => msg('Night', { id: 'settings.night' }),
  day: () => msg('Day', { id: 'settings.day' }),
  auto: () => msg('As the device', { id: 'settings.auto' }),
  language: () => msg('Language', { id: 'settings.language' }),
  readIn: () => msg('Read in:', { id: 'settings.read-in' }),
  textSize: () => msg('Size of the words', { id: 'settings.text' }),
  percent: (size: number) => msg(str`${size} %`, { id: 'settings.percent' }),
  calm: () => msg('Quieter movement', { id: 'settings.calm' }),
  calmHint: () => msg('Leaves out what moves only for beauty', { id: 'settings.calm-hint' }),
  table: () => msg('At the table', { id: 'settings.table' }),
  seating: () => msg('How you sit', { id: 'settings.seating' }),
  bySize: () => msg('By the size of the screen', { id: 'settings.by-size' }),
  flat: () => msg('Flat table', { id: 'settings.flat' }),
  pass: () => msg('Pass the tablet', { id: 'settings.pass' }),
  side: () => msg('Side by side', { id: 'settings.side' }),
  reminders: () => msg('Remind me', { id: 'settings.reminders' }),
  remindersHint: () => msg('Of what may still be done, and to save a copy after playing', { id: 'settings.reminders-hint' }),
  kept: () => msg('What is kept', { id: 'settings.kept' }),
  storage: () => msg('Everything lies on this device and goes nowhere else.', { id: 'settings.storage' }),
  persisted: () => msg('The browser has promised not to clear it away.', { id: 'settings.persisted' }),
  notPersisted: () => msg('The browser may clear it away when room runs short.', { id: 'settings.not-persisted' }),
  persistUnknown: () => msg('The browser does not say whether it keeps it for good.', { id: 'settings.persist-unknown' }),
  safariClears: () =>
    msg(
      'Safari clears away what a site keeps once it has not been opened for seven days, unless it was put on the home screen. A copy in a file is safe from that.',
      {
        id: 'settings.safari-clears',
      },
    ),
  persist: () => msg('Ask it to keep it for good', { id: 'settings.persist' }),
  persistRefused: () => msg('The browser did not promise it. Installing the app usually helps.', { id: 'settings.persist-refused' }),
  used: (used: string, quota: string) => msg(str`${used} of ${quota} used`, { id: 'settings.used' }),
  megabytes: (amount: string) => msg(str`${amount} MB`, { id: 'settings.mb' }),
  gigabytes: (amount: string) => msg(str`${amount} GB`, { id: 'settings.gb' }),
  backup: () => msg('Backup', { id: 'settings.backup' }),
  backupText: () =>
    msg(
      'One file holds everything: matches, campaigns, troupes, your collection, players, boards and settings. It also holds what is still secret in unfinished matches and campaigns: give it to nobody you still play.',
      {
        id: 'settings.backup-text',
      },
    ),
  never: () => msg('No copy has been saved yet.', { id: 'settings.never' }),
  lastCopy: (when: string) => msg(str`Last copy: ${when}`, { id: 'settings.last-copy' }),
  save: () => msg('Save a copy', { id: 'settings.save' }),
  saved: () => msg('The copy has been handed to the device.', { id: 'settings.saved' }),
  restore: () => msg('Read a copy back …', { id: 'settings.restore' }),
  chooseFile: () => msg('Backup file', { id: 'settings.choose-file' }),
  restoreHeading: () => msg('Read this copy back?', { id: 'settings.restore-heading' }),
  restoreMade: (when: string) => msg(str`Saved ${when}.`, { id: 'settings.restore-made' }),
  restoreAdded: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match comes back.`, { id: 'settings.added-one' }),
      other: () => msg(str`${count} matches come back.`, { id: 'settings.added' }),
    }),
  restoreContinued: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match gains later decisions.`, { id: 'settings.continued-one' }),
      other: () => msg(str`${count} matches gain later decisions.`, { id: 'settings.continued' }),
    }),
  restoreCopied: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match has gone another way here; it comes beside yours.`, { id: 'settings.copied-one' }),
      other: () => msg(str`${count} matches have gone another way here; they come beside yours.`, { id: 'settings.copied' }),
    }),
  restoreUnchanged: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match stays as it is.`, { id: 'settings.unchanged-one' }),
      other: () => msg(str`${count} matches stay as they are.`, { id: 'settings.unchanged' }),
    }),
  restoreBoards: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} board of your own comes back.`, { id: 'settings.boards-one' }),
      other: () => msg(str`${count} boards of your own come back.`, { id: 'settings.boards' }),
    }),
  restoreSettings: () => msg('The settings change to those of the copy.', { id: 'settings.restore-settings' }),
  restoreNothing: () => msg('All of it is here already: nothing would change.', { id: 'settings.restore-nothing' }),
  restoreNow: () => msg('Read it back', { id: 'settings.restore-now' }),
  restored: () => msg('The copy has been read back.', { id: 'settings.restored' }),
  cancel: () => msg('Leave it', { id: 'settings.cancel' }),
};

export const aboutWords = {
  heading: () => msg('About Moonrise', { id: 'about.heading' }),
  what: () =>
    msg('A digital table for the skirmish game Moonstone: two to four players round one tablet, without a connection.', {
      id: 'about.what',
    }),
  unofficial: () => msg('Unofficial', { id: 'about.unofficial' }),
  unofficialText: () =>
    msg('Moonrise is made by players. It is not affiliated with Goblin King Games, free of charge and non-commercial.', {
      id: 'about.unofficial-text',
    }),
  owner: () =>
    msg(
      'Moonstone, its characters and its world belong to Goblin King Games. Nothing they wrote or drew is in this app; to know the whole story, buy their books and models.',
      {
        id: 'about.owner',
      },
    ),
  credits: () => msg('Thanks', { id: 'about.credits' }),
  icons: () =>
    msg('Pictures from game-icons.net by Lorc, Delapouite and the other contributors, recoloured and cut to fit, under CC BY 3.0', {
      id: 'about.icons',
    }),
  alegreya: () =>
    msg('The typeface of the titles: Alegreya by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1', {
      id: 'about.alegreya',
    }),
  inter: () =>
    msg('The typeface of everything else: Inter by Rasmus Andersson and the Inter project, under the SIL Open Font License 1.1', {
      id: 'about.inter',
    }),
  own: () => msg('Everything else was drawn and written for Moonrise, under the MIT License', { id: 'about.own' }),
  privacy: () => msg('Nothing leaves the device', { id: 'about.privacy' }),
  privacyText: () =>
    msg('No account, no counting, no advertisement. Once installed, the app asks nothing of any network.', { id: 'about.privacy-text' }),
  version: (version: string) => msg(str`Version ${version}`, { id: 'about.version' }),
};
