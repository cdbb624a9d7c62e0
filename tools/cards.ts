// What the catalogue says of all that is printed: npm run cards -- [--json]
// and the text of every card, a line an ability: npm run cards -- --text [--language CODE]
import { parseArgs } from 'node:util';
import { catalogue } from '../src/cards/index.ts';
import { cardsReport, unknownAbilities } from './cards/report.ts';
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
  for (const [what, { total, automated, hooked, missing }] of Object.entries(cardsReport(catalogue)))
    console.log(`${what.padEnd(14)} ${String(automated).padStart(4)} of ${total} automated, ${hooked} by hand, ${missing.length} missing`);
  const unknown = unknownAbilities(catalogue);
  if (unknown.length > 0) console.log(`The facts end before they say all of: ${unknown.join(', ')}`);
}
