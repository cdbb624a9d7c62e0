import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const evaRules: System = {
  id: 'EVA',
  title: () => msg('Events and agendas', { id: 'rule.EVA' }),
  summary: () =>
    msg(
      'Twelve cards bend the game: agendas that last, and events for one big moment. They come from an older edition and are used only if the players want them.',
      { id: 'rule.EVA.summary' },
    ),
  clauses: [
    {
      id: 'EVA-1',
      optional: true,
      text: () =>
        msg('The players may agree to use them. Agendas usually last and often belong to a faction; events are strong and happen once.', {
          id: 'rule.EVA-1',
        }),
    },
    { id: 'EVA-2', optional: true, text: () => msg('There are six of each, shared by all.', { id: 'rule.EVA-2' }) },
    {
      id: 'EVA-3',
      optional: true,
      text: () => msg('They are chosen after the characters and before the deployment roll.', { id: 'rule.EVA-3' }),
    },
    { id: 'EVA-4', optional: true, text: () => msg('There is a separate roll for this; ties roll again.', { id: 'rule.EVA-4' }) },
    { id: 'EVA-5', optional: true, text: () => msg('With two players the winner picks first or second.', { id: 'rule.EVA-5' }) },
    {
      id: 'EVA-6',
      optional: true,
      text: () =>
        msg(
          'The first player takes one card; the second takes an event and an agenda; then the first takes a card of the kind they lack.',
          { id: 'rule.EVA-6' },
        ),
    },
    {
      id: 'EVA-7',
      optional: true,
      text: () =>
        msg(
          'With three or four players, the player with the highest roll looks through all twelve, keeps one in secret and passes the rest to the left, and so on.',
          { id: 'rule.EVA-7' },
        ),
    },
    {
      id: 'EVA-8',
      optional: true,
      text: () => msg('The cards go round once more; each player takes the kind they lack.', { id: 'rule.EVA-8' }),
    },
    { id: 'EVA-9', optional: true, text: () => msg('The cards left over are out of the game.', { id: 'rule.EVA-9' }) },
    { id: 'EVA-10', optional: true, text: () => msg('A card is shown only when its owner wants to use it.', { id: 'rule.EVA-10' }) },
    {
      id: 'EVA-11',
      optional: true,
      text: () => msg('Two players pick openly, more players in secret; a card takes effect once it is shown.', { id: 'rule.EVA-11' }),
      why: () => msg('The books describe secrecy only for three or four players, but showing later for all.', { id: 'rule.EVA-11.why' }),
    },
    {
      id: 'EVA-12',
      optional: true,
      text: () => msg('A card with a faction is only for players of that faction.', { id: 'rule.EVA-12' }),
      why: () => msg('Otherwise the card would do nothing.', { id: 'rule.EVA-12.why' }),
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
      text: () => msg('That bonus is for each character, when it attacks and not when it defends.', { id: 'rule.EVA-14' }),
      why: () => msg('The edition that has the card says so; a later one has another card.', { id: 'rule.EVA-14.why' }),
    },
    {
      id: 'EVA-15',
      optional: true,
      text: () => msg('Erudition, for the Commonwealth: your Wizards and Clerics have 1 more Arcane.', { id: 'rule.EVA-15' }),
    },
    {
      id: 'EVA-16',
      optional: true,
      text: () => msg('Tavern Gossip, for the Commonwealth: you may add 1 to the roll for who goes first.', { id: 'rule.EVA-16' }),
    },
    {
      id: 'EVA-17',
      optional: true,
      text: () => msg('Forced March, for any faction: your Soldiers Jog 2″ farther.', { id: 'rule.EVA-17' }),
    },
    {
      id: 'EVA-18',
      optional: true,
      text: () =>
        msg(
          'Crazy Town, for the Dominion: after the Replenish Step you flip a card and move up to X pieces of terrain by up to 3″ each; on a Catastrophe the player to your left moves one by up to 6″.',
          { id: 'rule.EVA-18' },
        ),
    },
    {
      id: 'EVA-19',
      optional: true,
      text: () =>
        msg(
          'Defy the Odds, for any faction: while another player holds more moonstones than you, your characters Jog 1″ farther and have 1 more Melee.',
          { id: 'rule.EVA-19' },
        ),
    },
    {
      id: 'EVA-20',
      optional: true,
      text: () =>
        msg(
          'Hesitation, once a game: an opponent’s declared action is paid for and does not happen. If it may be done only once in a turn or game, it is used up, and so is a Jog.',
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
          'Dawnlight Robbery, once a game: until the end of the turn a character can, once and for 2 energy, take a moonstone from an enemy within 1″ that has less health left.',
          { id: 'rule.EVA-22' },
        ),
    },
    {
      id: 'EVA-23',
      optional: true,
      text: () => msg('Ninja Reactions, once a game: a character suffers no wounds from the current action.', { id: 'rule.EVA-23' }),
    },
    {
      id: 'EVA-24',
      optional: true,
      text: () =>
        msg('Clumsiness of Cowards, once a game: a model within 8″ of the edge it started from drops all its moonstones.', {
          id: 'rule.EVA-24',
        }),
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
      why: () => msg('Only open boxes are health that is left.', { id: 'rule.EVA-26.why' }),
    },
    {
      id: 'EVA-27',
      optional: true,
      text: () => msg('“Any time” means before or after an action or between steps, never in the middle of one.', { id: 'rule.EVA-27' }),
      why: () => msg('Later cards say so.', { id: 'rule.EVA-27.why' }),
    },
    {
      id: 'EVA-28',
      optional: true,
      text: () =>
        msg('Ninja Reactions must be played no later than the first wound, and undoes nothing that has already happened.', {
          id: 'rule.EVA-28',
        }),
      why: () => msg('No other card undoes anything.', { id: 'rule.EVA-28.why' }),
    },
    {
      id: 'EVA-29',
      optional: true,
      text: () =>
        msg('Clumsiness may affect any model; while no model is active, the player of the event places the moonstones.', {
          id: 'rule.EVA-29',
        }),
      why: () => msg('Its text limits only the distance.', { id: 'rule.EVA-29.why' }),
    },
  ],
};
