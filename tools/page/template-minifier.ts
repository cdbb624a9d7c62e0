import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { tightStyle } from './tight-style.ts';

/** Stands for an expression while the texts around it are one style sheet. */
const HOLE = '\uE000';

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** The texts of a `css` template, written as in code. */
function tightStyles(quasis: readonly ESTree.TemplateElement[]): string[] {
  const texts = tightStyle(quasis.map(({ value }) => value.cooked ?? '').join(HOLE)).split(HOLE);
  if (texts.length !== quasis.length) throw new Error(`a comment contains an expression: ${quasis[0]?.value.raw}`);
  return texts.map(escaped);
}

/** Markup without its indentation. A line still ends where it ended, for elements that show lines as they are. */
const withoutIndentation = (raw: string): string => raw.replaceAll(/(?<!\\)[ \t]*\n[ \t\n]*/g, '\n');

/** Code whose `css` templates have no comments and no needless space, and whose `html` and `svg` templates are not indented. */
export function withTightTemplates(path: string, code: string): MagicString {
  const tight = new MagicString(code);
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      if (tag.type !== 'Identifier' || !['css', 'html', 'svg'].includes(tag.name)) return;
      const texts = tag.name === 'css' ? tightStyles(quasis) : quasis.map(({ value }) => withoutIndentation(value.raw));
      quasis.forEach(({ start, end, tail, value: { raw } }, index) => {
        // an element of a template lasts from `}` or the first quotation mark to `${` or the last one
        const [from, to] = [start + 1, end - (tail ? 1 : 2)];
        if (code.slice(from, to) !== raw) throw new Error(`${path}: the template is not where the parser says: ${raw}`);
        if (texts[index] !== raw) tight.update(from, to, texts[index] ?? '');
      });
    },
  });
  visitor.visit(parseSync(path, code).program);
  return tight;
}

/** Leaves out of the built app what only an author reads in a template: comments of style sheets and indentation. */
export const templateMinifier = (): Plugin => ({
  name: 'moonrise-template-minifier',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /\b(?:css|html|svg)`/ },
    handler(code, path) {
      const tight = withTightTemplates(path, code);
      return { code: tight.toString(), map: tight.generateMap({ source: path, includeContent: true, hires: 'boundary' }) };
    },
  },
});
