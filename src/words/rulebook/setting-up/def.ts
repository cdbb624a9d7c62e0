import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const defRules: System = {
  id: 'DEF',
  title: () => msg('What the words mean', { id: 'rule.DEF' }),
  summary: () =>
    msg(
      'The whole game uses a handful of words: within, pulse, friendly, damage, wound, place. Learn these and every card is easy to read.',
      { id: 'rule.DEF.summary' },
    ),
  clauses: [
    {
      id: 'DEF-1',
      text: () => msg('A character is one named individual: a model on the board and a card that keeps its state.', { id: 'rule.DEF-1' }),
    },
    {
      id: 'DEF-2',
      text: () =>
        msg('A target is exactly one model, your own, an enemy or the user itself, that meets every condition the ability prints.', {
          id: 'rule.DEF-2',
        }),
    },
    { id: 'DEF-3', text: () => msg('The originator is the model that uses an ability with a target.', { id: 'rule.DEF-3' }) },
    {
      id: 'DEF-4',
      text: () => msg('Every distance is in inches, and every player may measure anything at any time.', { id: 'rule.DEF-4' }),
    },
    {
      id: 'DEF-5',
      text: () =>
        msg('Within a distance: from base edge to the nearest part of the other base. Exactly that far still counts.', {
          id: 'rule.DEF-5',
        }),
    },
    {
      id: 'DEF-6',
      text: () =>
        msg('Entirely within a distance: from base edge to the farthest part of the other base, so the whole base must fit.', {
          id: 'rule.DEF-6',
        }),
    },
    {
      id: 'DEF-7',
      text: () => msg('Both kinds of “within” include the exact distance.', { id: 'rule.DEF-7' }),
      why: () => msg('The newer books agree; only the oldest is stricter.', { id: 'rule.DEF-7.why' }),
    },
    {
      id: 'DEF-8',
      text: () => msg('Distances are measured flat, as if seen from above; height makes nothing farther away.', { id: 'rule.DEF-8' }),
    },
    {
      id: 'DEF-9',
      text: () =>
        msg(
          'Two bases that touch or overlap are at distance 0. A model is at distance 0 from itself, and therefore always within its own range.',
          { id: 'rule.DEF-9' },
        ),
      why: () => msg('Pulses and abilities used on oneself need it.', { id: 'rule.DEF-9.why' }),
    },
    {
      id: 'DEF-10',
      text: () => msg('Line of sight is a clear straight line from a base to the thing being looked at (LOS-2).', { id: 'rule.DEF-10' }),
    },
    {
      id: 'DEF-11',
      text: () =>
        msg('A pulse reaches every model within its radius, the originator included, and needs no line of sight.', { id: 'rule.DEF-11' }),
    },
    {
      id: 'DEF-12',
      text: () => msg('The originator is left out of a pulse only when the text speaks of other models.', { id: 'rule.DEF-12' }),
    },
    {
      id: 'DEF-13',
      text: () => msg('A pulse includes the model it comes from.', { id: 'rule.DEF-13' }),
      why: () => msg('Three books and the publisher’s answers against one.', { id: 'rule.DEF-13.why' }),
    },
    {
      id: 'DEF-14',
      text: () =>
        msg(
          'Friendly models are those you brought to the game; all others are enemies. With three or four players, every other player’s models are enemies.',
          {
            id: 'rule.DEF-14',
          },
        ),
    },
    {
      id: 'DEF-15',
      text: () => msg('A model counts as friendly to itself, unless a text says “other”.', { id: 'rule.DEF-15' }),
      why: () => msg('It was brought by its own player.', { id: 'rule.DEF-15.why' }),
    },
    {
      id: 'DEF-16',
      text: () =>
        msg(
          'A summoned character joins the player who controlled the summoning for good; a thrall stays with the player of its master (CTL-5).',
          { id: 'rule.DEF-16' },
        ),
      why: () => msg('This is how the publisher’s answers on thralls and summons read for all cases.', { id: 'rule.DEF-16.why' }),
    },
    {
      id: 'DEF-17',
      text: () =>
        msg('Damage is a number with a type: Impact, Piercing, Slicing or Magical. Abilities may change it before it is marked.', {
          id: 'rule.DEF-17',
        }),
    },
    {
      id: 'DEF-18',
      text: () =>
        msg('Wounds have no type, and no effect changes their number. Filled health boxes are called wounds too.', { id: 'rule.DEF-18' }),
    },
    {
      id: 'DEF-19',
      text: () =>
        msg('Each point of damage that is left after all changes fills one health box, and so does each wound.', { id: 'rule.DEF-19' }),
    },
    {
      id: 'DEF-20',
      text: () =>
        msg('Damage never falls below 0, and 0 is not a wound: nothing that is triggered by a wound happens.', { id: 'rule.DEF-20' }),
      why: () => msg('Negative damage would heal.', { id: 'rule.DEF-20.why' }),
    },
    {
      id: 'DEF-21',
      text: () =>
        msg('A model is slain when its last health box is filled. It drops its moonstones and leaves the board for good (SLN-1).', {
          id: 'rule.DEF-21',
        }),
    },
    { id: 'DEF-22', text: () => msg('Being removed from play is not the same as being slain (REM-1).', { id: 'rule.DEF-22' }) },
    {
      id: 'DEF-23',
      text: () =>
        msg('“Gain” may go above the usual maximum; “restore” goes no higher than the number printed on the card.', { id: 'rule.DEF-23' }),
    },
    {
      id: 'DEF-24',
      text: () =>
        msg('Energy is restored up to the number of blue dots printed on the card, filled or not, unless the card names another limit.', {
          id: 'rule.DEF-24',
        }),
      why: () => msg('“Restore” goes back to the starting value.', { id: 'rule.DEF-24.why' }),
    },
    {
      id: 'DEF-25',
      text: () =>
        msg(
          'Restoring wounds opens the boxes that were filled last. A blue dot that opens again gives energy from the next Replenish Step on.',
          { id: 'rule.DEF-25' },
        ),
      why: () => msg('It is the reverse of how boxes are filled.', { id: 'rule.DEF-25.why' }),
    },
    {
      id: 'DEF-26',
      text: () =>
        msg(
          'To move is to follow a path past terrain and bases. To be placed is to disappear here and reappear there: it has no path and triggers nothing that waits for movement.',
          { id: 'rule.DEF-26' },
        ),
    },
    {
      id: 'DEF-27',
      text: () =>
        msg('A placement is measured from the nearest edge of the old spot to the nearest edge of the new one.', { id: 'rule.DEF-27' }),
    },
    {
      id: 'DEF-28',
      text: () => msg('The length of a move is measured along the path of the middle of the base.', { id: 'rule.DEF-28' }),
      why: () => msg('Only a maximum is printed.', { id: 'rule.DEF-28.why' }),
    },
    {
      id: 'DEF-29',
      text: () =>
        msg(
          'Directly away and directly towards follow the straight line through the middles of both bases, for the whole distance unless something stops the model.',
          { id: 'rule.DEF-29' },
        ),
      why: () => msg('It is the only natural reading.', { id: 'rule.DEF-29.why' }),
    },
    {
      id: 'DEF-30',
      text: () =>
        msg('Any other move by an ability may bend and may stop early; the player who controls the ability chooses the path.', {
          id: 'rule.DEF-30',
        }),
      why: () => msg('Only a maximum is printed.', { id: 'rule.DEF-30.why' }),
    },
    {
      id: 'DEF-31',
      text: () => msg('Bases are in contact when there is no gap between them and they stand on the same level.', { id: 'rule.DEF-31' }),
      why: () => msg('Range is horizontal; touching is physical.', { id: 'rule.DEF-31.why' }),
    },
    {
      id: 'DEF-32',
      text: () => msg('Several copies of one modifier add up; only Slow does not (SLW-4).', { id: 'rule.DEF-32' }),
      why: () => msg('Slow is the printed exception.', { id: 'rule.DEF-32.why' }),
    },
    {
      id: 'DEF-33',
      text: () => msg('The active player controls the model that is acting; all the others are opponents.', { id: 'rule.DEF-33' }),
    },
    { id: 'DEF-34', text: () => msg('“To the left” is the next seat clockwise.', { id: 'rule.DEF-34' }) },
  ],
};
