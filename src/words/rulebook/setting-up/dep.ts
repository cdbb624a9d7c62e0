import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const depRules: System = {
  id: 'DEP',
  title: () => msg('Deployment', { id: 'rule.DEP' }),
  summary: () =>
    msg(
      'Before the first turn all models are placed near their player’s edge, one at a time. With two players the roll decides who picks the edge and who goes first.',
      { id: 'rule.DEP.summary' },
    ),
  clauses: [
    { id: 'DEP-1', text: () => msg('Each player rolls a die.', { id: 'rule.DEP-1' }) },
    { id: 'DEP-2', text: () => msg('Two players who tie roll again.', { id: 'rule.DEP-2' }) },
    {
      id: 'DEP-3',
      text: () =>
        msg('With two players the higher roll chooses: Early Bird or Initiative. The other gets what is left.', { id: 'rule.DEP-3' }),
    },
    {
      id: 'DEP-4',
      text: () =>
        msg('The Early Bird picks an edge and places the first model; the other deploys on the opposite edge.', { id: 'rule.DEP-4' }),
    },
    { id: 'DEP-5', text: () => msg('Then they take turns, one model each, until all models are deployed.', { id: 'rule.DEP-5' }) },
    {
      id: 'DEP-6',
      text: () =>
        msg(
          'With three or four players the highest roll takes any edge and places a model there, then the next, and so on. The last of four takes the edge that is left.',
          { id: 'rule.DEP-6' },
        ),
    },
    { id: 'DEP-7', text: () => msg('In the same order the players place one model each, again and again.', { id: 'rule.DEP-7' }) },
    {
      id: 'DEP-8',
      text: () => msg('With three or four players, those who tie roll again, only for the places between them.', { id: 'rule.DEP-8' }),
    },
    { id: 'DEP-9', text: () => msg('With three or four players there is no Initiative.', { id: 'rule.DEP-9' }) },
    { id: 'DEP-10', text: () => msg('The whole base must be within 10″ of the player’s own edge.', { id: 'rule.DEP-10' }) },
    {
      id: 'DEP-11',
      text: () => msg('It is not enough that part of the base is in the strip.', { id: 'rule.DEP-11' }),
      why: () => msg('The same holds at the end of a move.', { id: 'rule.DEP-11.why' }),
    },
    {
      id: 'DEP-12',
      text: () =>
        msg(
          'A model is deployed on the board, clear of bases, moonstones, Obstacles and Barriers. Water, woods and flat roofs are allowed.',
          {
            id: 'rule.DEP-12',
          },
        ),
      why: () => msg('The same holds at the end of a move.', { id: 'rule.DEP-12.why' }),
    },
    { id: 'DEP-13', text: () => msg('The Early Bird gains nothing else: no bonus on later rolls.', { id: 'rule.DEP-13' }) },
  ],
};
