// What the catalogue says of all that is printed: npm run cards -- [--json]
// and the text of every card, a line an ability: npm run cards -- --text [--language CODE]
import { parseArgs } from 'node:util';
import { catalogue } from '../src/cards/index.ts';
import { cardsReport } from './cards/report.ts';
import { textLines } from './cards/text-lines.ts';

/** The languages that the text of the cards is written in. */
const LANGUAGES = ['en'];

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});

if (!LANGUAGES.includes(values.language)) {
  console.error(`The text of the cards is not written in “${values.language}” yet, only in: ${LANGUAGES.join(', ')}`);
  process.exitCode = 2;
} else if (values.text) console.log(textLines().join('\n'));
else if (values.json) console.log(JSON.stringify(cardsReport(catalogue)));
else {
  const report = cardsReport(catalogue);
  for (const [what, { total, automated, hooked, missing }] of Object.entries(report))
    console.log(`${what.padEnd(14)} ${String(automated).padStart(4)} of ${total} automated, ${hooked} by hand, ${missing.length} missing`);
  const { gaps } = report.abilities;
  if (gaps.length > 0) console.log(`Played as far as the facts go, which end before they say all: ${gaps.join(', ')}`);
}
