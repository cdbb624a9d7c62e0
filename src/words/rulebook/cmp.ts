import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const cmpRules: System = {
  id: 'CMP',
  title: () => msg('Campaign cards', { id: 'rule.CMP' }),
  summary: () =>
    msg(
      'Ninety-two cards are chosen in secret before a game, each for one surprise. They come with the campaign, but a table may agree to play a single game with some of them.',
      { id: 'rule.CMP.summary' },
    ),
  clauses: [
    {
      id: 'CMP-1',
      optional: true,
      text: () =>
        msg(
          'A campaign card shows the factions whose players may take it; an Elrich card is open to all. Several players may take the same one.',
          { id: 'rule.CMP-1' },
        ),
    },
    {
      id: 'CMP-2',
      optional: true,
      text: () =>
        msg(
          'They are chosen and held in secret. Each is played once, and a player who has played one never plays it again in that campaign.',
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
          'A player is asked for a card whenever one could be among those held: by their number, by the faction, and by what has been played. Nobody can tell from being asked.',
          { id: 'rule.CMP-4' },
        ),
      why: () => msg('The questions must not give a secret away.', { id: 'rule.CMP-4.why' }),
    },
    {
      id: 'CMP-5',
      optional: true,
      text: () =>
        msg(
          'Cards are played between actions, as a Replenish Step starts or ends, after the roll for deployment (“immediately”), before one’s last character, after deployment, at the end of an activation, and when the game is over; for that, every standing pass has ended.',
          { id: 'rule.CMP-5' },
        ),
      why: () =>
        msg(
          'One card has the dice for deployment cast again, so they must have been cast. Nobody who holds back during a game means its end.',
          { id: 'rule.CMP-5.why' },
        ),
    },
    {
      id: 'CMP-6',
      optional: true,
      text: () =>
        msg(
          'Into an action a card is played when an opponent has declared it, when an enemy Steps, Jogs or takes a reaction step, before hands are drawn, or when Melee Cards lie open. Cards for a melee are for the players of its fighters, and what they change is the duel under way.',
          { id: 'rule.CMP-6' },
        ),
      why: () => msg('They speak of “your” cards and of the enemy.', { id: 'rule.CMP-6.why' }),
    },
    {
      id: 'CMP-7',
      optional: true,
      text: () =>
        msg(
          'A model brought back has no energy and keeps nothing; one that is spared was never slain. In a last stand one health box is open, and whatever comes of it the model is slain. “Open ground” is clear of terrain, bases and moonstones, and what was to be chosen at random takes every direction alike.',
          { id: 'rule.CMP-7' },
        ),
      why: () => msg('Each needs a place on the board and a moment at which it is over.', { id: 'rule.CMP-7.why' }),
    },
    {
      id: 'CMP-8',
      optional: true,
      text: () =>
        msg(
          'A card that goes on goes on for all characters that its player runs. A bonus that “may” be taken is always taken where nothing speaks against it. What may be done the first time in a turn is not done a later time, though the first was let pass.',
          { id: 'rule.CMP-8' },
        ),
      why: () =>
        msg('Asking every time would hold up the game for nothing; a first time that is let pass was the first.', { id: 'rule.CMP-8.why' }),
    },
    {
      id: 'CMP-9',
      optional: true,
      text: () =>
        msg(
          'What a card of a player causes is the deed of no character: nothing adds to it, and it is nobody’s kill. For the record of a game each character is slain at most once; what was summoned does not count, and one slain by a friend or by a Catastrophe is nobody’s kill.',
          { id: 'rule.CMP-9' },
        ),
      why: () => msg('A campaign counts so, and a card has no card of its own to be modified by.', { id: 'rule.CMP-9.why' }),
    },
    {
      id: 'CMP-10',
      optional: true,
      text: () =>
        msg(
          'Victory points and machination points belong to the campaign; the match notes who played what, when, and what it was worth, with the objective markers that were active. A single game with campaign cards and objective markers is won by most victory points, stones and cards together; for it, cards whose markers pay victory points may be chosen too.',
          { id: 'rule.CMP-10' },
        ),
      why: () => msg('A marker that pays nobody would be a marker for nothing.', { id: 'rule.CMP-10.why' }),
    },
    {
      id: 'CMP-11',
      optional: true,
      text: () =>
        msg(
          'A card is not played for nothing: as long as nobody and nothing of which it speaks is there, it stays in hand. A model that is still active has not yet “already activated”.',
          { id: 'rule.CMP-11' },
        ),
      why: () => msg('What can change nothing is not offered, and an activation that goes on is not over.', { id: 'rule.CMP-11.why' }),
    },
  ],
};
