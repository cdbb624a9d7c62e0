import { catalogue } from '../../src/cards/index.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { conditions } from '../../src/rules/terms/card-language/conditions.ts';
import { values } from '../../src/rules/terms/card-language/words.ts';
import type { TextNode } from '../../src/rules/terms/card-language/nodes.ts';
import { currentWriter } from '../../src/words/cards/current-writer.ts';
import { voiceOf } from '../../src/words/card-text/plan/abilities.ts';
import type { Voice } from '../../src/words/card-text/plan/voice.ts';

/** A node of a card: its place, and the voice in which the text there is written. */
export interface NodeUse {
  node: TextNode;
  /** `Flintlock`, and the file of its card. */
  card: string;
  file: string;
  /** The ability that contains it; null for none. */
  ability: string | null;
  voice: Voice;
}
export type Kind = 'do' | 'mod' | 'on' | 'cond' | 'value';

/** The fields that hold conditions. */
const CONDITIONS = ['if', 'cond', 'usableIf', 'modsIf', 'all', 'any', 'not'];

function kindOf(node: TextNode, under: string): [Kind, string] | null {
  for (const tag of ['do', 'mod', 'on'] as const) {
    const kind = node[tag];
    if (typeof kind === 'string') return [tag, kind];
  }
  const rowOf = (rows: object, otherwise: string | null): string | null => Object.keys(node).find((field) => field in rows) ?? otherwise;
  if (CONDITIONS.includes(under)) return ['cond', rowOf(conditions, 'is') ?? 'is'];
  const value = 'who' in node ? null : rowOf(values, null);
  return value === null ? null : ['value', value];
}

function* nodesUnder(given: unknown, under: string): Generator<[Kind, string, TextNode]> {
  if (typeof given !== 'object' || given === null) return;
  if (Array.isArray(given)) {
    for (const item of given) yield* nodesUnder(item, under);
    return;
  }
  const node = given as TextNode; // plain data that is read by key only
  const kind = kindOf(node, under);
  if (kind) yield [...kind, node];
  for (const [field, inner] of Object.entries(node)) yield* nodesUnder(inner, field);
}

/** Every part of every card with a voice of its own. */
function* texts(): Generator<Omit<NodeUse, 'node'> & { text: unknown }> {
  const { speech } = currentWriter();
  const { characters, upgrades = {}, tableCards = {} } = catalogue;
  for (const [folder, cards] of [
    ['characters', Object.values(characters)],
    ['upgrades', Object.values(upgrades)],
  ] as const)
    for (const card of cards) {
      const place = { card: card.name, file: `src/cards/${folder}/${card.id}.ts` };
      const abilities: readonly Ability[] = card.abilities;
      for (const ability of abilities) yield { ...place, ability: ability.name, voice: voiceOf(ability, abilities, speech), text: ability };
      if ('signature' in card && card.signature)
        yield { ...place, ability: card.signature.name, voice: voiceOf(null, [], speech), text: card.signature };
    }
  const folders = { campaign: 'campaign', event: 'events', agenda: 'agendas' };
  for (const card of Object.values(tableCards)) {
    const file = `src/cards/${folders[card.kind]}/${card.id.replace(/^.*:/, '')}.ts`;
    yield { card: card.name, file, ability: null, voice: voiceOf(null, [], speech), text: card };
  }
}

/** The uses of each kind of node, in the order of the catalogue: `do damage`. */
export function usesOf(): Map<string, NodeUse[]> {
  const byNode = new Map<string, NodeUse[]>();
  for (const { text, ...where } of texts())
    for (const [kind, word, node] of nodesUnder(text, '')) {
      const uses = byNode.get(`${kind} ${word}`) ?? [];
      uses.push({ ...where, node });
      byNode.set(`${kind} ${word}`, uses);
    }
  return byNode;
}

/** A node as a card's file has it: `{ do: 'heal', to: 'target', by: 'X' }`. */
export function written(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(written).join(', ')}]`;
  if (typeof node === 'string') return `'${node.replaceAll("'", "\\'")}'`;
  if (typeof node !== 'object' || node === null) return String(node);
  const fields = Object.entries(node).map(([field, inner]) => `${/^\w+$/.test(field) ? field : `'${field}'`}: ${written(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
