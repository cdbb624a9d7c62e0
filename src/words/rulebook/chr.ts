import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const chrRules: System = {
  id: 'CHR',
  title: () => msg('What cards leave open', { id: 'rule.CHR' }),
  summary: () =>
    msg(
      'Some texts of characters can be read in two ways. These are the readings that are played here; everything else stands on the cards.',
      {
        id: 'rule.CHR.summary',
      },
    ),
  clauses: [
    {
      id: 'CHR-1',
      text: () =>
        msg(
          'Protection is used up by the first damage that is left after everything else has lessened it. Wounds that are no damage, and damage taken for somebody else, pass it by; several are used up together.',
          { id: 'rule.CHR-1' },
        ),
      why: () => msg('It speaks of damage that would be suffered.', { id: 'rule.CHR-1.why' }),
    },
    {
      id: 'CHR-2',
      text: () =>
        msg('Where a text says “within” a distance and names nobody, it is measured from the model whose text it is, seen or not.', {
          id: 'rule.CHR-2',
        }),
      why: () => msg('Nobody else is named.', { id: 'rule.CHR-2.why' }),
    },
    {
      id: 'CHR-3',
      text: () =>
        msg(
          'A bonus for targeting somebody falls on those who are there when it is given, and counts when they declare an action at that target; not when they defend.',
          { id: 'rule.CHR-3' },
        ),
      why: () => msg('A defender targets nobody.', { id: 'rule.CHR-3.why' }),
    },
    {
      id: 'CHR-4',
      text: () => msg('An ability that others near by gain is limited for each of them, not for all together.', { id: 'rule.CHR-4' }),
      why: () => msg('Each of them gains it.', { id: 'rule.CHR-4.why' }),
    },
    {
      id: 'CHR-5',
      text: () => msg('Where a text that slows an enemy names no end, it lasts until the end of the turn.', { id: 'rule.CHR-5' }),
      why: () => msg('The same ability says so on another card.', { id: 'rule.CHR-5.why' }),
    },
    {
      id: 'CHR-6',
      text: () => msg('An outcome that names its target more closely says whom the ability may be declared at.', { id: 'rule.CHR-6' }),
      why: () => msg('Else a use could have no effect from the beginning.', { id: 'rule.CHR-6.why' }),
    },
    {
      id: 'CHR-7',
      text: () =>
        msg(
          'Where a text may make an Arcane Ability cheaper, whoever can pay in full is asked before the cards are drawn; whoever cannot uses the text at once, and may declare the ability for the lower price.',
          { id: 'rule.CHR-7' },
        ),
      why: () => msg('A use may be saved for later, but not refused where it is needed.', { id: 'rule.CHR-7.why' }),
    },
    {
      id: 'CHR-8',
      text: () =>
        msg('Keywords that a text gives for the troupe at the start of the game count wherever a keyword counts.', { id: 'rule.CHR-8' }),
      why: () => msg('They are settled before the game.', { id: 'rule.CHR-8.why' }),
    },
    {
      id: 'CHR-9',
      text: () => msg('A friendly model that a model needs near itself is another one.', { id: 'rule.CHR-9' }),
      why: () => msg('The condition would say nothing.', { id: 'rule.CHR-9.why' }),
    },
  ],
};
