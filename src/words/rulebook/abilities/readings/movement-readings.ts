import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** Movement, placement and terrain. */
export const movementReadings: readonly RuleClause[] = [
  {
    id: 'CHR-17',
    text: () =>
      msg('Effects that happen after deployment come before the players’ cards, and a Jog made then does not use up the Jog of turn 1.', {
        id: 'rule.CHR-17',
      }),
    why: () => msg('It is a bonus, and the turn has not begun.', { id: 'rule.CHR-17.why' }),
  },
  {
    id: 'CHR-24',
    text: () =>
      msg(
        'A model is inside a building when its whole base is within the outline of the walls; a building without an inside does not count. A character that comes back out of the sewers is as it was when it went in, without energy.',
        { id: 'rule.CHR-24' },
      ),
    why: () => msg('Walls make an inside; solid houses have none.', { id: 'rule.CHR-24.why' }),
  },
  {
    id: 'CHR-27',
    text: () =>
      msg('Woods and friendly Treefolk that are ignored for cover are ignored wherever they stand, even around the target.', {
        id: 'rule.CHR-27',
      }),
    why: () => msg('The text ignores them completely.', { id: 'rule.CHR-27.why' }),
  },
  {
    id: 'CHR-28',
    text: () =>
      msg(
        'A Bag of Gold draws each model, friend or enemy, that is within 6″ of it and sees it when a Step or a Jog begins, except the model that placed it. A jump counts as a Step, a Reaction Step does not. The bags on the board when the move begins count for the whole move, and of these the nearest. A bag is flat and is placed on the ground, clear of bases, moonstones, Obstacles and Barriers. It is removed as soon as a base touches it, even in passing, except in the flight of a Faerie. It stays when the model that placed it is gone.',
        { id: 'rule.CHR-28' },
      ),
    why: () =>
      msg('The text speaks of a move that is made near it; otherwise a model could walk over it and away.', { id: 'rule.CHR-28.why' }),
  },
  {
    id: 'CHR-30',
    text: () =>
      msg(
        'That’s Mine, This is Mine…: he takes a moonstone in base contact whatever its depth, even while enemies engage him. It is not a Harvest.',
        { id: 'rule.CHR-30' },
      ),
    why: () => msg('The text gives him the moonstone; a Harvest is an action of its own.', { id: 'rule.CHR-30.why' }),
  },
  {
    id: 'CHR-38',
    text: () =>
      msg('A Reaction Step that a card makes longer may be shorter than it says, even if it goes straight towards a model.', {
        id: 'rule.CHR-38',
      }),
    why: () => msg('It replaces a move that may be shorter, too.', { id: 'rule.CHR-38.why' }),
  },
  {
    id: 'CHR-45',
    text: () =>
      msg(
        'Wetland Wallower: for him and his friends, his base and everything within his Melee Range count as water, by distance alone, while he is in play. A friend may use this each time an ability or action resolves; it never counts against a friend, never for an enemy, and is not a piece of terrain.',
        { id: 'rule.CHR-45' },
      ),
    why: () => msg('The text is for friends, and a range is not a piece of terrain.', { id: 'rule.CHR-45.why' }),
  },
  {
    id: 'CHR-47',
    text: () =>
      msg(
        'If enemies cannot end a Jog engaging a model, only the end of the Jog is restricted, as far as that model is in their Melee Range and sight. Steps, reactions and effects are not restricted.',
        { id: 'rule.CHR-47' },
      ),
    why: () => msg('The text speaks of where a Jog ends.', { id: 'rule.CHR-47.why' }),
  },
  {
    id: 'CHR-61',
    text: () =>
      msg(
        'Fiddler on the Roof: all friends in the pulse may move, the bearer included, one after the other in the order the player likes, each up to the distance.',
        { id: 'rule.CHR-61' },
      ),
    why: () => msg('A pulse includes its user, and a move may be shorter.', { id: 'rule.CHR-61.why' }),
  },
  {
    id: 'CHR-66',
    text: () => msg('Whom Tangle Tree holds may still be placed, as by Blink.', { id: 'rule.CHR-66' }),
    why: () => msg('Being placed is not a move.', { id: 'rule.CHR-66.why' }),
  },
  {
    id: 'CHR-70',
    text: () => msg('Verdant Growth puts nothing under a base: the ground under a model is not open ground.', { id: 'rule.CHR-70' }),
    why: () => msg('Open ground is clear of terrain, bases and moonstones (CMP-7).', { id: 'rule.CHR-70.why' }),
  },
];
