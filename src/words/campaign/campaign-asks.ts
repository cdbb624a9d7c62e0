import { msg, str } from '@lit/localize';
import { plural, signed } from '../language/sentences.ts';

const points = (value: number): string => (value === 0 ? '0' : signed(value));

/** The questions to a player who looks at the device alone. */
export const askWords = {
  seal: () => msg('Seal it', { id: 'campaign-ask.seal' }),
  done: () => msg('Done', { id: 'campaign-ask.done' }),
  notNow: () => msg('Not now: answer later', { id: 'campaign-ask.not-now' }),
  // rosters
  roster: () => msg('Your roster', { id: 'campaign-ask.roster' }),
  rosterCount: (chosen: number, most: number) => msg(str`${chosen} of ${most} characters`, { id: 'campaign-ask.roster-count' }),
  rosterText: (least: number) => msg(str`At least ${least}: that is how many you field this week.`, { id: 'campaign-ask.roster-text' }),
  swaps: (count: number) =>
    count === 0
      ? msg('You may not swap out anyone this week.', { id: 'campaign-ask.no-swaps' })
      : plural(count, {
          one: () => msg('You may swap out one character this week; its upgrades are lost with it.', { id: 'campaign-ask.one-swap' }),
          other: () =>
            msg(str`You may swap out ${count} characters this week; their upgrades are lost with them.`, { id: 'campaign-ask.swaps' }),
        }),
  upgradesLeft: (count: number) =>
    count === 0
      ? msg('You have no upgrade to give this week.', { id: 'campaign-ask.no-upgrades' })
      : plural(count, {
          one: () => msg('You have one upgrade to give; it stays with its character for good.', { id: 'campaign-ask.one-upgrade' }),
          other: () =>
            msg(str`You have ${count} upgrades to give; each stays with its character for good.`, { id: 'campaign-ask.upgrades' }),
        }),
  addUpgrade: (name: string) => msg(str`An upgrade for ${name}`, { id: 'campaign-ask.add-upgrade' }),
  takeBack: (upgrade: string) => msg(str`Take ${upgrade} back`, { id: 'campaign-ask.take-back' }),
  bound: () => msg('for good', { id: 'campaign-ask.bound' }),
  // machinations
  machinations: () => msg('Your machinations', { id: 'campaign-ask.machinations' }),
  machinationsText: (slots: number) =>
    plural(slots, {
      one: () => msg('One machination, or none. It stays secret until it is scored.', { id: 'campaign-ask.slot' }),
      other: () => msg(str`Up to ${slots} machinations, or none. They stay secret until they are scored.`, { id: 'campaign-ask.slots' }),
    }),
  noMachinations: () => msg('There are no machinations this week.', { id: 'campaign-ask.no-machinations' }),
  spendsCredit: () => msg('The last of them costs the credit you got for sitting out.', { id: 'campaign-ask.spends-credit' }),
  chosen: (count: number, most: number) => msg(str`${count} of ${most}`, { id: 'campaign-ask.chosen' }),
  worth: (won: number, lost: number, drawn: number) =>
    drawn === 0
      ? msg(str`${points(won)} MP if they win, ${points(lost)} if they lose`, { id: 'campaign-ask.worth' })
      : msg(str`${points(won)} MP if they win, ${points(lost)} if they lose, ${points(drawn)} for a draw`, {
          id: 'campaign-ask.worth-draw',
        }),
  pledged: (name: string) => msg(str`A card obliges you to support ${name}.`, { id: 'campaign-ask.pledged' }),
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
  bodyguardText: (attack: string, attacker: string, character: string) =>
    msg(str`${attacker} attempts an ${attack} on ${character}. One of your characters that you do not field this week may stand guard.`, {
      id: 'campaign-ask.bodyguard-text',
    }),
  nobody: () => msg('Nobody', { id: 'campaign-ask.nobody' }),
  // cards
  cards: () => msg('Your campaign cards', { id: 'campaign-ask.cards' }),
  cardsText: (most: number) =>
    plural(most, {
      one: () =>
        msg('Choose one. It stays hidden until you play it; if you do not play it, you may choose it again.', {
          id: 'campaign-ask.card-text',
        }),
      other: () =>
        msg(str`Choose up to ${most}. They stay hidden until you play them; a card you do not play may be chosen again.`, {
          id: 'campaign-ask.cards-text',
        }),
    }),
  find: () => msg('Find a card', { id: 'campaign-ask.find' }),
  findCharacter: () => msg('Find a character', { id: 'campaign-ask.find-character' }),
  fromTroupe: () => msg('Use a saved troupe', { id: 'campaign-ask.from-troupe' }),
  when: () => msg('When it can be played', { id: 'campaign-ask.when' }),
  anyTime: () => msg('Any', { id: 'campaign-ask.any-time' }),
  plays: (moment: string) => msg(str`Play a campaign card ${moment}?`, { id: 'campaign-ask.plays' }),
  noPlays: () => msg('You have no card that can be played now.', { id: 'campaign-ask.no-plays' }),
  must: () => msg('This card has to be played.', { id: 'campaign-ask.must' }),
  playAtOnce: (name: string) => msg(str`Play ${name} at once`, { id: 'campaign-ask.play-at-once' }),
  charactersShort: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} character`, { id: 'campaign-ask.short-one' }),
      other: () => msg(str`${count} characters`, { id: 'campaign-ask.short' }),
    }),
  upgradesNotGiven: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} upgrade`, { id: 'campaign-ask.not-given-one' }),
      other: () => msg(str`${count} upgrades`, { id: 'campaign-ask.not-given' }),
    }),
  sealedWithout: (things: string) => msg(str`Still available, but not taken: ${things}.`, { id: 'campaign-ask.sealed-without' }),
  play: (name: string) => msg(str`Play ${name}`, { id: 'campaign-ask.play' }),
  named: () => msg('Which player does it name?', { id: 'campaign-ask.named' }),
  count: () => msg('How many?', { id: 'campaign-ask.count' }),
  active: () => msg('Active markers', { id: 'campaign-ask.active' }),
  happened: () => msg('The card’s condition was met', { id: 'campaign-ask.happened' }),
  sealNone: () => msg('Play none', { id: 'campaign-ask.seal-none' }),
  ownCards: () => msg('Your cards for this game', { id: 'campaign-ask.own-cards' }),
  ownNone: () => msg('You have chosen none.', { id: 'campaign-ask.own-none' }),
};

/** The words of the form for a result. */
export const resultWords = {
  cardsDue: () => msg('Cards that are not shown yet', { id: 'campaign-result.cards-due' }),
  holds: (name: string, count: number) => msg(str`${name} holds ${count}`, { id: 'campaign-result.holds' }),
  notShown: (names: string) => msg(str`Cards that are not shown yet: ${names}.`, { id: 'campaign-result.not-shown' }),
  askThem: () => msg('Ask them', { id: 'campaign-result.ask-them' }),
  allShown: () => msg('All shown cards are here', { id: 'campaign-result.all-shown' }),
  heading: (names: string) => msg(str`Result: ${names}`, { id: 'campaign-result.heading' }),
  stones: (name: string) => msg(str`Moonstones of ${name}`, { id: 'campaign-result.stones' }),
  detail: () => msg('Who was fielded, and who was slain', { id: 'campaign-result.detail' }),
  out: () => msg('Not fielded', { id: 'campaign-result.out' }),
  fielded: () => msg('Fielded', { id: 'campaign-result.fielded' }),
  slain: () => msg('Slain', { id: 'campaign-result.slain' }),
  by: (name: string) => msg(str`Who slew ${name}?`, { id: 'campaign-result.by' }),
  nobodys: () => msg('A friend, a Catastrophe, a fall', { id: 'campaign-result.nobodys' }),
  kills: (name: string) => msg(str`Kills of ${name}`, { id: 'campaign-result.kills' }),
  deaths: (name: string) => msg(str`Deaths of ${name}`, { id: 'campaign-result.deaths' }),
  conceded: (name: string) => msg(str`${name} conceded`, { id: 'campaign-result.conceded' }),
  suddenDeath: () => msg('Who won Sudden Death?', { id: 'campaign-result.sudden-death' }),
  nobody: () => msg('Nobody', { id: 'campaign-result.nobody' }),
  cards: (name: string) => msg(str`Campaign cards ${name} played`, { id: 'campaign-result.cards' }),
  addCard: () => msg('Add a card', { id: 'campaign-result.add-card' }),
  dropCard: (name: string) => msg(str`${name} was not played`, { id: 'campaign-result.drop-card' }),
  painted: (name: string) => msg(str`Every model that ${name} fielded was painted`, { id: 'campaign-result.painted' }),
  keep: () => msg('Save the result', { id: 'campaign-result.keep' }),
  note: () => msg('Reason for the correction', { id: 'campaign-result.note' }),
};
