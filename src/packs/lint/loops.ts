import type { Rule, Trigger } from '../../rules/terms/card-language.ts';
import { nodesOf } from '../../rules/terms/card-language/nodes.ts';

const HARM: readonly Trigger['on'][] = ['wounded', 'caused-wounds', 'would-be-slain', 'slain'];
const MOVED: readonly Trigger['on'][] = ['moves', 'ends-move-engaged'];
/** The moments that each effect can bring about. */
const BRINGS: Readonly<Record<string, readonly Trigger['on'][]>> = {
  damage: ['would-suffer', 'would-deal', ...HARM],
  wound: HARM,
  slay: ['would-be-slain', 'slain'],
  move: MOVED,
  place: MOVED,
  swap: MOVED,
  give: ['gains-ability'],
  return: ['reanimated', 'reanimates', 'enters'],
  act: ['declares', 'attacks', 'targeted', 'fights', 'end-step', 'would-deal', 'would-suffer', 'wounded', 'caused-wounds', 'uses-arcane'],
  'catastrophe-of': ['catastrophe'],
};
/** Effects that can keep such a chain going for ever. */
const FEEDS: ReadonlySet<unknown> = new Set(['heal', 'remain', 'return', 'summon', 'gain', 'refill', 'give', 'move', 'place', 'swap']);

/**
 * The loop of a text that brings about its own moment again without asking a player: `endless` if nothing ends it, `wearing` if it ends by itself.
 * Null when it does not.
 */
export function loopOf(rule: Extract<Rule, { when: Trigger }>, isLimited: boolean): 'endless' | 'wearing' | null {
  const { when, may, reveal } = rule;
  if (isLimited || may || reveal || ('who' in when && when.who?.side === 'enemy')) return null;
  const nodes = nodesOf(rule.do);
  if (nodes.some((node) => node['do'] === 'may' || node['do'] === 'may-pay' || (node['do'] === 'move' && node['may'] === true)))
    return null;
  const brings = nodes.some(
    (node) => typeof node['do'] === 'string' && Object.hasOwn(BRINGS, node['do']) && BRINGS[node['do']]?.includes(when.on),
  );
  if (!brings) return null;
  return nodes.some((node) => FEEDS.has(node['do'])) && (rule.if ?? []).length === 0 ? 'endless' : 'wearing';
}
