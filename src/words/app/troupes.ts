import { msg, str } from '@lit/localize';
import type { Faction } from '../../rules/terms/factions.ts';
import type { TroupeFormat } from '../../troupes/formats.ts';
import type { TroupeStrength, StrengthName } from '../../troupes/strengths.ts';
import { factionName } from '../names/factions.ts';
import { allOf, capital, plural, signed } from '../language/sentences.ts';

export function formatName(format: TroupeFormat): string {
  switch (format) {
    case 'friendly':
      return msg('Friendly game', { id: 'troupe.friendly' });
    case 'pool':
      return msg('Draft pool', { id: 'troupe.pool' });
    case 'organised-5':
      return msg('Event, five a side', { id: 'troupe.organised-5' });
    case 'organised-6':
      return msg('Event, six a side', { id: 'troupe.organised-6' });
    case 'campaign':
      return msg('Campaign roster', { id: 'troupe.campaign' });
  }
}

/** The requirements of a format, as a sentence. */
export function formatText(format: TroupeFormat): string {
  switch (format) {
    case 'friendly':
      return msg('Any number of characters of one faction, with upgrades if all players agree.', { id: 'troupe.friendly-text' });
    case 'pool':
      return msg('Characters of any faction to draft from, each once, without upgrades.', { id: 'troupe.pool-text' });
    case 'organised-5':
      return msg('Five to eight characters of one faction; five of them are fielded.', { id: 'troupe.organised-5-text' });
    case 'organised-6':
      return msg('Six to ten characters of one faction; six of them are fielded.', { id: 'troupe.organised-6-text' });
    case 'campaign':
      return msg('One faction for the whole campaign; upgrades stay with their characters.', { id: 'troupe.campaign-text' });
  }
}

/** The factions that a troupe can still be, as one word: `Commonwealth / Shades` until only one is left. */
export function factionsSaid(factions: readonly Faction[], oneFaction = true): string {
  if (!oneFaction) return msg('Every faction', { id: 'troupe.every-faction' });
  if (factions.length === 0) return msg('No faction in common', { id: 'troupe.no-faction' });
  return factions.length === 4 ? msg('Any faction', { id: 'troupe.any-faction' }) : factions.map(factionName).join(' / ');
}

/** The name of an unknown card, made from its id: `herbert-growbottom` is Herbert Growbottom. */
export const cardNamed = (id: string): string =>
  capital(
    id
      .slice(id.indexOf(':') + 1)
      .replaceAll('-', ' ')
      .replace(/ (?!(?:a|of|the|with|from)\b)\w/g, (sign) => sign.toUpperCase()),
  );

const STRENGTH_NAMES: Record<StrengthName, () => string> = {
  melee: () => msg('Melee', { id: 'strength.melee' }),
  arcane: () => msg('Arcane', { id: 'strength.arcane' }),
  evade: () => msg('Evade', { id: 'strength.evade' }),
  health: () => msg('Health', { id: 'strength.health' }),
  energy: () => msg('Energy', { id: 'strength.energy' }),
  damage: () => msg('Damage types', { id: 'strength.damage' }),
  healing: () => msg('Healing', { id: 'strength.healing' }),
  movement: () => msg('Movement', { id: 'strength.movement' }),
};
export const strengthName = (name: StrengthName): string => STRENGTH_NAMES[name]();

/** The number of a strength as it is shown: a mean with one decimal, or a count. */
export function strengthNumber({ name, value }: TroupeStrength): string {
  const rounded = Math.round(value * 10) / 10;
  if (name === 'evade') return rounded === 0 ? '0' : signed(rounded);
  return String(rounded);
}

export const troupeWords = {
  none: (): string => msg('No troupes saved yet', { id: 'troupe.none' }),
  noneText: (): string => msg('Build one, or read a code that another player has shared.', { id: 'troupe.none-text' }),
  fresh: (): string => msg('New troupe', { id: 'troupe.fresh' }),
  takeIn: (): string => msg('Read a code', { id: 'troupe.take-in' }),
  sort: (): string => msg('Sort by', { id: 'troupe.sort' }),
  sortChanged: (): string => msg('Last change', { id: 'troupe.sort-changed' }),
  sortName: (): string => msg('Name', { id: 'troupe.sort-name' }),
  sortFaction: (): string => msg('Faction', { id: 'troupe.sort-faction' }),
  away: (): string => msg('Archived', { id: 'troupe.away' }),
  putAway: (name: string): string => msg(str`Archive ${name}`, { id: 'troupe.put-away' }),
  takeOut: (name: string): string => msg(str`Take ${name} out of the archive`, { id: 'troupe.take-out' }),
  duplicate: (name: string): string => msg(str`Duplicate ${name}`, { id: 'troupe.duplicate' }),
  copied: (name: string): string => msg(str`${name}, a copy`, { id: 'troupe.copied' }),
  rename: (name: string): string => msg(str`Rename ${name}`, { id: 'troupe.rename' }),
  renameHeading: (): string => msg('What is it called?', { id: 'troupe.rename-heading' }),
  renameNow: (): string => msg('Rename', { id: 'troupe.rename-now' }),
  cancel: (): string => msg('Cancel', { id: 'troupe.cancel' }),
  share: (name: string): string => msg(str`Share ${name}`, { id: 'troupe.share' }),
  shareIt: (): string => msg('Share', { id: 'troupe.share-it' }),
  remove: (name: string): string => msg(str`Delete ${name}`, { id: 'troupe.remove' }),
  removed: (name: string): string => msg(str`${name} has been deleted.`, { id: 'troupe.removed' }),
  gone: (): string => msg('This troupe is not on this device.', { id: 'troupe.gone' }),
  characters: (count: number): string =>
    plural(count, {
      one: () => msg(str`${count} character`, { id: 'troupe.one' }),
      other: () => msg(str`${count} characters`, { id: 'troupe.some' }),
    }),
  toMend: (count: number): string =>
    plural(count, {
      one: () => msg(str`${count} thing to fix`, { id: 'troupe.mend-one' }),
      other: () => msg(str`${count} things to fix`, { id: 'troupe.mend-some' }),
    }),

  back: (): string => msg('Back to all troupes', { id: 'troupe.back' }),
  name: (): string => msg('Name', { id: 'troupe.name' }),
  nameMissing: (): string => msg('It needs a name.', { id: 'troupe.name-missing' }),
  format: (): string => msg('What is it for?', { id: 'troupe.format' }),
  faction: (): string => msg('Played as', { id: 'troupe.faction' }),
  factionOpen: (): string => msg('Depends on the picks', { id: 'troupe.faction-open' }),
  picks: (): string => msg('In the troupe', { id: 'troupe.picks' }),
  noPicks: (): string => msg('No characters yet. Tap one in the list.', { id: 'troupe.no-picks' }),
  takeAway: (name: string): string => msg(str`Remove ${name}`, { id: 'troupe.take-away' }),
  up: (name: string): string => msg(str`Move ${name} up`, { id: 'troupe.up' }),
  card: (name: string): string => msg(str`Card of ${name}`, { id: 'troupe.card' }),
  upgradesOf: (name: string): string => msg(str`Upgrades for ${name}`, { id: 'troupe.upgrades-of' }),
  addUpgrade: (): string => msg('Upgrades …', { id: 'troupe.add-upgrade' }),
  linked: (): string => msg('These come along without taking a place', { id: 'troupe.linked' }),
  summons: (summoner: string, name: string): string => msg(str`${summoner} summons ${name}`, { id: 'troupe.summons' }),
  legal: (): string => msg('Ready to play.', { id: 'troupe.legal' }),
  problems: (): string => msg('To fix before it is played', { id: 'troupe.problems' }),
  strengths: (): string => msg('Strengths', { id: 'troupe.strengths' }),
  strengthsHint: (): string =>
    msg('Averages of the printed numbers; for damage types, healing and movement, how many characters have them. A low Evade is good.', {
      id: 'troupe.strengths-hint',
    }),
  strengthSaid: (name: string, number: string): string => msg(str`${name} ${number}`, { id: 'troupe.strength-said' }),
  pool: (): string => msg('Characters', { id: 'troupe.pool-heading' }),
  fromAll: (): string => msg('All', { id: 'troupe.from-all' }),
  onlyFitting: (): string => msg('Only characters that may join', { id: 'troupe.only-fitting' }),
  find: (): string => msg('Find by name or keyword', { id: 'troupe.find' }),
  noneFound: (): string => msg('No character found.', { id: 'troupe.none-found' }),
  notes: (): string => msg('Notes', { id: 'troupe.notes' }),
  play: (): string => msg('Play with it', { id: 'troupe.play' }),
  print: (): string => msg('Print', { id: 'troupe.print' }),

  printTitle: (): string => msg('Print', { id: 'troupe.print-title' }),
  printNow: (): string => msg('Print', { id: 'troupe.print-now' }),
  printClose: (): string => msg('Back to the troupe', { id: 'troupe.print-close' }),
  scoreSheet: (): string => msg('Score sheet', { id: 'troupe.score-sheet' }),
  withWords: (): string => msg('With the texts of abilities', { id: 'troupe.with-words' }),
  turn: (turn: number): string => msg(str`Turn ${turn}`, { id: 'troupe.turn' }),
  suddenDeath: (): string => msg('Sudden Death', { id: 'troupe.sudden' }),
  player: (): string => msg('Player', { id: 'troupe.player' }),
  opponent: (): string => msg('Opponent', { id: 'troupe.opponent' }),
  result: (): string => msg('Moonstones at the end', { id: 'troupe.result' }),
  date: (): string => msg('Date', { id: 'troupe.date' }),
  healthHead: (): string => msg('Health', { id: 'troupe.health-head' }),
  stonesHead: (): string => msg('Moonstones', { id: 'troupe.stones-head' }),
  activated: (): string => msg('Activated, by turn', { id: 'troupe.activated' }),
  onceHead: (): string => msg('Once a game', { id: 'troupe.once-head' }),
  signature: (name: string, card: string): string => msg(str`${name}, in place of ${card}`, { id: 'troupe.signature' }),
  dealMarks: (cards: string): string =>
    msg(str`six boxes: damage against ${cards}, a round one is a Follow-Up`, { id: 'troupe.deal-marks' }),
  marks: (): string => msg('◻ once a game · ↻ once a turn', { id: 'troupe.marks' }),
  unofficial: (): string => msg('Made with Moonrise, unofficial. Moonstone belongs to Goblin King Games.', { id: 'troupe.unofficial' }),

  keptTroupe: (name: string): string => msg(str`A saved troupe for ${name}`, { id: 'troupe.kept-for' }),
  chooseKept: (): string => msg('A saved troupe …', { id: 'troupe.choose-kept' }),
  withUpgrades: (names: readonly string[]): string => msg(str`With ${allOf(names)}.`, { id: 'troupe.with-upgrades' }),
};
