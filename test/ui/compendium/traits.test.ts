import { characters } from '../../../src/cards/index.ts';
import { traitsOf } from '../../../src/ui/compendium/traits.ts';
import { deeds, type CardDeed } from '../../../src/words/app/compendium.ts';
import { expect } from '../support.ts';

/** The effects and the lasting changes of the card language by the filter under which a player looks for them. */
const EFFECTS: Readonly<Partial<Record<CardDeed, readonly string[]>>> = {
  heal: ['heal'],
  harm: ['damage', 'wound', 'slay'],
  move: ['move'],
  place: ['place', 'swap'],
  'give-energy': ['gain', 'refill'],
  'take-energy': ['lose'],
  stones: ['drop-stone', 'take-stone', 'gather-stone', 'depth'],
  cards: ['flip', 'look', 'search', 'deal-each', 'catastrophe-of'],
  summon: ['summon'],
  action: ['act'],
  reaction: ['reaction-step'],
  cancel: ['cancel'],
  terrain: ['move-terrain'],
  protect: ['redirect'],
};
const CHANGES: Readonly<Partial<Record<CardDeed, readonly string[]>>> = {
  stones: ['harvest', 'keeps-stones'],
  summon: ['thrall'],
  reaction: ['reaction-step'],
  protect: ['suffered', 'unharmed', 'untargetable', 'ignore'],
  hinder: ['forbid', 'slow'],
  stats: ['stat'],
};

/** Every word under a key of the printed cards. */
function wordsUnder(key: string): string[] {
  const words = new Set<string>();
  JSON.stringify(characters, (name, value: unknown) => {
    if (name === key && typeof value === 'string') words.add(value);
    return value;
  });
  return [...words];
}
const deedsOf = (...nodes: readonly unknown[]): CardDeed[] => [...traitsOf(...nodes).does].sort();

describe('the deeds of a card', () => {
  for (const [key, table] of [
    ['do', EFFECTS],
    ['mod', CHANGES],
  ] as const)
    it(`follow from each "${key}", however deep it lies, and from no other word`, () => {
      const listed = Object.values(table).flat();
      for (const word of new Set([...listed, ...wordsUnder(key)])) {
        const wanted = deeds.filter((deed) => table[deed]?.includes(word));
        for (const node of [{ [key]: word }, [{ rules: [{ then: { [key]: word } }] }]]) expect(deedsOf(node), word).to.deep.equal(wanted);
        expect(deedsOf({ other: word }, word), word).to.deep.equal([]);
      }
    });

  it('of several parts count together, each once', () => {
    const heal = { do: 'heal' };
    expect(deedsOf(heal, { mod: 'thrall' }, [heal, { do: 'summon' }])).to.deep.equal(['heal', 'summon']);
    expect(deedsOf()).to.deep.equal([]);
  });

  it('are found under summoning for each printed thrall', () => {
    const thralls = characters.filter(({ abilities }) => abilities.some(({ name }) => name === 'Thrall'));
    expect(thralls.length).to.be.greaterThan(5);
    expect(thralls.filter((card) => !deedsOf(card).includes('summon')).map(({ id }) => id)).to.deep.equal([]);
  });
});
