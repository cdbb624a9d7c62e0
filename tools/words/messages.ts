import { formsOf } from '../../src/words/language/plural-forms.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ProgramMessage } from '@lit/localize-tools/lib/messages.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import type { Config } from '@lit/localize-tools/lib/types/config.js';
import type * as TypeScript from 'typescript';
import { LANGUAGES } from '../../src/words/language/spoken-languages.ts';

/** The compiler for which these tools were written: the numbers of its syntax differ between versions. */
const ts = createRequire(fileURLToPath(import.meta.resolve('@lit/localize-tools/lib/index.js')))('typescript') as typeof TypeScript;

/** The target languages of translations. */
export const TRANSLATED: readonly string[] = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** lit-localize only reads the source here, but its type requires an output. */
const config: Config & { output: { mode: 'runtime'; outputDir: string } } = {
  sourceLocale: 'en' as Config['sourceLocale'],
  targetLocales: TRANSLATED as Config['targetLocales'],
  inputFiles: [],
  output: { mode: 'runtime', outputDir: '' },
  interchange: { format: 'xliff', xliffDir: '' },
  baseDir: process.cwd(),
  resolve: (path) => resolve(path),
};

/** The files with messages: those of the cards hold wordings. */
const wordFiles = (): string[] =>
  readdirSync('src/words', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(card-text|languages)[\\/]/.test(name))
    .map((name) => join('src/words', name))
    .sort();

/**
 * The tools of lit-localize without a type checker, which would take half a minute for the whole app. Here `msg` and `str` are known by their names,
 * which the lint of the words enforces.
 */
class QuickLocalizer extends RuntimeLitLocalizer {
  protected override get program() {
    const files = wordFiles().map((path) =>
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS),
    );
    const known = {
      getTypeAtLocation: (node: TypeScript.Node) => node.getText(),
      getPropertiesOfType: (name: string) => [
        { escapedName: `_LIT_LOCALIZE_${name === 'msg' || name === 'str' ? name.toUpperCase() : ''}_` },
      ],
    };
    return { getSourceFiles: () => files, getTypeChecker: () => known } as never; // only these two are used
  }
}

/** A message of the source: its English text with `{0}` for each inserted value, and those values. */
export interface Message {
  english: string;
  holes: readonly string[];
}

/** The numbers of the placeholders of a text, sorted. */
const holesOf = (text: string): string =>
  [...text.matchAll(/\{(\d+)\}/g)]
    .map(([, index]) => index)
    .sort()
    .join();

/** True if a translation inserts the same values as the English text, in each of its forms. */
export const fillsAlike = (english: string, text: string): boolean =>
  [...formsOf(text).values()].every((form) => holesOf(form) === holesOf(english));

/** A message from its parts. lit-localize joins adjacent placeholders into one, which no translator could reorder. */
function messageOf(contents: ProgramMessage['contents']): Message {
  const holes: string[] = [];
  let english = '';
  for (const part of contents) {
    if (typeof part === 'string') {
      english += part;
      continue;
    }
    const [statement] = ts.createSourceFile('', `\`${part.untranslatable}\``, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS).statements;
    if (!statement || !ts.isExpressionStatement(statement) || !ts.isTemplateExpression(statement.expression)) continue;
    for (const { expression, literal } of statement.expression.templateSpans) {
      english += `{${holes.length}}${literal.text}`;
      holes.push(expression.getText());
    }
  }
  return { english, holes };
}

/** Every message of the source by id, file by file. Throws with the fault of an invalid message. */
export function messagesOf(): ReadonlyMap<string, Message> {
  const { messages, errors } = new QuickLocalizer(config).extractSourceMessages();
  if (errors.length > 0)
    throw new Error(errors.map(({ file, messageText }) => `${file?.fileName ?? ''}: ${JSON.stringify(messageText)}`).join('\n'));
  return new Map(messages.map(({ name, contents }) => [name, messageOf(contents)]));
}
