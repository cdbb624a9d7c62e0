// Counts how much of everything printed the catalogue automates: npm run cards -- [--json]
// Prints the text of every card, one ability a line: npm run cards -- --text [--language CODE]
import { parseArgs } from 'node:util';
import { catalogue } from '../../src/cards/index.ts';
import { writtenIn } from '../../src/words/cards/current-writer.ts';
import { type Language, speak } from '../../src/words/language/locale.ts';
import { cardsReport } from './report.ts';
import { textLines } from './text-lines.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});

if (!writtenIn.includes(values.language)) {
  console.error(`The text of the cards is not written in “${values.language}” yet, only in: ${writtenIn.join(', ')}`);
  process.exitCode = 2;
} else if (values.text) {
  await speak(values.language as Language); // one of the supported languages
  console.log(textLines().join('\n'));
} else if (values.json) console.log(JSON.stringify(cardsReport(catalogue)));
else {
  const report = cardsReport(catalogue);
  for (const [kind, { total, automated, hooked, missing }] of Object.entries(report))
    console.log(`${kind.padEnd(14)} ${String(automated).padStart(4)} of ${total} automated, ${hooked} by hand, ${missing.length} missing`);
  const { gaps } = report.abilities;
  if (gaps.length > 0) console.log(`Played as far as the facts go, which end before they say all: ${gaps.join(', ')}`);
}
