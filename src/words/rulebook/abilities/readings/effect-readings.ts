import { msg } from '@lit/localize';
import type { RuleClause } from '../../system.ts';

/** The range and the duration of effects. */
export const effectReadings: readonly RuleClause[] = [
  {
    id: 'CHR-1',
    text: () =>
      msg(
        'Protection is used up by the first damage that is left after everything else has reduced it. It does not apply to wounds that are not damage, or to damage taken for another model. Several Protections are used up together.',
        { id: 'rule.CHR-1' },
      ),
    why: () => msg('The text speaks of damage that would be suffered.', { id: 'rule.CHR-1.why' }),
  },
  {
    id: 'CHR-4',
    text: () => msg('An ability that other models nearby gain has its limit for each of them, not for all together.', { id: 'rule.CHR-4' }),
    why: () => msg('Each of them gains it.', { id: 'rule.CHR-4.why' }),
  },
  {
    id: 'CHR-5',
    text: () =>
      msg('Where a text makes an enemy Slow without saying for how long, it lasts until the end of the turn.', { id: 'rule.CHR-5' }),
    why: () => msg('The same ability says so on another card.', { id: 'rule.CHR-5.why' }),
  },
  {
    id: 'CHR-26',
    text: () =>
      msg(
        'While an ability that ignores the passive abilities of other models resolves, none of those passive abilities takes effect, changes a number, or keeps a model in play.',
        { id: 'rule.CHR-26' },
      ),
    why: () => msg('It names no exception.', { id: 'rule.CHR-26.why' }),
  },
  {
    id: 'CHR-33',
    text: () =>
      msg(
        'An effect “during the Discard Step” happens at its start, while there is still energy. An effect at its end happens once the energy is gone, and counts all wounds of that step.',
        { id: 'rule.CHR-33' },
      ),
    why: () => msg('There is one moment for all such texts, and wounds are counted after all of them.', { id: 'rule.CHR-33.why' }),
  },
  {
    id: 'CHR-49',
    text: () =>
      msg('Whether a model is “already Slow” is checked before the text makes it Slow; carrying a moonstone counts.', {
        id: 'rule.CHR-49',
      }),
    why: () => msg('“Already” means before, and a model that carries a moonstone is Slow.', { id: 'rule.CHR-49.why' }),
  },
  {
    id: 'CHR-60',
    text: () =>
      msg(
        'Lesh Misérables: every moonstone gained counts, even from friends, but not those from the set-up; once a turn for each Rogue, at any distance. It is 2 except for a Harvest.',
        { id: 'rule.CHR-60' },
      ),
    why: () => msg('The word “gains” excludes no model.', { id: 'rule.CHR-60.why' }),
  },
];
