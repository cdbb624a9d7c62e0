import type { CharacterId } from '../ids.ts';
import type { Eff } from './effects.ts';

/** A node of a card: an effect, a modifier, a condition, a filter or a target line; its fields tell which. */
export type TextNode = Readonly<Record<string, unknown>>;

/** Every node of a text, a card or a list of them, in printed order; a node comes before the nodes inside it. */
export function nodesOf(text: unknown): TextNode[] {
  if (typeof text !== 'object' || text === null) return [];
  const nodes = Array.isArray(text) ? [] : [text as TextNode]; // plain data, read by key alone
  return [...nodes, ...Object.values(text).flatMap(nodesOf)];
}

/** The effects of one kind in a text, at any depth. */
export const doing = <D extends Eff['do']>(text: unknown, verb: D): Extract<Eff, { do: D }>[] =>
  nodesOf(text).filter((node): node is Extract<Eff, { do: D }> & TextNode => node['do'] === verb);

/** True if a text has this field anywhere. */
export const asksFor = (text: unknown, field: string): boolean => nodesOf(text).some((node) => field in node);

/** True if a text contains this word as the value of a field or in a list. */
export const names = (text: unknown, word: string): boolean =>
  [text].flat().includes(word) || nodesOf(text).some((node) => Object.values(node).flat().includes(word));

/** The characters that a text can bring into play and that need not be in the match before. */
export const summonsIn = (text: unknown): CharacterId[] => [
  ...doing(text, 'summon').flatMap(({ what }) => (typeof what === 'object' && 'fallen' in what ? [] : what)),
  ...doing(text, 'become').map(({ card }) => card),
];
