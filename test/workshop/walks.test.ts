import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { inventedStart, partOf, withCard, type AnyCard } from '../../src/packs/pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { change, draftOf, redo, undo } from '../../src/workshop/draft.ts';
import { newCharacter, newTableCard, newUpgrade } from '../../src/workshop/new-card.ts';
import { valueAt } from '../../src/workshop/places.ts';
import { example } from '../packs/example.ts';
import { inRounds, seeds } from '../seeds.ts';
import { unsaid, Wanderer } from './wanderer.ts';

/** In the long form ten thousand walks, fifty at a time; every tenth is a long one. */
const walks = inRounds(seeds(3, 10_000), 50);
const stepsOf = (n: number): number => (n % 10 === 0 ? 20 : 3);
/** Milliseconds for fifty walks on a busy machine. */
const PATIENCE = 900_000;
const KINDS = ['character', 'upgrade', 'campaign', 'event', 'agenda'] as const;
type MadeKind = (typeof KINDS)[number];

const players = Object.values(catalogue.tableCards ?? {});
const printed: Readonly<Record<MadeKind, readonly AnyCard[]>> = {
  character: Object.values(catalogue.characters),
  upgrade: Object.values(catalogue.upgrades ?? {}),
  campaign: players.filter(({ kind }) => kind === 'campaign'),
  event: players.filter(({ kind }) => kind === 'event'),
  agenda: players.filter(({ kind }) => kind === 'agenda'),
};
const made = {
  character: newCharacter,
  upgrade: newUpgrade,
  campaign: newTableCard('campaign'),
  event: newTableCard('event'),
  agenda: newTableCard('agenda'),
};
const noCards = { characters: [], upgrades: [], tableCards: [] };

test.each(walks)(
  'whatever is chosen, the card reads, is said, and is undone to the letter: %s',
  (_, numbers) => numbers.forEach(walk),
  PATIENCE,
);

function walk(n: number): void {
  const steps = stepsOf(n);
  const lot = new Lot(`walk ${n}`);
  const kind = KINDS[n % KINDS.length] ?? 'character';
  const bare = made[kind]('', 'Walked');
  const id = `${inventedStart(example.id, bare)}walked`;
  const blank: AnyCard = { ...bare, id };
  const start: AnyCard = lot.percent(30) ? blank : { ...(lot.of(printed[kind]) ?? blank), id, name: 'Walked' };
  const wanderer = new Wanderer(lot, id, partOf(blank).kind);
  const first = JSON.stringify(start);
  let draft = draftOf(start);
  const states = [first];
  for (let tries = 0; tries < steps * 4 && states.length <= steps; tries += 1) {
    const choice = wanderer.step(draft.card);
    if (!choice) continue;
    const changed = change(draft, choice.edit);
    draft = changed.draft;
    states.push(JSON.stringify(draft.card));
    expect(valueAt(draft.card, changed.path), 'the changed part is there').toBeDefined();
    expect(wanderer.bench.findings(draft.card).filter(({ grade }) => grade === 'error')).toEqual([]);
    expect(unsaid(draft.card), JSON.stringify(choice)).toEqual([]);
  }
  const read = readPack(JSON.parse(JSON.stringify(withCard({ ...example, ...noCards }, draft.card))));
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
}
