import { msg, str } from '@lit/localize';
import { plural, signed } from './sentences.ts';

const points = (value: number): string => (value === 0 ? '0' : signed(value));

/** What a player reads who has the tablet for a moment alone. */
export const askWords = {
  seal: () => msg('Seal it', { id: 'campaign-ask.seal' }),
  done: () => msg('Done', { id: 'campaign-ask.done' }),
  // rosters
  roster: () => msg('Your roster', { id: 'campaign-ask.roster' }),
  rosterCount: (chosen: number, most: number) => msg(str`${chosen} of ${most} characters`, { id: 'campaign-ask.roster-count' }),
  rosterText: (least: number) => msg(str`At least ${least}: so many stand in the field this week.`, { id: 'campaign-ask.roster-text' }),
  swaps: (count: number) =>
    count === 0
      ? msg('Nobody may be swapped out this week.', { id: 'campaign-ask.no-swaps' })
      : plural(count, {
          one: () => msg('One character may be swapped out this week; upgrades are lost with it.', { id: 'campaign-ask.one-swap' }),
          other: () =>
            msg(str`${count} characters may be swapped out this week; upgrades are lost with them.`, { id: 'campaign-ask.swaps' }),
        }),
  upgradesLeft: (count: number) =>
    count === 0
      ? msg('No upgrade to give out this week.', { id: 'campaign-ask.no-upgrades' })
      : plural(count, {
          one: () => msg('One upgrade to give out; it stays with its character for good.', { id: 'campaign-ask.one-upgrade' }),
          other: () => msg(str`${count} upgrades to give out; each stays with its character for good.`, { id: 'campaign-ask.upgrades' }),
        }),
  addUpgrade: (name: string) => msg(str`An upgrade for ${name}`, { id: 'campaign-ask.add-upgrade' }),
  takeBack: (upgrade: string) => msg(str`Take ${upgrade} back`, { id: 'campaign-ask.take-back' }),
  bound: () => msg('for good', { id: 'campaign-ask.bound' }),
  // machinations
  machinations: () => msg('Your machinations', { id: 'campaign-ask.machinations' }),
  machinationsText: (slots: number) =>
    plural(slots, {
      one: () => msg('One machination, or none. Nobody sees it before it is scored.', { id: 'campaign-ask.slot' }),
      other: () => msg(str`Up to ${slots} machinations, or none. Nobody sees them before they are scored.`, { id: 'campaign-ask.slots' }),
    }),
  noMachinations: () => msg('There are no machinations this week.', { id: 'campaign-ask.no-machinations' }),
  spendsCredit: () => msg('The last of them costs the credit you have for sitting out.', { id: 'campaign-ask.spends-credit' }),
  chosen: (count: number, most: number) => msg(str`${count} of ${most}`, { id: 'campaign-ask.chosen' }),
  worth: (won: number, lost: number, drawn: number) =>
    drawn === 0
      ? msg(str`${points(won)} MP if they win, ${points(lost)} if they lose`, { id: 'campaign-ask.worth' })
      : msg(str`${points(won)} MP if they win, ${points(lost)} if they lose, ${points(drawn)} for a draw`, {
          id: 'campaign-ask.worth-draw',
        }),
  pledged: (name: string) => msg(str`A card binds you to support ${name}.`, { id: 'campaign-ask.pledged' }),
  attack: () => msg('Attack', { id: 'campaign-ask.attack' }),
  attackText: (points: number) =>
    plural(points, {
      one: () =>
        msg(str`${points} attack point is left. House version: the book’s effects may differ.`, { id: 'campaign-ask.attack-point' }),
      other: () =>
        msg(str`${points} attack points are left. House version: the book’s effects may differ.`, { id: 'campaign-ask.attack-points' }),
    }),
  noAttack: () => msg('No attack', { id: 'campaign-ask.no-attack' }),
  attackWhom: () => msg('Whose character?', { id: 'campaign-ask.attack-whom' }),
  attackWhich: () => msg('Which one?', { id: 'campaign-ask.attack-which' }),
  // bodyguard
  bodyguard: () => msg('A bodyguard?', { id: 'campaign-ask.bodyguard' }),
  bodyguardText: (attack: string, by: string, character: string) =>
    msg(str`${by} attempts an ${attack} on ${character}. One character that stays out of the field this week may stand guard.`, {
      id: 'campaign-ask.bodyguard-text',
    }),
  nobody: () => msg('Nobody', { id: 'campaign-ask.nobody' }),
  // cards
  cards: () => msg('Your campaign cards', { id: 'campaign-ask.cards' }),
  cardsText: (most: number) =>
    plural(most, {
      one: () => msg('Choose one. It stays hidden until it is played; unplayed, it may be chosen again.', { id: 'campaign-ask.card-text' }),
      other: () =>
        msg(str`Choose up to ${most}. They stay hidden until they are played; unplayed, they may be chosen again.`, {
          id: 'campaign-ask.cards-text',
        }),
    }),
  find: () => msg('Find a card', { id: 'campaign-ask.find' }),
  plays: (when: string) => msg(str`Play a campaign card ${when}?`, { id: 'campaign-ask.plays' }),
  noPlays: () => msg('You hold no card that is played now.', { id: 'campaign-ask.no-plays' }),
  must: () => msg('This one has to be played.', { id: 'campaign-ask.must' }),
  play: (name: string) => msg(str`Play ${name}`, { id: 'campaign-ask.play' }),
  named: () => msg('Whom does it name?', { id: 'campaign-ask.named' }),
  count: () => msg('How many?', { id: 'campaign-ask.count' }),
  active: () => msg('Active markers', { id: 'campaign-ask.active' }),
  happened: () => msg('What it asks for has happened', { id: 'campaign-ask.happened' }),
  sealNone: () => msg('Play none', { id: 'campaign-ask.seal-none' }),
  ownCards: () => msg('Your cards for this game', { id: 'campaign-ask.own-cards' }),
  ownNone: () => msg('You have chosen none.', { id: 'campaign-ask.own-none' }),
};

/** What the form for a result says. */
export const resultWords = {
  heading: (names: string) => msg(str`Result: ${names}`, { id: 'campaign-result.heading' }),
  stones: (name: string) => msg(str`Moonstones of ${name}`, { id: 'campaign-result.stones' }),
  detail: () => msg('Who stood in the field, and who fell', { id: 'campaign-result.detail' }),
  out: () => msg('Not fielded', { id: 'campaign-result.out' }),
  fielded: () => msg('Fielded', { id: 'campaign-result.fielded' }),
  slain: () => msg('Slain', { id: 'campaign-result.slain' }),
  by: (name: string) => msg(str`Who slew ${name}?`, { id: 'campaign-result.by' }),
  nobodys: () => msg('A friend, a catastrophe, a fall', { id: 'campaign-result.nobodys' }),
  kills: (name: string) => msg(str`Kills of ${name}`, { id: 'campaign-result.kills' }),
  deaths: (name: string) => msg(str`Deaths of ${name}`, { id: 'campaign-result.deaths' }),
  conceded: (name: string) => msg(str`${name} conceded`, { id: 'campaign-result.conceded' }),
  suddenDeath: () => msg('Who won Sudden Death?', { id: 'campaign-result.sudden-death' }),
  nobody: () => msg('Nobody', { id: 'campaign-result.nobody' }),
  cards: (name: string) => msg(str`Campaign cards ${name} played`, { id: 'campaign-result.cards' }),
  addCard: () => msg('Add a card', { id: 'campaign-result.add-card' }),
  dropCard: (name: string) => msg(str`${name} was not played`, { id: 'campaign-result.drop-card' }),
  keep: () => msg('Keep the result', { id: 'campaign-result.keep' }),
  note: () => msg('Why it is corrected', { id: 'campaign-result.note' }),
};
