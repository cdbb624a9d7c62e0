import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { tightStyle } from '../../tools/page/tight-style.ts';
import { withTightTemplates } from '../../tools/page/template-minifier.ts';

const tight = (code: string): string => withTightTemplates('element.ts', code).toString();

describe('a tight style sheet', () => {
  it('has no comments and no indentation', () => {
    const style = `
      /* a note * with a star */
      :host {
        color: red; /* another */
      }
      @media (width > 400px) and (prefers-contrast: more) {
        a > b, a :hover {
          inset: 0 1px;
        }
      }
    `;
    expect(tightStyle(style)).toBe(':host{color:red}@media (width > 400px) and (prefers-contrast:more){a>b,a :hover{inset:0 1px}}');
  });

  it('keeps what only looks like a comment or a needless space', () => {
    for (const style of [
      `a{content:" /* b */  '; "}`,
      String.raw`a{content:'it\'s  /* b */'}`,
      'a{background:url(//host/*/a*/b.png)}',
      `a{background:url("data:image/svg+xml,%3Csvg  width='1'/%3E")}`,
      'a{width:calc(1px + (2px - 3px) * 2)}',
      'a .b :not(c) + d{margin:-1px -2px}',
      'a{--empty: ;color:red}',
      'a{content:"\u00a0 \u2009"}',
      'a/**/.b{color:red}',
    ])
      expect(tightStyle(style)).toBe(style);
  });

  it('may be a piece of a selector or of a rule', () => {
    expect(tightStyle(' b')).toBe(' b');
    expect(tightStyle('\n  color: red;\n')).toBe('color:red;');
  });
});

describe('the templates of the built app', () => {
  it('of styles keep their expressions, and the code around them stays', () => {
    expect(tight('const a = css`\n  ${b} c {\n    /* d */\n    width: calc(${e  }px + 1px);\n  }\n  ${f};\n`; /* g */  h();')).toBe(
      'const a = css`${b} c{width:calc(${e  }px + 1px)}${f};`; /* g */  h();',
    );
  });

  it('of styles mean the same text after escapes', () => {
    const code = String.raw`const a = css${'`'}b { content: '\\201c \`'; c: "\${d}"; }${'`'};`;
    expect(tight(code)).toBe(String.raw`const a = css${'`'}b{content:'\\201c \`';c:"\${d}"}${'`'};`);
  });

  it('of styles have no expression within a comment', () => {
    expect(() => tight('css`/* ${a} */ b {}`')).toThrow('a comment contains an expression');
    expect(tight('css`/* a */ ${b} {}`')).toBe('css`${b}{}`');
  });

  it('of markup lose their indentation, not their lines or the spaces between words', () => {
    expect(tight('html`\n    <p title="a  b">\n      ${svg`<g>\n   </g>`}  c\u00a0\n      \u00a0d /* e */\n    </p>`')).toBe(
      'html`\n<p title="a  b">\n${svg`<g>\n</g>`}  c\u00a0\n\u00a0d /* e */\n</p>`',
    );
  });

  it('of other tags stay', () => {
    const code = 'const a = text`\n  /* b */\n`;\nconst c = `\n  { d: e }\n`;';
    expect(tight(code)).toBe(code);
  });

  it('have a source map to the same places', () => {
    const code = 'a(css`\n  /* b */\n  c {}\n`);\nd();';
    const map = withTightTemplates('element.ts', code).generateMap({ source: 'element.ts', includeContent: true, hires: 'boundary' });
    expect(map.sourcesContent).toEqual([code]);
    const places = new SourceMap({ ...map, sourcesContent: [code], file: '', sourceRoot: '' });
    expect(places.findEntry(1, 0)).toMatchObject({ originalLine: 4, originalColumn: 0 });
    expect(places.findEntry(0, 0)).toMatchObject({ originalLine: 0, originalColumn: 0 });
  });
});
