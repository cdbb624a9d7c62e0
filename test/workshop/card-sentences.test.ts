import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { benchFor } from '../../src/workshop/bench.ts';
import { example } from '../packs/example.ts';
import { inRounds, seeds } from '../seeds.ts';
import { thrownCard } from './thrower.ts';
import { unsaid } from './wanderer.ts';

const ID = `${example.id}:thrown`;
/** Milliseconds for fifty cards on a busy machine. */
const PATIENCE = 900_000;

test.each(inRounds(seeds(6, 2000), 50))(
  'a card made up by chance, which the linter lets pass, is said in every language: %s',
  (_, numbers) => {
    const bench = benchFor(catalogue, null, ID);
    for (const n of numbers) {
      const card = thrownCard(new Lot(`thrown ${n}`), bench, ID);
      expect(bench.findings(card).filter(({ grade }) => grade === 'error')).toEqual([]);
      expect(unsaid(card), `${n} ${JSON.stringify(card)}`).toEqual([]);
    }
  },
  PATIENCE,
);
