import type { CharacterId } from '../ids.ts';
import type { Eff } from './effects.ts';

/** A node of a card: an effect, a modifier, a condition, a filter, a line; what it is stands in its fields. */
export type TextNode = Readonly<Record<string, unknown>>;

/** Every node of a text, a card or a list of them, each before what stands inside it, in printed order. */
export function nodesOf(text: unknown): TextNode[] {
  if (typeof text !== 'object' || text === null) return [];
  const nodes = Array.isArray(text) ? [] : [text as TextNode]; // plain data, read by key alone
  return [...nodes, ...Object.values(text).flatMap(nodesOf)];
}

/** The effects of one kind in a text, however deep. */
export const doing = <D extends Eff['do']>(text: unknown, verb: D): Extract<Eff, { do: D }>[] =>
  nodesOf(text).filter((node): node is Extract<Eff, { do: D }> & TextNode => node['do'] === verb);

/** Whether a text has this field anywhere. */
export const asksFor = (text: unknown, field: string): boolean => nodesOf(text).some((node) => field in node);

/** Whether a text names this, as what a field says or in a list of such. */
export const names = (text: unknown, word: string): boolean =>
  [text].flat().includes(word) || nodesOf(text).some((node) => Object.values(node).flat().includes(word));

/** The characters that a text can bring into play who need not have been there before. */
export const summonsIn = (text: unknown): CharacterId[] => [
  ...doing(text, 'summon').flatMap(({ what }) => (typeof what === 'object' && 'fallen' in what ? [] : what)),
  ...doing(text, 'become').map(({ card }) => card),
];
