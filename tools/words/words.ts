// npm run words: the words of the app and their translations (docs/how-to.md).
//   (nothing)              says what is missing, changed or wrong in each language
//   list CODE [--all]      the open words of a language as lines `id<TAB>English text`; with --all every text as it is; `en` has all messages
//   take CODE FILE…        takes lists `id<TAB>text`, or files of `export`, into translations/CODE.json
//   same ID…               the English text has changed and its meaning has not: the translations stay
//   tidy                   sorts translations/*.json and drops what the app no longer says
//   merge                  resolves conflicts of a merge in translations/*.json, text by text
//   export CODE FILE       writes a language as XLIFF
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { asInEnglish } from './as-in-english.ts';
import { mergedRows } from './conflicts.ts';
import { findings } from './findings.ts';
import { listLine, readLists } from './lists.ts';
import { messagesOf, TRANSLATED, type Message } from './messages.ts';
import { parsedRows, pathOf, readRows, stampOf, writeRows, type Translated } from './rows.ts';
import { readXliff, xliffOf } from './xliff.ts';

const [command = '', ...words] = process.argv.slice(2);
/** During a merge the source may be unreadable, and is not read. */
const messages = command === 'merge' ? new Map<string, Message>() : messagesOf();

function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function languageAt(word: string | undefined): string {
  if (word === undefined || !TRANSLATED.includes(word)) fail(`Which language? ${TRANSLATED.join(', ')}`);
  return word;
}

const problemsOf = (language: string) => findings(messages, readRows(language), new Set(asInEnglish[language] ?? []));

/** Prints the open words of a language, or all words. */
function list(code: string | undefined, all: boolean): void {
  if (code === 'en') for (const [id, { english }] of messages) console.log(listLine(id, english));
  else if (all) for (const [id, { text }] of readRows(languageAt(code))) console.log(listLine(id, text));
  else for (const { id, kind, problem: label } of problemsOf(languageAt(code))) if (kind === 'open') console.log(`${id}\t${label}`);
}

/** French has a no-break space before high punctuation marks and within quotation marks; translators type a plain space. */
const spaced = (language: string, text: string): string =>
  language === 'fr' ? text.replaceAll(/[ \u202f](?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0') : text;

/** Imports a translator's lists and files; nothing of them if anything is wrong. */
function take(language: string, files: readonly string[]): void {
  const known = readRows(language);
  const contents = files.map((file) => readFileSync(file, 'utf8'));
  const isXliff = (content: string): boolean => content.includes('<xliff');
  const { texts, wrong } = readLists(
    contents.filter((content) => !isXliff(content)),
    messages,
  );
  if (wrong.length > 0) fail(...wrong, 'Nothing was taken.');
  const taken = new Map(texts);
  for (const content of contents.filter(isXliff)) {
    const file = readXliff(content, messages);
    if (file.skipped.length > 0) console.error(`not translated, or from another English text: ${file.skipped.join(' ')}`);
    for (const [id, text] of file.texts) taken.set(id, text);
  }
  for (const [id, text] of taken) known.set(id, { stamp: stampOf(messages.get(id)?.english ?? ''), text: spaced(language, text) });
  writeRows(language, known);
  console.log(`${taken.size} texts taken into ${pathOf(language)}`);
}

/** Confirms the translations of messages of which only the English text was edited. */
function keep(ids: readonly string[]): void {
  const unknown = ids.filter((id) => !messages.has(id));
  if (ids.length === 0 || unknown.length > 0) fail(`There is no message ${unknown.join(', ')}. Nothing was changed.`);
  for (const language of TRANSLATED) {
    const known = readRows(language);
    const missing = ids.filter((id) => !known.has(id));
    for (const id of ids) {
      const translated = known.get(id);
      if (translated) known.set(id, { ...translated, stamp: stampOf(messages.get(id)?.english ?? '') });
    }
    writeRows(language, known);
    console.log(`${language}: ${ids.length - missing.length} kept${missing.length > 0 ? `; never translated: ${missing.join(' ')}` : ''}`);
  }
}

function tidy(): void {
  for (const language of TRANSLATED) writeRows(language, new Map([...readRows(language)].filter(([id]) => messages.has(id))));
}

/** A version of a merge in git: 1 is the common ancestor, 2 ours, 3 theirs; null where there is no conflict. */
function side(stage: 1 | 2 | 3, language: string): Map<string, Translated> | null {
  try {
    return parsedRows(
      execFileSync('git', ['show', `:${stage}:${pathOf(language)}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1e8,
      }),
    );
  } catch {
    return null;
  }
}

function merge(): void {
  for (const language of TRANSLATED) {
    const [base, ours, theirs] = [side(1, language), side(2, language), side(3, language)];
    if (!ours || !theirs) continue;
    const { content, conflicts } = mergedRows(base ?? new Map<string, Translated>(), ours, theirs);
    writeFileSync(pathOf(language), content);
    console.log(`${pathOf(language)} is merged: look at it and git add it`);
    for (const id of conflicts)
      console.error(`${language} ${id}: changed on both sides; ours is kept, theirs was: ${theirs.get(id)?.text ?? 'nothing'}`);
  }
}

/** Reports the open work in each language. */
function say(): void {
  for (const language of TRANSLATED) {
    const all = problemsOf(language);
    for (const { id, problem: label } of all.filter(({ kind }) => kind === 'wrong')) console.error(`${language} ${id}: ${label}`);
    const open = all.filter(({ kind }) => kind === 'open').length;
    if (open > 0) console.error(`${language}: ${open} to translate: npm run -s words -- list ${language} > open.tsv`);
    if (all.length > 0) process.exitCode = 1;
    else console.log(`${language}: every word is there`);
  }
}

if (command === 'list') list(words[0], words.includes('--all'));
else if (command === 'take') take(languageAt(words[0]), words.slice(1));
else if (command === 'same') keep(words);
else if (command === 'tidy') tidy();
else if (command === 'merge') merge();
else if (command === 'export')
  writeFileSync(words[1] ?? fail('Which file?'), xliffOf(languageAt(words[0]), messages, readRows(words[0] ?? '')));
else say();
