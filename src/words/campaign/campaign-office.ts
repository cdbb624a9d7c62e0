import { msg, str } from '@lit/localize';

/** Decisions of the Chamberlain outside the order of the week; each is recorded with a note. */
export const officeWords = {
  rulings: () => msg('How Moonrise reads the campaign rules', { id: 'office.rulings' }),
  text: () => msg('Everything done here is written in the notes, where everyone can read it.', { id: 'office.text' }),
  note: () => msg('Note (reason)', { id: 'office.note' }),
  doIt: () => msg('Record it', { id: 'office.do' }),
  player: () => msg('Player', { id: 'office.player' }),
  correct: () => msg('Correct points', { id: 'office.correct' }),
  vp: () => msg('Victory points', { id: 'office.vp' }),
  mp: () => msg('Machination points', { id: 'office.mp' }),
  void: () => msg('Strike out a machination', { id: 'office.void' }),
  voidNone: () => msg('There are no machinations that can be struck out now.', { id: 'office.void-none' }),
  machination: () => msg('Machination', { id: 'office.machination' }),
  reopen: () => msg('Reopen the week', { id: 'office.reopen' }),
  reopenText: () => msg('Its results can be corrected, and it is scored again.', { id: 'office.reopen-text' }),
  absent: () => msg('Absent this week', { id: 'office.absent' }),
  isAbsent: (name: string) => msg(str`${name} is absent`, { id: 'office.is-absent' }),
  joinTable: () => msg('Join another table', { id: 'office.join-table' }),
  table: () => msg('Table', { id: 'office.table' }),
  join: () => msg('A player joins', { id: 'office.join' }),
  joinText: () => msg('The new player gets this week’s roster and the lowest Power in the campaign.', { id: 'office.join-text' }),
  name: () => msg('Name', { id: 'office.name' }),
  faction: () => msg('Faction', { id: 'office.faction' }),
  leave: () => msg('A player leaves', { id: 'office.leave' }),
  leaveText: () => msg('Games already played still count; coming games are cancelled.', { id: 'office.leave-text' }),
  substitute: () => msg('A substitute plays', { id: 'office.substitute' }),
  substituteText: () =>
    msg('Only the name changes, for one game. Leave it empty if the player comes after all.', { id: 'office.substitute-text' }),
  rename: () => msg('Rename a player', { id: 'office.rename' }),
  handOver: () => msg('Hand the office over', { id: 'office.hand-over' }),
  pin: () => msg('Four digits for a player', { id: 'office.pin' }),
  pinText: () =>
    msg('Asked before that player’s secrets are shown. Leave it empty for none. It keeps honest players honest; it is not a lock.', {
      id: 'office.pin-text',
    }),
  digits: () => msg('Digits', { id: 'office.digits' }),
  settings: () => msg('Change the rules', { id: 'office.settings' }),
  notes: () => msg('Notes', { id: 'office.notes' }),
  noNotes: () => msg('There are no notes yet.', { id: 'office.no-notes' }),
  noteOf: (week: number, author: string, what: string, note: string) =>
    note === ''
      ? msg(str`Week ${week}, ${author}: ${what}`, { id: 'office.note-bare' })
      : msg(str`Week ${week}, ${author}: ${what} – ${note}`, { id: 'office.note-of' }),
  deedTo: (what: string, name: string) => msg(str`${what} (${name})`, { id: 'office.deed-to' }),
  absentText: () =>
    msg('An absent player loses and scores nothing; the opponent wins, or joins another table. Choose the player again to undo this.', {
      id: 'office.absent-text',
    }),
  joinTableText: () =>
    msg('A player whose opponent is absent may join a table that has not chosen cards yet.', { id: 'office.join-table-text' }),
  nobodyAlone: () => msg('Every player has an opponent.', { id: 'office.nobody-alone' }),
  noTable: () => msg('Every other table has begun or is full.', { id: 'office.no-table' }),
  updateText: () => msg('This campaign keeps the cards it began with. There are newer ones.', { id: 'office.update-text' }),
  update: () => msg('Use the newer cards', { id: 'office.update' }),
  tables: () => msg('Tables: who plays whom', { id: 'office.tables' }),
  tableOf: (number: number) => msg(str`Table ${number}`, { id: 'office.table-of' }),
  sitsOut: () => msg('Sits out', { id: 'office.sits-out' }),
  byeTo: () => msg('Which player sits out instead?', { id: 'office.bye-to' }),
};

/** A decision of the Chamberlain, as the notes name it. */
export function deedSaid(kind: string): string {
  const texts: Record<string, () => string> = {
    correct: officeWords.correct,
    'void-machination': officeWords.void,
    'reopen-week': officeWords.reopen,
    'edit-result': () => msg('Corrected a result', { id: 'office.deed.edit-result' }),
    absent: officeWords.absent,
    'join-table': officeWords.joinTable,
    join: officeWords.join,
    leave: officeWords.leave,
    substitute: officeWords.substitute,
    rename: officeWords.rename,
    'hand-over': officeWords.handOver,
    'set-pin': officeWords.pin,
    'change-settings': officeWords.settings,
    'update-cards': () => msg('Updated the cards', { id: 'office.deed.update-cards' }),
    'take-back': () => msg('Took back the last step', { id: 'office.deed.take-back' }),
    present: () => msg('Is present after all', { id: 'office.deed.present' }),
    pair: () => msg('Paired the tables by hand', { id: 'office.deed.pair' }),
    'swap-bye': () => msg('Changed the bystander', { id: 'office.deed.swap-bye' }),
  };
  return texts[kind]?.() ?? kind;
}
