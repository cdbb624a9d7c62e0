import { msg, str } from '@lit/localize';
import type { TroupeRole, StrengthMark } from '../../cabinet/terms.ts';
import { allOf } from '../language/sentences.ts';
import { roleName } from './roles.ts';

/** The names of the strengths within a sentence. */
const MARKS: Record<StrengthMark, () => string> = {
  melee: () => msg('melee', { id: 'advice.melee' }),
  arcane: () => msg('arcane', { id: 'advice.arcane' }),
  evade: () => msg('evading', { id: 'advice.evade' }),
  health: () => msg('health', { id: 'advice.health' }),
  energy: () => msg('energy', { id: 'advice.energy' }),
  healing: () => roleName('heals'),
  moving: () => roleName('moves'),
  shooting: () => roleName('shoots'),
};

/** The role that is almost the same as a strength. Advice about one neither repeats nor denies the other. */
const ROLES: Partial<Record<StrengthMark, TroupeRole>> = {
  melee: 'fights',
  health: 'stands',
  healing: 'heals',
  moving: 'moves',
  shooting: 'shoots',
};

/** A sentence each about the strengths, the weaknesses and the missing roles of a troupe. */
export function adviceSentences(good: readonly StrengthMark[], help: readonly StrengthMark[], lacking: readonly TroupeRole[]): string[] {
  const named = (marks: readonly StrengthMark[]): string => allOf(marks.map((mark) => MARKS[mark]()));
  const otherRoles = lacking.filter((role) => ![...good, ...help].some((mark) => ROLES[mark] === role));
  return [
    ...(good.length > 0 ? [msg(str`Strengths: ${named(good)}.`, { id: 'advice.good' })] : []),
    ...(help.length > 0 ? [msg(str`Weaknesses: ${named(help)}.`, { id: 'advice.help' })] : []),
    ...(otherRoles.length > 0 ? [msg(str`No character is good at: ${allOf(otherRoles.map(roleName))}.`, { id: 'advice.lacking' })] : []),
  ];
}
