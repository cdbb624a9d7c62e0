import { msg, str } from '@lit/localize';
import type { TroupeRole, StrengthMark } from '../../cabinet/terms.ts';
import { strengthName } from '../app/troupes.ts';
import { allOf } from '../language/sentences.ts';
import { roleName } from './roles.ts';

const MARKS: Record<StrengthMark, () => string> = {
  melee: () => strengthName('melee'),
  arcane: () => strengthName('arcane'),
  evade: () => strengthName('evade'),
  health: () => strengthName('health'),
  energy: () => roleName('energises'),
  healing: () => roleName('heals'),
  moving: () => roleName('moves'),
  shooting: () => roleName('shoots'),
};

/** What a troupe is good at, what it needs help with, and what no character of it does, a sentence each. */
export function adviceSentences(good: readonly StrengthMark[], help: readonly StrengthMark[], lacking: readonly TroupeRole[]): string[] {
  const named = (marks: readonly StrengthMark[]): string => allOf(marks.map((mark) => MARKS[mark]()));
  return [
    ...(good.length > 0 ? [msg(str`Good at: ${named(good)}.`, { id: 'advice.good' })] : []),
    ...(help.length > 0 ? [msg(str`Needs help with: ${named(help)}.`, { id: 'advice.help' })] : []),
    ...(lacking.length > 0 ? [msg(str`Missing: ${allOf(lacking.map(roleName))}.`, { id: 'advice.lacking' })] : []),
  ];
}
