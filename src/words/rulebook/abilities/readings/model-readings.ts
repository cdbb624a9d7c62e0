import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** Models in play, and their activations. */
export const modelReadings: readonly RuleClause[] = [
  {
    id: 'CHR-8',
    text: () =>
      msg('Keywords that a text gives to the troupe at the start of the game count wherever a keyword counts.', { id: 'rule.CHR-8' }),
    why: () => msg('They are settled before the game.', { id: 'rule.CHR-8.why' }),
  },
  {
    id: 'CHR-13',
    text: () =>
      msg(
        'A model that takes the place of another on the board keeps its energy, wounds, moonstones and upgrades, and everything it has gained and done. It is activated once a turn, whichever character it is, and when it is slain, the character it is at that moment is slain.',
        { id: 'rule.CHR-13' },
      ),
    why: () => msg('The text passes everything on, and it is one model.', { id: 'rule.CHR-13.why' }),
  },
  {
    id: 'CHR-23',
    text: () =>
      msg('A text that keeps a model from being the first its player chooses does not prevent another text from making it activate.', {
        id: 'rule.CHR-23',
      }),
    why: () => msg('In that case its player does not choose it.', { id: 'rule.CHR-23.why' }),
  },
  {
    id: 'CHR-36',
    text: () =>
      msg(
        'A roster may hold two characters who may not be in the same troupe (Evolution). Only one of them is fielded: the first to be deployed keeps the other out.',
        { id: 'rule.CHR-36' },
      ),
    why: () =>
      msg('The card speaks of a troupe, and the characters that a roster fields in a game are the troupe.', { id: 'rule.CHR-36.why' }),
  },
  {
    id: 'CHR-37',
    text: () =>
      msg(
        'A text that makes a character activate next inserts an activation; of several, the character named first comes first. With three and four players it is then the turn of the player who would have come next without it, with two that of the other player.',
        { id: 'rule.CHR-37' },
      ),
    why: () => msg('No such text cancels another, and no player loses a turn by one.', { id: 'rule.CHR-37.why' }),
  },
  {
    id: 'CHR-58',
    text: () =>
      msg(
        'Partner in Crime: Pickles is placed when Streatham is deployed, within Streatham’s zone; this uses neither a deployment nor a place in the troupe. Streatham’s player pays for Feline Reflexes with Streatham’s energy, even outside his activation.',
        { id: 'rule.CHR-58' },
      ),
    why: () => msg('Pickles comes with a deployment, and the card lets Streatham pay.', { id: 'rule.CHR-58.why' }),
  },
  {
    id: 'CHR-62',
    text: () =>
      msg(
        'If Boris is slain by his own wounds, he summons no model: there is no base contact with him. Igor is slain once the Echo is placed.',
        { id: 'rule.CHR-62' },
      ),
    why: () => msg('A text is resolved in its order.', { id: 'rule.CHR-62.why' }),
  },
  {
    id: 'CHR-64',
    text: () =>
      msg(
        'A Psychopomp that Summon an Encore! brings into play is the thrall of that summoner, whichever model brought it along at first.',
        {
          id: 'rule.CHR-64',
        },
      ),
    why: () => msg('Its summoner is the model that has summoned it.', { id: 'rule.CHR-64.why' }),
  },
  {
    id: 'CHR-65',
    text: () =>
      msg('Get ’em! on an enemy’s Psychopomp has it act for its own player, who makes its choices and may decline.', {
        id: 'rule.CHR-65',
      }),
    why: () => msg('Unlike Mind Control, the printed text gives control to no other player.', { id: 'rule.CHR-65.why' }),
  },
  {
    id: 'CHR-72',
    text: () =>
      msg('If two cursed friends are at their last box, the first to rot takes the other along, and the other curses no model any more.', {
        id: 'rule.CHR-72',
      }),
    why: () => msg('Texts of one moment speak one after the other.', { id: 'rule.CHR-72.why' }),
  },
];
