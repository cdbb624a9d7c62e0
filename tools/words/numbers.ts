import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { parsedRows, readRows, writtenLanguages } from './rows.ts';

const literal = (node: { type: string } | undefined): ESTree.StringLiteral | null => {
  const given = node as ESTree.Expression | undefined;
  return given?.type === 'Literal' && typeof given.value === 'string' ? given : null;
};

/** Messages of the rulebook: their texts are fetched with it. */
const isOfRulebook = (id: string): boolean => id.startsWith('rule.');

/**
 * The number of every message that has a translation. Messages with the same text in each language share a number, and numbers follow the texts of the
 * first language: what is alike lies side by side and packs well. The rulebook's come last.
 */
export function numbersOfIds(): ReadonlyMap<string, number> {
  const languages = writtenLanguages().map(readRows);
  const ids = [...new Set(languages.flatMap((rows) => [...rows.keys()]))];
  const texts = new Map(
    ids.map((id) => [id, JSON.stringify([isOfRulebook(id) ? 1 : 0, ...languages.map((rows) => rows.get(id)?.text ?? '')])]),
  );
  const places = new Map([...new Set(texts.values())].sort().map((text, place) => [text, place]));
  return new Map([...texts].map(([id, text]) => [id, places.get(text) ?? 0]));
}

/** Words whose messages are asked for by number. A number is made as long as its id, so that what follows it stays where it was. */
export function numbered(path: string, code: string, numbers: ReadonlyMap<string, number>): string {
  let result = code;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'msg' || options?.type !== 'ObjectExpression') return;
      for (const property of options.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'id') continue;
        const id = literal(property.value);
        const number = id && numbers.get(id.value);
        if (id && number !== undefined)
          result = result.slice(0, id.start) + String(number).padEnd(id.end - id.start) + result.slice(id.end);
      }
    },
  });
  visitor.visit(parseSync(path, code).program);
  return result;
}

/**
 * The file of a language as the number of its first text and a list of texts from there on, each in the place of its number; an empty text where one is
 * missing. `rulebook`: those of the rulebook, or all others.
 */
export function listed(content: string, numbers: ReadonlyMap<string, number>, rulebook: boolean): string {
  const known = parsedRows(content);
  const chosen = [...numbers].filter(([id]) => isOfRulebook(id) === rulebook);
  const first = chosen.reduce((least, [, number]) => Math.min(least, number), Infinity);
  const texts: string[] = [];
  for (const [id, number] of chosen) texts[number - first] = known.get(id)?.text ?? '';
  return JSON.stringify([String(first), ...texts]);
}

/**
 * In the built app a message is known by a number, and a language is a list of texts: the ids are for people, and weigh a third as much as
 * the texts. Whatever is not built has the ids.
 */
export function messageNumbers(): Plugin {
  let numbers: ReadonlyMap<string, number> | null = null;
  return {
    name: 'moonrise-message-numbers',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') numbers = numbersOfIds();
    },
    transform: {
      filter: { id: /\/src\/words\/.*\.ts$|\/translations\/\w+\.json(\?rulebook)?$/ },
      handler(code, path) {
        const [file = path, part] = path.split('?');
        const isRulebook = part !== undefined;
        if (file.endsWith('.ts')) return numbers && { code: numbered(path, code, numbers), map: null };
        const texts = numbers ? listed(code, numbers, isRulebook) : code;
        // a file with a part behind its name is no JSON to those that come after
        return { code: isRulebook ? `export default JSON.parse(${JSON.stringify(texts)});` : texts, map: null };
      },
    },
  };
}
