import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** The cost of actions, and who pays it. */
export const costReadings: readonly RuleClause[] = [
  {
    id: 'CHR-7',
    text: () =>
      msg(
        'Where a text may make an arcane ability cheaper, a player who can pay in full is asked before the cards are drawn. A player who cannot uses the text at once, and may declare the ability for the lower cost.',
        { id: 'rule.CHR-7' },
      ),
    why: () => msg('A use may be saved for later, but not declined where it is needed.', { id: 'rule.CHR-7.why' }),
  },
  {
    id: 'CHR-11',
    text: () =>
      msg('Vengeance: a model that used an arcane ability this turn before a friend was slain pays for the next one.', {
        id: 'rule.CHR-11',
      }),
    why: () => msg('It is not the first of the turn.', { id: 'rule.CHR-11.why' }),
  },
  {
    id: 'CHR-22',
    text: () =>
      msg(
        'Where a model may pay for the Reaction Step of another, that other model needs no energy of its own; one of the two pays the whole cost.',
        { id: 'rule.CHR-22' },
      ),
    why: () => msg('The text says “instead”.', { id: 'rule.CHR-22.why' }),
  },
  {
    id: 'CHR-50',
    text: () =>
      msg(
        'Midnight Miscreants: it applies to the first action in turn 1 that would cost 4 after all other changes, once for each friendly character, the bearer included; no player is asked. A thrall’s action counts for the thrall, and the bearer has to be in play.',
        { id: 'rule.CHR-50' },
      ),
    why: () => msg('The text names the first such action.', { id: 'rule.CHR-50.why' }),
  },
  {
    id: 'CHR-54',
    text: () =>
      msg('Trick Knives may be used again this turn if there is a card set aside; one such card must then be added.', {
        id: 'rule.CHR-54',
      }),
    why: () => msg('Adding the card is what lifts the limit.', { id: 'rule.CHR-54.why' }),
  },
  {
    id: 'CHR-67',
    text: () =>
      msg(
        'Look of Innocence under Mind Control is paid with the energy of the model that runs the action, Foreboding with a wound of the model that acts; the player who runs it decides.',
        { id: 'rule.CHR-67' },
      ),
    why: () =>
      msg('Energy that an action costs beside its price is the runner’s (MEL-16); a wound is marked on the one that is named.', {
        id: 'rule.CHR-67.why',
      }),
  },
  {
    id: 'CHR-74',
    text: () =>
      msg('Conductor and Get ’em! may be declared on a Psychopomp that can take no action: their price is paid, and it does nothing.', {
        id: 'rule.CHR-74',
      }),
    why: () => msg('Their target line asks for a Psychopomp alone.', { id: 'rule.CHR-74.why' }),
  },
];
