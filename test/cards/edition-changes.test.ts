import { expect, it } from 'vitest';
import { AS_READ, EDITION_CHANGES } from '../../src/cards/edition-changes.ts';
import { catalogue } from '../../src/cards/index.ts';

const NEW = ['bejiminy', 'nancy-priston', 'pickles', 'skuggi', 'stilts-kim', 'streatham', 'syril-swampfoot', 'wenda-wetbones'];

it('every changed part and every part read by machine is a part of a card that there is', () => {
  const plain = ['boxes', 'dots', 'arcane-stat', 'mark', 'circles', 'factions', 'new'];
  for (const [id, parts] of [...Object.entries(EDITION_CHANGES), ...Object.entries(AS_READ)]) {
    const card = catalogue.characters[id];
    if (!card && NEW.includes(id)) continue;
    const own = [...(card?.abilities ?? []), card?.signature].flatMap((part) => (part ? [part.id] : []));
    for (const part of parts) expect(plain.includes(part) || own.includes(part), `${id}: ${part}`).toBe(true);
  }
});

it('tells of the 38 cards that the catalogue had otherwise, and of the eight new ones', () => {
  const changed = Object.entries(EDITION_CHANGES);
  expect(changed.filter(([, parts]) => parts.includes('new')).map(([id]) => id)).toEqual(NEW);
  expect(changed.length - NEW.length).toBe(38);
});
