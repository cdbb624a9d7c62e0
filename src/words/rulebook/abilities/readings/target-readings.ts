import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** The models that a text means. */
export const targetReadings: readonly RuleClause[] = [
  {
    id: 'CHR-2',
    text: () =>
      msg('Where a text says “within” a distance without saying of what, measure from the model with that text, in sight or not.', {
        id: 'rule.CHR-2',
      }),
    why: () => msg('The text names no other model.', { id: 'rule.CHR-2.why' }),
  },
  {
    id: 'CHR-3',
    text: () =>
      msg(
        'A bonus for targeting a model applies to the models that are there when it is given. It counts when they declare an action at that target, not when they defend.',
        { id: 'rule.CHR-3' },
      ),
    why: () => msg('A defender does not target a model.', { id: 'rule.CHR-3.why' }),
  },
  {
    id: 'CHR-6',
    text: () =>
      msg('If an outcome describes its target more narrowly, the ability may be declared only at such a target.', { id: 'rule.CHR-6' }),
    why: () => msg('Otherwise a use could have no effect from the start.', { id: 'rule.CHR-6.why' }),
  },
  {
    id: 'CHR-9',
    text: () => msg('Where a model needs a friendly model nearby, that means another model.', { id: 'rule.CHR-9' }),
    why: () => msg('Otherwise the condition would say nothing.', { id: 'rule.CHR-9.why' }),
  },
  {
    id: 'CHR-10',
    text: () =>
      msg(
        'The End is Nigh: the two models are different ones, of any side, and he may be one of them; distance and sight of both are measured from him.',
        { id: 'rule.CHR-10' },
      ),
    why: () => msg('The text says “another”, and names no side.', { id: 'rule.CHR-10.why' }),
  },
  {
    id: 'CHR-14',
    text: () =>
      msg(
        '“A Goblin” without more is a Goblin of any side, and as a target it may be the model itself. Damage is taken only for another model.',
        {
          id: 'rule.CHR-14',
        },
      ),
    why: () => msg('Other texts say “friendly” or “other” where they mean it.', { id: 'rule.CHR-14.why' }),
  },
  {
    id: 'CHR-15',
    text: () =>
      msg('Where a text names a target and then “another” model, it means neither the target nor the model with that text.', {
        id: 'rule.CHR-15',
      }),
    why: () => msg('The target would only get back what it has lost.', { id: 'rule.CHR-15.why' }),
  },
  {
    id: 'CHR-29',
    text: () =>
      msg(
        'A point that is a target may be anywhere on the board, even in terrain or under a model. A model moved towards it goes along the line from the middle of its base, and stops where its base reaches the point.',
        { id: 'rule.CHR-29' },
      ),
    why: () => msg('Directly towards something ends at base contact with it, and a point has no width.', { id: 'rule.CHR-29.why' }),
  },
  {
    id: 'CHR-31',
    text: () =>
      msg('Shadow Stride has no target: her own Evade does not count, and the player to the left resists.', { id: 'rule.CHR-31' }),
    why: () => msg('The text names no target.', { id: 'rule.CHR-31.why' }),
  },
  {
    id: 'CHR-40',
    text: () =>
      msg(
        '“A model within” a distance is not a target in an outcome: it does not have to be in sight, no player resists, and it may be of any side, even the user. One is chosen even if only the user is there.',
        { id: 'rule.CHR-40' },
      ),
    why: () => msg('No model is targeted, and the text leaves no choice.', { id: 'rule.CHR-40.why' }),
  },
  {
    id: 'CHR-73',
    text: () =>
      msg(
        'Whether Robbery may be used on its target is checked again when the texts about being targeted have been answered, even after the wound of Foreboding.',
        { id: 'rule.CHR-73' },
      ),
    why: () => msg('An action that an answer spoils does not take place (ACT-13).', { id: 'rule.CHR-73.why' }),
  },
];
