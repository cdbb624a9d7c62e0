import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const linesOf = (text: string): number => text.split('\n').length - 1;
/** The lines of styles in a source: those within `css` templates. */
const styleLines = (text: string): number => [...text.matchAll(/css`([^`]*)`/g)].reduce((all, [, css = '']) => all + linesOf(css), 0);

const sources = execFileSync('git', ['ls-files', 'src', 'machines', 'server'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/^src\/(cards|words)\//.test(file)) // a card and a list of texts are as long as they are
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

// docs/decisions/0045: what the counts are, and why these bounds.
describe('the house', () => {
  it('has lines of styles counted within their templates alone', () => {
    expect(styleLines('const a = css`\n  p {\n  }\n`;\nconst b = 1;\n')).toBe(3);
  });

  it('styles are no more than a fifth of the screens', () => {
    const screens = sources.filter(({ file }) => file.startsWith('src/ui/'));
    const all = screens.reduce((sum, { text }) => sum + linesOf(text), 0);
    const styles = screens.reduce((sum, { text }) => sum + styleLines(text), 0);
    expect(styles / all).toBeLessThan(0.2);
  });

  it('few files have more than 300 lines, and none has 620', () => {
    const long = sources.map(({ file, text }) => ({ file, lines: linesOf(text) })).filter(({ lines }) => lines > 300);
    const line = long.map(({ file, lines }) => `${lines} ${file}`).join('\n');
    expect(long.length / sources.length, line).toBeLessThan(0.03);
    expect(Math.max(...long.map(({ lines }) => lines)), line).toBeLessThan(620);
  });
});
