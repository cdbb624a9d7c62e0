import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const evaRules: System = {
  id: 'EVA',
  title: () => msg('Events and agendas', { id: 'rule.EVA' }),
  summary: () =>
    msg(
      'Twelve cards bend the game: agendas that last and events for one big moment. They come from an older edition and are played only where the table wants them.',
      { id: 'rule.EVA.summary' },
    ),
  clauses: [
    {
      id: 'EVA-1',
      optional: true,
      text: () =>
        msg('The players may agree on them. Agendas mostly last and often belong to a faction; events are strong and happen once.', {
          id: 'rule.EVA-1',
        }),
    },
    { id: 'EVA-2', optional: true, text: () => msg('There are six of each, shared by all.', { id: 'rule.EVA-2' }) },
    {
      id: 'EVA-3',
      optional: true,
      text: () => msg('They are chosen after the characters and before the deployment roll.', { id: 'rule.EVA-3' }),
    },
    { id: 'EVA-4', optional: true, text: () => msg('There is a roll of its own for it; ties roll again.', { id: 'rule.EVA-4' }) },
    { id: 'EVA-5', optional: true, text: () => msg('With two players the winner picks first or second.', { id: 'rule.EVA-5' }) },
    {
      id: 'EVA-6',
      optional: true,
      text: () =>
        msg('The first takes one card, the second an event and an agenda, the first then the kind that is missing.', { id: 'rule.EVA-6' }),
    },
    {
      id: 'EVA-7',
      optional: true,
      text: () =>
        msg(
          'With three or four, the highest roll looks through all twelve, keeps one in secret and hands the rest to the left, and so on.',
          { id: 'rule.EVA-7' },
        ),
    },
    { id: 'EVA-8', optional: true, text: () => msg('They go round once more; everybody takes the kind they lack.', { id: 'rule.EVA-8' }) },
    { id: 'EVA-9', optional: true, text: () => msg('What is left over is out of the game.', { id: 'rule.EVA-9' }) },
    { id: 'EVA-10', optional: true, text: () => msg('A card is shown only when its owner wants to use it.', { id: 'rule.EVA-10' }) },
    {
      id: 'EVA-11',
      optional: true,
      text: () => msg('Two players pick openly, more in secret; a card works once it is shown.', { id: 'rule.EVA-11' }),
      why: () => msg('Secrecy is described for three or four only, late showing for all.', { id: 'rule.EVA-11.why' }),
    },
    {
      id: 'EVA-12',
      optional: true,
      text: () => msg('A card with a faction is only for those of that faction.', { id: 'rule.EVA-12' }),
      why: () => msg('Otherwise it would be a dead card.', { id: 'rule.EVA-12.why' }),
    },
    {
      id: 'EVA-13',
      optional: true,
      text: () =>
        msg('Raiding Party, for the Dominion: the first Melee Attack of each of your characters each turn deals 2 more.', {
          id: 'rule.EVA-13',
        }),
    },
    {
      id: 'EVA-14',
      optional: true,
      text: () => msg('That bonus is for each character, for attacks and not for defence.', { id: 'rule.EVA-14' }),
      why: () => msg('The edition that has the card says so; a later one has another card.', { id: 'rule.EVA-14.why' }),
    },
    {
      id: 'EVA-15',
      optional: true,
      text: () => msg('Erudition, for the Commonwealth: your Wizards and Clerics have 1 Arcane more.', { id: 'rule.EVA-15' }),
    },
    {
      id: 'EVA-16',
      optional: true,
      text: () => msg('Tavern Gossip, for the Commonwealth: you may add 1 to the roll for who goes first.', { id: 'rule.EVA-16' }),
    },
    { id: 'EVA-17', optional: true, text: () => msg('Forced March, for anybody: your Soldiers Jog 2″ farther.', { id: 'rule.EVA-17' }) },
    {
      id: 'EVA-18',
      optional: true,
      text: () =>
        msg(
          'Crazy Town, for the Dominion: after Replenish you flip a card and shift up to X pieces of terrain by up to 3″ each; on a Catastrophe the player to your left shifts one by up to 6″.',
          { id: 'rule.EVA-18' },
        ),
    },
    {
      id: 'EVA-19',
      optional: true,
      text: () =>
        msg(
          'Defy the Odds, for anybody: while somebody holds more stones than you, your characters Jog 1″ farther and have 1 Melee more.',
          { id: 'rule.EVA-19' },
        ),
    },
    {
      id: 'EVA-20',
      optional: true,
      text: () =>
        msg(
          'Hesitation, once a game: an opponent’s declared action is paid for and does not happen. What may be done once in a turn or game is used up, a Jog too.',
          { id: 'rule.EVA-20' },
        ),
      why: () => msg('Declaring an action uses it up.', { id: 'rule.EVA-20.why' }),
    },
    {
      id: 'EVA-21',
      optional: true,
      text: () =>
        msg('Miraculous Recovery, once a game as a Replenish Step starts: one character restores all wounds.', { id: 'rule.EVA-21' }),
    },
    {
      id: 'EVA-22',
      optional: true,
      text: () =>
        msg(
          'Dawnlight Robbery, once a game: until the turn ends a character can, once and for 2 energy, take a stone from an enemy within 1″ that has less health left.',
          { id: 'rule.EVA-22' },
        ),
    },
    {
      id: 'EVA-23',
      optional: true,
      text: () => msg('Ninja Reactions, once a game: a character suffers no wounds at all from the action in hand.', { id: 'rule.EVA-23' }),
    },
    {
      id: 'EVA-24',
      optional: true,
      text: () =>
        msg('Clumsiness of Cowards, once a game: a model within 8″ of its own starting edge drops all its stones.', { id: 'rule.EVA-24' }),
    },
    {
      id: 'EVA-25',
      optional: true,
      text: () =>
        msg(
          'Favours of the Phantasm, once a game: take from the arcane deck as many cards as you have slain characters, keep them secret, and shuffle them back when you like.',
          { id: 'rule.EVA-25' },
        ),
    },
    {
      id: 'EVA-26',
      optional: true,
      text: () => msg('For the robbery, open health boxes are compared.', { id: 'rule.EVA-26' }),
      why: () => msg('Only open boxes can remain.', { id: 'rule.EVA-26.why' }),
    },
    {
      id: 'EVA-27',
      optional: true,
      text: () => msg('“Any time” is before or after an action or between steps, never in the middle of one.', { id: 'rule.EVA-27' }),
      why: () => msg('Later cards say so.', { id: 'rule.EVA-27.why' }),
    },
    {
      id: 'EVA-28',
      optional: true,
      text: () => msg('Ninja Reactions must come no later than the first wound and undo nothing that has happened.', { id: 'rule.EVA-28' }),
      why: () => msg('Nothing is undone elsewhere.', { id: 'rule.EVA-28.why' }),
    },
    {
      id: 'EVA-29',
      optional: true,
      text: () =>
        msg('Clumsiness may strike any model; with nobody active, whoever plays the event places the stones.', { id: 'rule.EVA-29' }),
      why: () => msg('Its text limits only the distance.', { id: 'rule.EVA-29.why' }),
    },
  ],
};
