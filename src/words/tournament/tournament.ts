import { msg, str } from '@lit/localize';
import { allOf, plural } from '../language/sentences.ts';
import { titles } from '../app/titles.ts';

/** The list of tournaments, and the words that all their screens share. */
export const tournamentWords = {
  heading: titles.tournaments,
  text: () => msg('Swiss rounds with tables, a round clock and standings. Everything stays on this device.', { id: 'tournament.text' }),
  name: () => msg('Name of the tournament', { id: 'tournament.name' }),
  begin: () => msg('Begin a tournament', { id: 'tournament.begin' }),
  none: () => msg('No tournaments yet', { id: 'tournament.none' }),
  noneText: () => msg('Give one a name, enter the players, and pair the first round.', { id: 'tournament.none-text' }),
  remove: (name: string) => msg(str`Remove ${name}`, { id: 'players.remove' }),
  removed: (name: string) => msg(str`${name} has been removed.`, { id: 'players.removed' }),
  gone: () => msg('This tournament is not on this device.', { id: 'tournament.gone' }),
  cannotOpen: () => msg('The tournament cannot be opened', { id: 'tournament.cannot-open' }),
  changedElsewhere: () =>
    msg('Another window has changed this tournament. This is how it stands now; please decide again.', {
      id: 'tournament.changed-elsewhere',
    }),
  players: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} player`, { id: 'tournament.player-count' }),
      other: () => msg(str`${count} players`, { id: 'tournament.players-count' }),
    }),
  notBegun: () => msg('not begun', { id: 'tournament.not-begun' }),
  over: () => msg('over', { id: 'tournament.over' }),
  roundOf: (round: number, rounds: number) => msg(str`round ${round} of ${rounds}`, { id: 'tournament.round-of' }),
  round: (round: number) => msg(str`Round ${round}`, { id: 'tournament.round' }),
  wall: () => msg('Show on a big screen', { id: 'tournament.wall' }),
  wallText: () =>
    msg('Opens a window with the tables, the clock and the standings, large enough to read from across the room.', {
      id: 'tournament.wall-text',
    }),
};

export const tournamentTabs = {
  round: () => msg('Rounds', { id: 'tournament.tab-rounds' }),
  players: () => msg('Players', { id: 'tournament.tab-players' }),
  standings: () => msg('Standings', { id: 'tournament.tab-standings' }),
  settings: () => msg('Settings', { id: 'tournament.tab-settings' }),
};

/** The players of a tournament and their lists. */
export const entrantWords = {
  name: () => msg('Name of the player', { id: 'tournament.entrant-name' }),
  enter: () => msg('Add', { id: 'tournament.enter' }),
  rename: (name: string) => msg(str`Edit ${name}`, { id: 'tournament.edit-entrant' }),
  save: () => msg('Save', { id: 'tournament.save' }),
  cancel: () => msg('Cancel', { id: 'tournament.cancel' }),
  list: () => msg('Troupe list', { id: 'tournament.list' }),
  noList: () => msg('No list', { id: 'tournament.no-list' }),
  listOf: (count: number) =>
    plural(count, {
      one: () => msg(str`List of ${count} character`, { id: 'tournament.list-of-one' }),
      other: () => msg(str`List of ${count} characters`, { id: 'tournament.list-of' }),
    }),
  notPlayed: (characters: readonly string[]) =>
    msg(str`${allOf(characters)}: from a pack that this tournament does not use`, { id: 'tournament.not-played' }),
  listGood: () => msg('The list follows the rules of this tournament.', { id: 'tournament.list-good' }),
  withdraw: (name: string) => msg(str`Withdraw ${name}`, { id: 'tournament.withdraw' }),
  comeBack: (name: string) => msg(str`Bring ${name} back`, { id: 'tournament.come-back' }),
  gone: () => msg('left', { id: 'tournament.has-left' }),
  late: (round: number) => msg(str`from round ${round}`, { id: 'tournament.late' }),
  painted: () => msg('Fully painted', { id: 'tournament.painted' }),
  none: () => msg('No players are entered yet.', { id: 'tournament.no-entrants' }),
};

/** A round: its tables, results and clock. */
export const roundWords = {
  pair: (round: number) => msg(str`Pair round ${round}`, { id: 'tournament.pair' }),
  pairText: (present: number, round: number, rounds: number) =>
    msg(str`${present} players are present. Round ${round} of ${rounds}.`, { id: 'tournament.pair-text' }),
  end: () => msg('End the tournament', { id: 'tournament.end' }),
  ended: () => msg('The tournament is over. Results can still be corrected.', { id: 'tournament.ended' }),
  tableHead: () => msg('Table', { id: 'tournament.table-head' }),
  table: (table: number) => msg(str`Table ${table}`, { id: 'tournament.table' }),
  bye: (name: string) => msg(str`${name} has a bye: a win without a game.`, { id: 'tournament.bye' }),
  again: () => msg('They have met before.', { id: 'tournament.rematch' }),
  open: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} table is still playing.`, { id: 'tournament.open-table' }),
      other: () => msg(str`${count} tables are still playing.`, { id: 'tournament.open-tables' }),
    }),
  enterResult: () => msg('Enter result', { id: 'tournament.enter-result' }),
  correct: () => msg('Correct', { id: 'tournament.correct' }),
  swap: () => msg('Swap players', { id: 'tournament.swap' }),
  swapFirst: () => msg('Tap the two players who should swap places.', { id: 'tournament.swap-first' }),
  swapDone: () => msg('Done', { id: 'tournament.swap-done' }),
  swapWith: (name: string) => msg(str`${name} swaps places with …`, { id: 'tournament.swap-with' }),
  stones: (name: string) => msg(str`Moonstones of ${name}`, { id: 'tournament.stones' }),
  conceded: (name: string) => msg(str`${name} gave up or did not come`, { id: 'tournament.conceded' }),
  why: () => msg('Reason for the correction', { id: 'tournament.why' }),
  keep: () => msg('Save the result', { id: 'tournament.keep-result' }),
  won: (name: string) => msg(str`${name} wins`, { id: 'tournament.wins' }),
  drawn: () => msg('A draw', { id: 'tournament.draw' }),
  bothLost: () => msg('Both lose', { id: 'tournament.both-lose' }),
  corrected: (was: string, why: string) => msg(str`Corrected; it was ${was}. ${why}`, { id: 'tournament.corrected' }),
  otherwise: (names: string) =>
    msg(str`With the corrected results these players would have been paired differently: ${names}. The tables stay as they are.`, {
      id: 'tournament.otherwise',
    }),
  undo: () => msg('Undo the last step', { id: 'tournament.undo' }),
  undone: () => msg('The last step was taken back.', { id: 'tournament.undone' }),
  print: () => msg('Print', { id: 'tournament.print' }),
  clock: () => msg('Round clock', { id: 'tournament.clock' }),
  start: () => msg('Start the clock', { id: 'tournament.clock-start' }),
  pause: () => msg('Pause', { id: 'tournament.clock-pause' }),
  goOn: () => msg('Resume', { id: 'tournament.clock-go-on' }),
  more: (minutes: number) => msg(str`Add ${minutes} minutes`, { id: 'tournament.clock-more' }),
  lastMinutes: (minutes: number) => msg(str`${minutes} minutes left!`, { id: 'tournament.last-minutes' }),
  sunrise: () => msg('Sunrise! Stop play: finish the current action and count moonstones.', { id: 'tournament.sunrise' }),
};

/** The settings of a tournament. */
export const tournamentSettingsWords = {
  rounds: () => msg('Rounds', { id: 'tournament.rounds' }),
  auto: (rounds: number) => msg(str`As many as needed: ${rounds}`, { id: 'tournament.rounds-auto' }),
  fixed: () => msg('A fixed number', { id: 'tournament.rounds-fixed' }),
  win: () => msg('Points for a win', { id: 'tournament.points-win' }),
  draw: () => msg('Points for a draw', { id: 'tournament.points-draw' }),
  loss: () => msg('Points for a loss', { id: 'tournament.points-loss' }),
  byeStones: () => msg('Moonstones for a bye', { id: 'tournament.bye-stones' }),
  minutes: () => msg('Minutes per round', { id: 'tournament.minutes' }),
  callMinutes: () => msg('Warning, minutes before the end', { id: 'tournament.call-minutes' }),
  format: () => msg('Lists', { id: 'tournament.format' }),
  five: () => msg('8 for 5 a side', { id: 'tournament.format-5' }),
  six: () => msg('10 for 6 a side', { id: 'tournament.format-6' }),
  friendly: () => msg('Any troupe', { id: 'tournament.format-friendly' }),
  fielding: () => msg('Characters are fielded', { id: 'tournament.fielding' }),
  duringDeployment: () => msg('during deployment', { id: 'tournament.fielding-during' }),
  beforeRound: () => msg('before the round', { id: 'tournament.fielding-before' }),
  fixedField: () => msg('once for all rounds', { id: 'tournament.fielding-fixed' }),
  painted: () => msg('A fully painted list', { id: 'tournament.painted-bonus' }),
  paintedNone: () => msg('does not count', { id: 'tournament.painted-none' }),
  paintedTold: () => msg('is shown', { id: 'tournament.painted-told' }),
  paintedPoint: () => msg('earns a point', { id: 'tournament.painted-point' }),
  paintedStone: () => msg('earns a moonstone', { id: 'tournament.painted-stone' }),
  tieBreaks: () => msg('Tie-breaks in order', { id: 'tournament.tie-breaks' }),
  earlier: (rule: string) => msg(str`Move up: ${rule}`, { id: 'tournament.tie-break-earlier' }),
};
