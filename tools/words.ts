// npm run words: the words of the app and their translations (docs/how-to.md).
//   (nothing)           what is missing, changed or wrong, by language; what is to be translated as a list to fill in
//   take LANG FILE …    takes lines `id<TAB>text` into translations/LANG.xlf and writes all that is built
//   build               brings translations/*.xlf in step with the source and writes src/words/locales
//   --check             says only whether something is to be done
import { readFileSync } from 'node:fs';
import { asFound } from './words/as-found.ts';
import { findings } from './words/findings.ts';
import { LANGUAGES, unitsOf } from './words/localizer.ts';
import { writeModule } from './words/modules.ts';
import { encoded, readXliff, unlisted, writeXliff, type Translated } from './words/xliff.ts';

const [command = '', ...rest] = process.argv.slice(2);
const units = unitsOf();

function build(changed?: { language: string; known: Map<string, Translated> }): void {
  for (const language of LANGUAGES) {
    writeXliff(language, units, language === changed?.language ? changed.known : readXliff(language));
    writeModule(language, readXliff(language));
  }
}

/** French sets a space before high marks and within quotation marks at which no line breaks; nobody has it on a keyboard. */
const spaced = (language: string, text: string): string =>
  language === 'fr' ? text.replaceAll(/[ \u202f](?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0') : text;

/** Takes a translator's lists; a line for an id that there is not is said and left out. */
function take(language: string, files: readonly string[]): void {
  if (!LANGUAGES.includes(language)) throw new Error(`There is no language ${language}: ${LANGUAGES.join(', ')}`);
  const known = readXliff(language);
  const byId = new Map(units.map((unit) => [unit.name, unit]));
  let taken = 0;
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const [id = '', ...text] = line.split('\t');
    const unit = byId.get(id);
    if (unit && text.length > 0) {
      known.set(id, { source: encoded(unit.contents), target: unlisted(spaced(language, text.join('\t')), unit.contents), look: false });
      taken += 1;
    } else if (id !== '') console.error(`left out: ${line}`);
  }
  build({ language, known });
  console.log(`${taken} texts taken into translations/${language}.xlf`);
}

/** Says what is to be done, and lists what is to be translated. */
function say(): void {
  for (const language of LANGUAGES) {
    const found = findings(units, asFound(language));
    for (const { id, what } of found.filter(({ kind }) => kind === 'wrong')) console.error(`${language} ${id}: ${what}`);
    const open = found.filter(({ kind }) => kind === 'open');
    if (open.length > 0) {
      console.error(`\n${language}: ${open.length} to translate. Fill in, then: npm run words -- take ${language} FILE`);
      if (!process.argv.includes('--check')) for (const { id, what } of open) console.log(`${id}\t${what}`);
    }
    if (found.length > 0) process.exitCode = 1;
    else console.log(`${language}: every word is there`);
  }
}

if (command === 'take') take(rest[0] ?? '', rest.slice(1));
else if (command === 'build') build();
else say();
