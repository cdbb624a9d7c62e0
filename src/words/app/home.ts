import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';

export const homeWords = {
  playNow: () => msg('Play now', { id: 'home.play-now' }),
  playNowText: () => msg('Troupes and a board are laid out. Tap one, then start.', { id: 'home.play-now-text' }),
  players: (count: number) => msg(str`${count} players`, { id: 'home.players' }),
  aSide: (size: number) => msg(str`${size} a side`, { id: 'home.a-side' }),
  newMatch: () => msg('New match …', { id: 'home.new-match' }),
  newMatchText: () => msg('Your own troupes, board and house rules', { id: 'home.new-match-text' }),
  start: () => msg('Start', { id: 'home.start' }),
  starting: () => msg('Setting up the table …', { id: 'home.starting' }),
  onBoard: (board: string) => msg(str`On ${board}`, { id: 'home.on-board' }),
  underWay: () => msg('Matches under way', { id: 'home.under-way' }),
  finished: () => msg('Finished matches', { id: 'home.finished' }),
  older: (count: number) =>
    plural(count, {
      one: () => msg('One earlier match', { id: 'home.older-one' }),
      other: () => msg(str`${count} earlier matches`, { id: 'home.older' }),
    }),
  none: () => msg('No match is under way', { id: 'home.none' }),
  noneText: () =>
    msg('Every decision is saved as you play: stop whenever you like and continue another evening.', { id: 'home.none-text' }),
  resume: () => msg('Resume', { id: 'home.resume' }),
  look: () => msg('Look back', { id: 'home.look' }),
  resumeOf: (title: string) => msg(str`Resume ${title}`, { id: 'home.resume-of' }),
  lookOf: (title: string) => msg(str`Look back at ${title}`, { id: 'home.look-of' }),
  remove: (title: string) => msg(str`Delete ${title}`, { id: 'home.remove' }),
  share: (title: string) => msg(str`Share ${title}`, { id: 'home.share' }),
  rematch: (title: string) => msg(str`Play ${title} again`, { id: 'home.rematch' }),
  removed: (title: string) => msg(str`${title} has been deleted.`, { id: 'home.removed' }),
  turn: (turn: number) => msg(str`Turn ${turn}`, { id: 'home.turn' }),
  beforeTurns: () => msg('Before the first turn', { id: 'home.before-turns' }),
  won: (name: string) => msg(str`${name} won`, { id: 'home.won' }),
  draw: () => msg('A draw', { id: 'home.draw' }),
  watch: () => msg('Watch a match', { id: 'home.watch' }),
  watchText: () => msg('Two computers play while you watch', { id: 'home.watch-text' }),
  over: () => msg('Over', { id: 'home.over' }),
  boards: () => msg('Boards', { id: 'home.boards' }),
  settings: () => msg('Settings and backup', { id: 'home.settings' }),
  about: () => msg('About', { id: 'home.about' }),
  paths: () => msg('More of Moonrise', { id: 'home.paths' }),
  reminder: () =>
    msg('Your matches are saved on this device only. A copy in a file is safe if the tablet is lost.', { id: 'home.reminder' }),
  save: () => msg('Save a copy', { id: 'home.save' }),
};
