import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';
import { titles } from './titles.ts';

export const newMatchWords = {
  memberAt: (place: number) => msg(str`Member at seat ${place}`, { id: 'new-match.member-at' }),
  heading: titles.newMatch,
  kind: () => msg('What kind of match?', { id: 'new.kind' }),
  quick: () => msg('Quick', { id: 'new.quick' }),
  quickText: () => msg('Three a side, half an hour', { id: 'new.quick-text' }),
  friendly: () => msg('Friendly', { id: 'new.friendly' }),
  friendlyText: () => msg('A full troupe each, an evening', { id: 'new.friendly-text' }),
  first: () => msg('First game', { id: 'new.first' }),
  firstText: () => msg('Three a side, without the finer rules', { id: 'new.first-text' }),
  newcomers: () => msg('Our first match', { id: 'new.newcomers' }),
  newcomersText: () => msg('Choices too early for a newcomer are made for you, and hints say why.', { id: 'new.newcomers-text' }),
  draft: () => msg('Draft', { id: 'new.draft' }),
  draftText: () => msg('Players take turns choosing factions and characters at the table', { id: 'new.draft-text' }),
  organised: () => msg('Organised', { id: 'new.organised' }),
  organisedText: () => msg('As at an event: no Sudden Death, no Shades', { id: 'new.organised-text' }),
  campaign: () => msg('Campaign', { id: 'new.campaign' }),
  campaignText: () => msg('One game with campaign cards and objective markers', { id: 'new.campaign-text' }),
  campaignRules: (count: number) =>
    count === 1
      ? msg(
          'Each player chooses one campaign card in secret and may place objective markers. The most victory points win: moonstones, and what a card pays for its markers. A saved troupe brings its upgrades.',
          { id: 'new.campaign-rules-one' },
        )
      : msg(
          str`Each player chooses ${count} campaign cards in secret and may place objective markers. The most victory points win: moonstones, and what cards pay for their markers. A saved troupe brings its upgrades.`,
          { id: 'new.campaign-rules' },
        ),
  campaignKept: () => msg('Start a game of a campaign from the campaign itself, with its rosters and cards:', { id: 'new.campaign-kept' }),
  campaignFresh: () => msg('Start a campaign of several weeks …', { id: 'new.campaign-fresh' }),
  players: () => msg('Players', { id: 'new.players' }),
  atTable: () => msg('Choose troupes at the table', { id: 'new.at-table' }),
  atTableHint: () => msg('Each player picks once the match has begun', { id: 'new.at-table-hint' }),
  playerCount: () => msg('How many?', { id: 'new.player-count' }),
  seat: (number: number) => msg(str`player ${number}`, { id: 'new.seat' }),
  nameOf: (number: number) => msg(str`Name of player ${number}`, { id: 'new.name' }),
  factionOf: (name: string) => msg(str`Faction of ${name}`, { id: 'new.faction' }),
  troupeOf: (name: string) => msg(str`Troupe of ${name}`, { id: 'new.troupe-of' }),
  chosen: (chosen: number, size: number) => msg(str`${chosen} of ${size} chosen`, { id: 'new.chosen' }),
  full: () => msg('The troupe is full.', { id: 'new.full' }),
  find: () => msg('Find by name or keyword', { id: 'new.find' }),
  noneFound: () => msg('No character found.', { id: 'new.none-found' }),
  change: () => msg('Change', { id: 'new.change' }),
  fill: () => msg('Fill up', { id: 'new.fill' }),
  clear: () => msg('Empty', { id: 'new.clear' }),
  card: (name: string) => msg(str`Card of ${name}`, { id: 'new.card' }),
  poolTooSmall: (faction: string, there: number, size: number) =>
    msg(str`${faction} has ${there} characters so far, and a troupe needs ${size}.`, { id: 'new.pool-small' }),
  pickedLater: () => msg('Each player picks a faction and a troupe once the match has begun.', { id: 'new.picked-later' }),
  moreBoards: () => msg('Your own boards …', { id: 'new.more-boards' }),
  drafted: () => msg('Factions and characters are drafted at the table.', { id: 'new.drafted' }),
  board: () => msg('Board', { id: 'new.board' }),
  boardSaid: (name: string) => msg(str`${name} seen from above`, { id: 'new.board-said' }),
  rules: () => msg('House rules', { id: 'new.rules' }),
  rulesPlain: () => msg('By the book', { id: 'new.rules-plain' }),
  rulesChanged: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} differs from the book`, { id: 'new.rules-one' }),
      other: () => msg(str`${count} differ from the book`, { id: 'new.rules-some' }),
    }),
  start: () => msg('Start the match', { id: 'new.start' }),
  missing: (name: string, count: number) => msg(str`${name} has ${count} still to choose.`, { id: 'new.missing' }),
  ready: () => msg('Ready to start.', { id: 'new.ready' }),
};
