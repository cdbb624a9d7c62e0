import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { readXliff } from './xliff.ts';

const LOCALE = /src\/words\/locales\/\w+\.ts$/;
const literal = (node: { type: string } | undefined): ESTree.StringLiteral | null => {
  const given = node as ESTree.Expression | undefined;
  return given?.type === 'Literal' && typeof given.value === 'string' ? given : null;
};

/** The number of every message: its place in the files of the translators, each of which has them all, in one order. */
export const numbersOfIds = (): ReadonlyMap<string, number> => new Map([...readXliff('de').keys()].map((id, at) => [id, at]));

/** Words whose messages are asked for by number. A number is made as long as its id, so that what follows it stays where it was. */
export function numbered(path: string, code: string, numbers: ReadonlyMap<string, number>): string {
  let said = code;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'msg' || options?.type !== 'ObjectExpression') return;
      for (const property of options.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'id') continue;
        const id = literal(property.value);
        const number = id && numbers.get(id.value);
        if (id && number !== undefined) said = said.slice(0, id.start) + String(number).padEnd(id.end - id.start) + said.slice(id.end);
      }
    },
  });
  visitor.visit(parseSync(path, code).program);
  return said;
}

/** The texts of a language as a list, each in the place of its number, nothing where one is missing. Throws where there is no such message. */
export function listed(path: string, code: string, numbers: ReadonlyMap<string, number>): string {
  const texts: string[] = Array.from(numbers, () => '');
  let [from, to] = [0, 0];
  const visitor = new Visitor({
    ObjectExpression({ start, end }) {
      [from, to] = [start, end];
    },
    Property({ key, value }) {
      const id = literal(key)?.value ?? '';
      const number = numbers.get(id);
      if (number === undefined) throw new Error(`${path}: “${id}” is in no translation: npm run words -- build`);
      texts[number] = code.slice(value.start, value.end);
    },
  });
  visitor.visit(parseSync(path, code).program);
  return `${code.slice(0, from)}[${texts.join(',\n')}]${code.slice(to)}`;
}

/**
 * In the built app a message is known by a number, and a language is a list of texts: the ids are for people, and weigh a third as much as
 * the texts. Whatever is not built has the ids.
 */
export function messageNumbers(): Plugin {
  let numbers: ReadonlyMap<string, number> = new Map();
  return {
    name: 'moonrise-message-numbers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      numbers = numbersOfIds();
    },
    transform: {
      filter: { id: /src\/words\/.*\.ts$/, code: /\bmsg\(|\btemplates\b/ },
      handler(code, path) {
        if (!LOCALE.test(path)) return { code: numbered(path, code, numbers), map: null };
        const list = listed(path, code, numbers);
        // each of its lines leads to the head of the module
        const mappings = list.replaceAll(/[^\n]*\n?/g, 'AAAA;');
        return { code: list, map: { version: 3, sources: [path], names: [], mappings } };
      },
    },
  };
}
