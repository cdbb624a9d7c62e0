import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ProgramMessage } from '@lit/localize-tools/lib/messages.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import type { Config, ConfigFile } from '@lit/localize-tools/lib/types/config.js';
import type * as TypeScript from 'typescript';

/** The compiler that these tools were written for: the numbers of its syntax differ from edition to edition. */
const ts = createRequire(fileURLToPath(import.meta.resolve('@lit/localize-tools/lib/index.js')))('typescript') as typeof TypeScript;

const file = JSON.parse(readFileSync('lit-localize.json', 'utf8')) as ConfigFile; // ours
const { output } = file;
if (output.mode !== 'runtime') throw new Error('lit-localize.json: the words are switched while the app runs');

/** Languages that are translated into. */
export const LANGUAGES: readonly string[] = file.targetLocales;

const config: Config & { output: typeof output } = { ...file, output, baseDir: process.cwd(), resolve: (path) => resolve(path) };

/** The files with words: those of the cards are wordings, and what is built is built from these. */
const wordFiles = (): string[] =>
  readdirSync('src/words', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(card-text|languages|locales)[\\/]/.test(name))
    .map((name) => join('src/words', name))
    .sort();

/**
 * The tools of lit-localize over the syntax of the words alone. They ask the compiler what each thing is that is called; that takes half a
 * minute for the whole app. Here `msg` and `str` are known by their names, which the lint of the words keeps.
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
    return { getSourceFiles: () => files, getTypeChecker: () => known } as never; // all that is asked of it
  }
}

/** A unit of the words as it stands in the source: its id, and its text in parts, with an index where the app puts something in. */
export interface Unit {
  name: string;
  contents: readonly (string | { untranslatable: string; index: number })[];
}

/** The parts of a text. lit-localize makes one placeholder of those that stand side by side, which no translator could turn round. */
function partsOf(contents: ProgramMessage['contents']): Unit['contents'] {
  let index = 0;
  return contents.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [statement] = ts.createSourceFile('', `\`${part.untranslatable}\``, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS).statements;
    if (!statement || !ts.isExpressionStatement(statement) || !ts.isTemplateExpression(statement.expression)) return [];
    return statement.expression.templateSpans.flatMap(({ expression, literal }) => [
      { untranslatable: `\${${expression.getText()}}`, index: index++ },
      ...(literal.text === '' ? [] : [literal.text]),
    ]);
  });
}

/** Every unit of the words, file by file. Throws with what is wrong with one. */
export function unitsOf(): readonly Unit[] {
  const { messages, errors } = new QuickLocalizer(config).extractSourceMessages();
  if (errors.length > 0)
    throw new Error(errors.map(({ file: at, messageText }) => `${at?.fileName ?? ''}: ${JSON.stringify(messageText)}`).join('\n'));
  return messages.map(({ name, contents }) => ({ name, contents: partsOf(contents) }));
}
