import { msg, str } from '@lit/localize';
import { arcaneCardName } from '../../names/arcane-cards.ts';
import type { ArcaneCard } from '../../../rules/terms/decks.ts';

// The words of the trainers beside the lessons.

const titles: Readonly<Record<string, () => string>> = {
  melee: () => msg('Melee trainer', { id: 'trainer.melee' }),
  arcane: () => msg('Arcane trainer', { id: 'trainer.arcane' }),
};
const about: Readonly<Record<string, () => string>> = {
  melee: () => msg('A hand, an enemy, one exchange', { id: 'trainer.melee-text' }),
  arcane: () => msg('Catch a lie, or tell one', { id: 'trainer.arcane-text' }),
};
const steps: Readonly<Record<string, () => string>> = {
  open: () => msg('Open card', { id: 'trainer.open' }),
  armour: () => msg('Weapons and armour', { id: 'trainer.armour' }),
  secret: () => msg('Both secret', { id: 'trainer.secret' }),
  call: () => msg('True or false?', { id: 'trainer.call' }),
  claim: () => msg('You claim', { id: 'trainer.claim' }),
};
const intros: Readonly<Record<string, () => string>> = {
  open: () =>
    msg('You see the card the enemy will play. The table on each of your cards shows its damage against that card: play the best one.', {
      id: 'trainer.open-intro',
    }),
  armour: () =>
    msg(
      'Weapons add damage, armour reduces it, and copies of a card multiply the printed damage. All copies and the best type are used for you.',
      {
        id: 'trainer.armour-intro',
      },
    ),
  secret: () => msg('Now both cards are secret. Deal more damage than you suffer to win the round.', { id: 'trainer.secret-intro' }),
  call: () => msg('The enemy has played a card and says what it is. Look at your cards, count, and call.', { id: 'trainer.call-intro' }),
  claim: () => msg('Play a card and say what it is, true or not. You win if it has an effect.', { id: 'trainer.claim-intro' }),
};

export const trainerWords = {
  heading: () => msg('Practise', { id: 'trainer.heading' }),
  title: (id: string): string => titles[id]?.() ?? id,
  about: (id: string): string => about[id]?.() ?? '',
  step: (step: string): string => steps[step]?.() ?? step,
  intro: (step: string): string => intros[step]?.() ?? '',
  steps: () => msg('Steps', { id: 'trainer.steps' }),
  round: (number: number, count: number) => msg(str`Round ${number} of ${count}`, { id: 'trainer.round' }),
  won: (count: number) => msg(str`Won: ${count}`, { id: 'trainer.won' }),
  best: (won: number, all: number) => msg(str`best so far: ${won} of ${all}`, { id: 'trainer.best' }),
  over: (won: number, all: number) => msg(str`You have won ${won} of ${all} rounds.`, { id: 'trainer.over' }),
  again: () => msg('Again', { id: 'trainer.again' }),
  nextStep: (step: string) => msg(str`Next: ${step}`, { id: 'trainer.next-step' }),
  nextRound: () => msg('Next round', { id: 'trainer.next-round' }),
  toEnd: () => msg('See the result', { id: 'trainer.to-end' }),
  skip: () => msg('New hand', { id: 'trainer.skip' }),
  back: () => msg('Back to the lessons', { id: 'trainer.back' }),
  // melee
  holds: (name: string, cards: number) => msg(str`${name} holds ${cards} cards and plays one in secret.`, { id: 'trainer.holds' }),
  yourHand: () => msg('Your hand', { id: 'trainer.your-hand' }),
  yourCard: () => msg('Your card', { id: 'trainer.your-card' }),
  choose: () => msg('Choose a card', { id: 'trainer.choose' }),
  lay: (card: string) => msg(str`Play ${card}`, { id: 'trainer.lay' }),
  wonRound: () => msg('Won!', { id: 'trainer.won-round' }),
  lostRound: () => msg('Not this time.', { id: 'trainer.lost-round' }),
  better: (card: string) => msg(str`${card} would have been better.`, { id: 'trainer.better' }),
  bestCard: () => msg('None of your cards would have done better.', { id: 'trainer.best-card' }),
  deals: (name: string, sum: string, amount: number, type: string) =>
    msg(str`${name} deals ${sum} = ${amount} ${type}.`, { id: 'trainer.deals' }),
  dealsPlain: (name: string, amount: number, type: string) => msg(str`${name} deals ${amount} ${type}.`, { id: 'trainer.deals-plain' }),
  dealsNone: (name: string, card: string, against: string) =>
    msg(str`${name} deals no damage: ${card} does nothing to ${against}.`, { id: 'trainer.deals-none' }),
  others: () => msg('Your other cards', { id: 'trainer.others' }),
  other: (card: string, dealt: number, suffered: number) => msg(str`${card}: deals ${dealt}, suffers ${suffered}`, { id: 'trainer.other' }),
  circle: () => msg('An amber circle allows a Follow-Up Attack; it is left out here.', { id: 'trainer.circle' }),
  // arcane
  uses: (name: string, ability: string, target: string) => msg(str`${name} uses ${ability} on ${target}.`, { id: 'trainer.uses' }),
  says: (name: string, card: string) => msg(str`${name} says: “${card}”`, { id: 'trainer.says' }),
  isTrue: (card: string) => msg(str`It was true: the card was ${card}.`, { id: 'trainer.true' }),
  isLie: (card: string) => msg(str`It was a lie: the card was ${card}.`, { id: 'trainer.lie' }),
  right: () => msg('Well called!', { id: 'trainer.right' }),
  wrong: () => msg('Fooled!', { id: 'trainer.wrong' }),
  believed: () => msg('You were believed.', { id: 'trainer.believed' }),
  doubted: () => msg('You were doubted.', { id: 'trainer.doubted' }),
  counts: (card: string) => msg(str`It counts as ${card}.`, { id: 'trainer.counts' }),
  replaced: (card: string) => msg(str`${card} replaced it, and counts.`, { id: 'trainer.replaced' }),
  mayAgain: () => msg('The call was wrong: the ability may be used again at once.', { id: 'trainer.may-again' }),
  nothingCame: () => msg('Nothing happens.', { id: 'trainer.nothing' }),
  /** The unseen copies of a card: those in the deck minus those in the player's hand. */
  counting: (card: ArcaneCard, inDeck: number, inHand: number, unseen: number) =>
    msg(str`${arcaneCardName(card)}: ${inDeck} in the deck − ${inHand} in your hand = ${unseen} unseen`, { id: 'trainer.counting' }),
  chance: (drawn: number, unseen: number, percent: number) =>
    msg(str`If ${drawn} of the ${unseen} unseen cards are drawn, ${percent} hands in 100 hold one.`, { id: 'trainer.chance' }),
  cannot: () => msg('The other side cannot hold one: it had to be a lie.', { id: 'trainer.cannot' }),
  partnerSaw: () => msg('What the other side could count', { id: 'trainer.partner-saw' }),
  youSaw: () => msg('What you could count', { id: 'trainer.you-saw' }),
};
