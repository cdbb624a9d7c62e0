import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';
import { titles } from './titles.ts';

export const settingsWords = {
  heading: titles.settings,
  look: () => msg('Appearance', { id: 'settings.look' }),
  theme: () => msg('Light', { id: 'settings.theme' }),
  night: () => msg('Night', { id: 'settings.night' }),
  day: () => msg('Day', { id: 'settings.day' }),
  auto: () => msg('Match device', { id: 'settings.auto' }),
  language: () => msg('Language', { id: 'settings.language' }),
  readIn: () => msg('Read in:', { id: 'settings.read-in' }),
  textSize: () => msg('Text size', { id: 'settings.text' }),
  percent: (size: number) => msg(str`${size}%`, { id: 'settings.percent' }),
  calm: () => msg('Less movement', { id: 'settings.calm' }),
  calmHint: () => msg('Turns off movement that is only decoration', { id: 'settings.calm-hint' }),
  awake: () => msg('The screen stays on', { id: 'settings.awake' }),
  awakeHint: () => msg('It does not go dark during a match or a lesson', { id: 'settings.awake-hint' }),
  edition: () => msg('Edition', { id: 'settings.edition' }),
  editionOf: (version: string, day: string) =>
    msg(str`Moonrise ${version} with its cards and rules, as of ${day}`, { id: 'settings.edition-of' }),
  askNow: () => msg('Check for updates', { id: 'settings.ask-now' }),
  asked: (answer: 'asking' | 'newest' | 'newer' | 'unreachable') => {
    switch (answer) {
      case 'asking':
        return msg('Checking …', { id: 'settings.asking' });
      case 'newest':
        return msg('Moonrise is up to date.', { id: 'settings.newest' });
      case 'newer':
        return msg('There is an update. It is offered here as soon as it has been downloaded.', { id: 'settings.newer' });
      case 'unreachable':
        return msg('There was no answer. The device may be offline.', { id: 'settings.unreachable' });
    }
  },
  table: () => msg('At the table', { id: 'settings.table' }),
  seating: () => msg('How you sit', { id: 'settings.seating' }),
  bySize: () => msg('By the size of the screen', { id: 'settings.by-size' }),
  flat: () => msg('Flat table', { id: 'settings.flat' }),
  pass: () => msg('Pass the tablet', { id: 'settings.pass' }),
  side: () => msg('Side by side', { id: 'settings.side' }),
  reminders: () => msg('Remind me', { id: 'settings.reminders' }),
  remindersHint: () => msg('About actions you can still take, and about saving a copy after a game', { id: 'settings.reminders-hint' }),
  kept: () => msg('Storage', { id: 'settings.kept' }),
  storage: () => msg('Everything is stored on this device and goes nowhere else.', { id: 'settings.storage' }),
  persisted: () => msg('The browser has promised not to delete it.', { id: 'settings.persisted' }),
  notPersisted: () => msg('The browser may delete it when storage runs low.', { id: 'settings.not-persisted' }),
  persistUnknown: () => msg('The browser does not say whether it will keep it for good.', { id: 'settings.persist-unknown' }),
  safariClears: () =>
    msg(
      'Safari deletes the data of a site that has not been opened for seven days, unless the site is on the home screen. A copy in a file is safe from that.',
      {
        id: 'settings.safari-clears',
      },
    ),
  persist: () => msg('Ask the browser to keep it', { id: 'settings.persist' }),
  persistRefused: () => msg('The browser did not promise it. Installing the app usually helps.', { id: 'settings.persist-refused' }),
  used: (used: string, quota: string) => msg(str`${used} of ${quota} used`, { id: 'settings.used' }),
  megabytes: (amount: string) => msg(str`${amount} MB`, { id: 'settings.mb' }),
  gigabytes: (amount: string) => msg(str`${amount} GB`, { id: 'settings.gb' }),
  backup: () => msg('Backup', { id: 'settings.backup' }),
  backupText: () =>
    msg(
      'One file holds everything: matches, campaigns, troupes, your collection, players, boards and settings. It also holds the secrets of unfinished matches and campaigns: do not give it to your opponents.',
      {
        id: 'settings.backup-text',
      },
    ),
  never: () => msg('No copy has been saved yet.', { id: 'settings.never' }),
  lastCopy: (date: string) => msg(str`Last copy: ${date}`, { id: 'settings.last-copy' }),
  save: () => msg('Save a copy', { id: 'settings.save' }),
  saved: () => msg('The copy has been handed to the device.', { id: 'settings.saved' }),
  restore: () => msg('Restore a copy …', { id: 'settings.restore' }),
  chooseFile: () => msg('Backup file', { id: 'settings.choose-file' }),
  restoreHeading: () => msg('Restore this copy?', { id: 'settings.restore-heading' }),
  restoreMade: (date: string) => msg(str`Saved ${date}.`, { id: 'settings.restore-made' }),
  restoreAdded: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match is added.`, { id: 'settings.added-one' }),
      other: () => msg(str`${count} matches are added.`, { id: 'settings.added' }),
    }),
  restoreContinued: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match gets later decisions.`, { id: 'settings.continued-one' }),
      other: () => msg(str`${count} matches get later decisions.`, { id: 'settings.continued' }),
    }),
  restoreCopied: (count: number) =>
    plural(count, {
      one: () =>
        msg(str`${count} match was played on differently here; the one from the copy is added beside yours.`, {
          id: 'settings.copied-one',
        }),
      other: () =>
        msg(str`${count} matches were played on differently here; the ones from the copy are added beside yours.`, {
          id: 'settings.copied',
        }),
    }),
  restoreUnchanged: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} match stays as it is.`, { id: 'settings.unchanged-one' }),
      other: () => msg(str`${count} matches stay as they are.`, { id: 'settings.unchanged' }),
    }),
  restoreBoards: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} of your own boards is added.`, { id: 'settings.boards-one' }),
      other: () => msg(str`${count} of your own boards are added.`, { id: 'settings.boards' }),
    }),
  restoreSettings: () => msg('Your settings are replaced by those of the copy.', { id: 'settings.restore-settings' }),
  restoreNothing: () => msg('Everything in it is already here: nothing would change.', { id: 'settings.restore-nothing' }),
  restoreNow: () => msg('Restore', { id: 'settings.restore-now' }),
  restored: () => msg('The copy has been restored.', { id: 'settings.restored' }),
  cancel: () => msg('Cancel', { id: 'settings.cancel' }),
};
