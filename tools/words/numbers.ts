import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { parsedRows, readRows, writtenLanguages } from './rows.ts';

const literal = (node: { type: string } | undefined): ESTree.StringLiteral | null => {
  const given = node as ESTree.Expression | undefined;
  return given?.type === 'Literal' && typeof given.value === 'string' ? given : null;
};

/** Messages of the rulebook: their texts are fetched with the rulebook. */
const isOfRulebook = (id: string): boolean => id.startsWith('rule.');

/**
 * The number of every message with a translation. Messages with the same text in each language share a number. Numbers follow the texts of the first
 * language, so that similar texts are adjacent and compress well; those of the rulebook come last.
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

/** Replaces the ids of messages in code by numbers. A number is padded to the length of its id, so that positions in the file stay the same. */
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
 * The texts of a language as the number of the first one and a list of texts from there on, ordered by number; a missing text is empty. `rulebook`:
 * the texts of the rulebook, or all others.
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
 * In the built app a message has a number, and a language is a list of texts: ids are for people, and would be a third as large as the texts. Unbuilt
 * code uses the ids.
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
        // with a query after its name, later plugins do not take the file for JSON
        return { code: isRulebook ? `export default JSON.parse(${JSON.stringify(texts)});` : texts, map: null };
      },
    },
  };
}
