import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { change, draftOf, redo, undo } from '../../src/workshop/draft.ts';
import { newCharacter } from '../../src/workshop/new-card.ts';
import { valueAt } from '../../src/workshop/places.ts';
import { example } from '../packs/example.ts';
import { unsaid, Wanderer } from './wanderer.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const WALKS = WHOLE ? 500 : 2;
const STEPS = WHOLE ? 20 : 8;
const printed = Object.values(catalogue.characters);

test.each(Array.from({ length: WALKS }, (_, n) => n))(
  'whatever is chosen, the card reads, is said, and is undone to the letter: %i',
  (n) => {
    const lot = new Lot(`walk ${n}`);
    const id = `${example.id}:walked`;
    const start = lot.percent(30) ? newCharacter(id, 'Walked') : { ...(lot.of(printed) ?? newCharacter(id, '')), id, name: 'Walked' };
    const wanderer = new Wanderer(lot, id);
    const first = JSON.stringify(start);
    let draft = draftOf(start);
    const states = [first];
    for (let tries = 0; tries < STEPS * 4 && states.length <= STEPS; tries += 1) {
      const choice = wanderer.step(draft.card);
      if (!choice) continue;
      const changed = change(draft, choice.edit);
      draft = changed.draft;
      states.push(JSON.stringify(draft.card));
      expect(valueAt(draft.card, changed.path), 'the changed part is there').toBeDefined();
      expect(wanderer.bench.findings(draft.card).filter(({ grade }) => grade === 'error')).toEqual([]);
      expect(unsaid(draft.card), JSON.stringify(choice)).toEqual([]);
    }
    const read = readPack(JSON.parse(JSON.stringify({ ...example, characters: [draft.card], upgrades: [] })));
    expect(read.ok ? [] : read.fault).toEqual([]);
    for (const state of states.toReversed().slice(1)) {
      const back = undo(draft);
      if (!back) throw new Error('nothing to undo');
      expect(valueAt(back.draft.card, back.path), 'the part that is undone is there').toBeDefined();
      draft = back.draft;
      expect(JSON.stringify(draft.card)).toBe(state);
    }
    expect(undo(draft)).toBe(null);
    expect(JSON.stringify(draft.card)).toBe(first);
    for (const state of states.slice(1)) {
      const again = redo(draft);
      if (!again) throw new Error('nothing to do again');
      draft = again.draft;
      expect(JSON.stringify(draft.card)).toBe(state);
    }
    expect(redo(draft)).toBe(null);
  },
);
