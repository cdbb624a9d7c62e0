import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const setRules: System = {
  id: 'SET',
  title: () => msg('Board and troupes', { id: 'rule.SET' }),
  summary: () =>
    msg(
      'Two to four players choose a faction and equally large troupes, lay out a clearing of 36″ by 36″ and hunt moonstones on it. The characters you bring must belong to your faction, and each is there only once.',
      { id: 'rule.SET.summary' },
    ),
  clauses: [
    { id: 'SET-1', text: () => msg('Two, three or four people play.', { id: 'rule.SET-1' }) },
    { id: 'SET-2', text: () => msg('The board is a square of 36″.', { id: 'rule.SET-2' }) },
    {
      id: 'SET-3',
      text: () =>
        msg(
          'There is one arcane deck and one melee deck for all players, energy, seven four-sided dice as moonstones and a six-sided die each. Moonrise has them all.',
          { id: 'rule.SET-3' },
        ),
    },
    { id: 'SET-4', text: () => msg('First the terrain, then the troupes, then the moonstones, then the models.', { id: 'rule.SET-4' }) },
    { id: 'SET-5', text: () => msg('The players lay out the terrain together; the very middle is best left free.', { id: 'rule.SET-5' }) },
    {
      id: 'SET-6',
      text: () => msg('Terrain on the middle is allowed.', { id: 'rule.SET-6' }),
      why: () => msg('It is advice, not a prohibition.', { id: 'rule.SET-6.why' }),
    },
    {
      id: 'SET-7',
      text: () =>
        msg(
          'Every piece of terrain is of one kind: Open Ground, Obstacle, Barrier, Water Feature or Wooded Patch. Buildings, stairs and ladders are made of these.',
          { id: 'rule.SET-7' },
        ),
    },
    { id: 'SET-8', text: () => msg('All troupes are of the same size, agreed before the game.', { id: 'rule.SET-8' }) },
    {
      id: 'SET-9',
      text: () => msg('Usual sizes: six characters each with two players, four with three, three with four.', { id: 'rule.SET-9' }),
    },
    {
      id: 'SET-10',
      text: () => msg('Any equal size may be played; three to six is usual.', { id: 'rule.SET-10' }),
      why: () => msg('It is advice, not a prohibition.', { id: 'rule.SET-10.why' }),
    },
    { id: 'SET-11', text: () => msg('Each player picks a faction first.', { id: 'rule.SET-11' }) },
    {
      id: 'SET-12',
      text: () => msg('A troupe takes only characters of its faction; a character of two factions may join either.', { id: 'rule.SET-12' }),
    },
    {
      id: 'SET-13',
      text: () =>
        msg('Pairs of factions that share characters are Commonwealth and Dominion, Leshavult and Commonwealth, Leshavult and Dominion.', {
          id: 'rule.SET-13',
        }),
    },
    { id: 'SET-14', text: () => msg('A character can be in a troupe only once. There is no other limit.', { id: 'rule.SET-14' }) },
    {
      id: 'SET-15',
      text: () =>
        msg('Two players may choose the same faction and even the same character, unless they draft (DRF-2).', { id: 'rule.SET-15' }),
      why: () => msg('Uniqueness holds within a troupe.', { id: 'rule.SET-15.why' }),
    },
    {
      id: 'SET-16',
      text: () => msg('Characters that can only be summoned cannot be chosen.', { id: 'rule.SET-16' }),
      why: () => msg('They are not part of a troupe.', { id: 'rule.SET-16.why' }),
    },
    {
      id: 'SET-17',
      text: () => msg('The Shades may be played unless the players switch them off.', { id: 'rule.SET-17' }),
      why: () => msg('Some characters belong only to them.', { id: 'rule.SET-17.why' }),
    },
    {
      id: 'SET-18',
      text: () =>
        msg('Commonwealth: humans, giants, gnomes. Dominion: goblins, faeries, trolls. Leshavult: fauns, spirits, cultists.', {
          id: 'rule.SET-18',
        }),
    },
    {
      id: 'SET-19',
      text: () => msg('These are the rules for a friendly game; tournaments and campaigns add their own.', { id: 'rule.SET-19' }),
    },
    {
      id: 'SET-20',
      text: () =>
        msg('Any miniature will do as long as its base has the right size. On the screen every model is a coin.', { id: 'rule.SET-20' }),
    },
  ],
};
