import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const cmpRules: System = {
  id: 'CMP',
  title: () => msg('Campaign cards', { id: 'rule.CMP' }),
  summary: () =>
    msg(
      'Ninety-two cards are chosen in secret before a game, each for one surprise. They belong to the campaign, but the players may agree to use some of them in a single game.',
      { id: 'rule.CMP.summary' },
    ),
  clauses: [
    {
      id: 'CMP-1',
      optional: true,
      text: () =>
        msg(
          'A campaign card shows the factions whose players may take it; an Elrich card is open to all. Several players may take the same card.',
          { id: 'rule.CMP-1' },
        ),
    },
    {
      id: 'CMP-2',
      optional: true,
      text: () =>
        msg(
          'Cards are chosen and held in secret. Each is played once, and a player who has played a card never plays it again in that campaign.',
          { id: 'rule.CMP-2' },
        ),
    },
    {
      id: 'CMP-3',
      optional: true,
      text: () => msg('A card is played at the time it prints, and then does what it says.', { id: 'rule.CMP-3' }),
    },
    {
      id: 'CMP-4',
      optional: true,
      text: () =>
        msg(
          'A player is asked for a card whenever they could have one that fits, judging by the number of their cards, their faction and the cards played so far. So the question does not reveal what they hold.',
          { id: 'rule.CMP-4' },
        ),
      why: () => msg('The questions must not give away a secret.', { id: 'rule.CMP-4.why' }),
    },
    {
      id: 'CMP-5',
      optional: true,
      text: () =>
        msg(
          'Cards are played between actions, as a Replenish Step starts or ends, after the roll for deployment (“immediately”), before the last character of a player is deployed, after deployment, at the end of an activation, and when the game is over; for that last moment every player’s standing hold has ended.',
          { id: 'rule.CMP-5' },
        ),
      why: () =>
        msg(
          'One card has the deployment dice rolled again, so they must have been rolled. A player who holds during the game does not mean to hold at its end.',
          { id: 'rule.CMP-5.why' },
        ),
    },
    {
      id: 'CMP-6',
      optional: true,
      text: () =>
        msg(
          'A card is played into an action when an opponent has declared it, including one that a text gives, when an enemy takes a Reaction Step, before hands are drawn, or when melee cards are revealed. Cards for a melee are for the players of its fighters, and they change that duel.',
          { id: 'rule.CMP-6' },
        ),
      why: () => msg('They speak of “your” cards, of the enemy, and of any action.', { id: 'rule.CMP-6.why' }),
    },
    {
      id: 'CMP-7',
      optional: true,
      text: () =>
        msg(
          'A model that is brought back has no energy and keeps nothing; a model that is spared was never slain. In a last stand one health box is open, and afterwards the model is slain in any case. “Open ground” is clear of terrain, bases and moonstones. Where something was to be chosen at random, every direction is equally likely.',
          { id: 'rule.CMP-7' },
        ),
      why: () => msg('Each needs a place on the board and a moment when it is over.', { id: 'rule.CMP-7.why' }),
    },
    {
      id: 'CMP-8',
      optional: true,
      text: () =>
        msg(
          'A card with a lasting effect affects all characters that its player controls. A bonus that “may” be taken is always taken if it has no drawback. Something that may be done the first time in a turn cannot be done a later time, even if it was not done the first time.',
          { id: 'rule.CMP-8' },
        ),
      why: () =>
        msg('Asking every time would only hold up the game; a first time that was not used is still the first.', { id: 'rule.CMP-8.why' }),
    },
    {
      id: 'CMP-9',
      optional: true,
      text: () =>
        msg(
          'The effect of a player’s card is not the action of a character: nothing adds to it, and it does not count as a kill. In the record of a game each character is slain at most once. Summoned models do not count, and a character slain by a friend or by a Catastrophe does not count as a kill.',
          { id: 'rule.CMP-9' },
        ),
      why: () => msg('Campaigns count like this, and no character card modifies a player’s card.', { id: 'rule.CMP-9.why' }),
    },
    {
      id: 'CMP-10',
      optional: true,
      text: () =>
        msg(
          'Victory points and machination points belong to the campaign; the match notes who played which card and when, what it was worth, and which objective markers were active. A single game with campaign cards and objective markers is won by the most victory points, from moonstones and cards together; in such a game, cards whose markers pay victory points may be chosen too.',
          { id: 'rule.CMP-10' },
        ),
      why: () => msg('A marker that pays no player would be pointless.', { id: 'rule.CMP-10.why' }),
    },
    {
      id: 'CMP-11',
      optional: true,
      text: () =>
        msg(
          'A card is not wasted: while there is nothing on the board for it to affect, it stays in hand. A model that is still active has not yet “already activated”.',
          { id: 'rule.CMP-11' },
        ),
      why: () =>
        msg('A card that can change nothing is not offered, and an activation that is still going on is not over.', {
          id: 'rule.CMP-11.why',
        }),
    },
  ],
};
