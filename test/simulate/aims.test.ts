import { describe, expect, it } from 'vitest';
import { campaignCards as campaign, characters, tableCards as shared, UPGRADES } from '../../src/cards/index.ts';
import { AIMS, campaignCards, firing, signatures, standing, tableCards, unreachable, upgrades } from '../../tools/simulate/players/aims.ts';
import { soakMatch } from '../../tools/simulate/setups/soak-setup.ts';

describe('what a soak is to see at work', () => {
  const everything = [...AIMS, ...standing, ...unreachable.keys()];
  it('is every ability, signature move, Event, Agenda, campaign card and upgrade, each once', () => {
    const printed = [
      ...characters.flatMap(({ id, abilities, signature }) =>
        [...abilities, ...(signature ? [signature] : [])].map((entry) => `${id}/${entry.id}`),
      ),
      ...[...shared, ...campaign].map(({ id }) => id),
      ...UPGRADES.map(({ id }) => `upgrade:${id}`),
    ];
    expect([...everything].sort()).toEqual(printed.sort());
    expect(AIMS).toEqual([...firing, ...signatures, ...tableCards, ...campaignCards, ...upgrades]);
  });
  it('leaves out only what waits for somebody of whom there is no card yet, and says for whom', () => {
    const ids = characters.map(({ id }) => id);
    const keywords = characters.flatMap((character) => character.keywords);
    const healers = characters.filter(({ abilities }) => abilities.some(({ id }) => id.includes('reanimate')));
    expect(unreachable.size).toBeLessThan(12);
    for (const [name, why] of unreachable) {
      const [, missing] = /^It waits for ([a-z,-]+), of whom there is no card yet\.$/.exec(why) ?? [];
      const [, target] = /^It is used on ([a-z -]+), and there is no card of one yet\.$/.exec(why) ?? [];
      if (missing !== undefined)
        expect(
          ids.filter((id) => missing.split(',').includes(id)),
          name,
        ).toEqual([]);
      else if (target !== undefined)
        expect(
          keywords.filter((word) => target.split(' or ').includes(word)),
          name,
        ).toEqual([]);
      else {
        expect(why, name).toBe('It waits for a character who brings back the slain, and there is no card of one yet.');
        expect(healers, name).toEqual([]);
      }
    }
  });
  it('takes turns: as many matches as there are aims try each of them once', () => {
    const wishes = AIMS.map((_, number) => soakMatch(`turns-${number}`).wish);
    expect([...wishes].sort()).toEqual([...AIMS].sort());
  });
  it('is brought along by the first seat, or by whoever chooses at the table', () => {
    for (const [number] of AIMS.entries()) {
      const { wish, aim, setup } = soakMatch(`turns-${number}`);
      const [first] = setup.seats;
      const [character = ''] = aim.split('/');
      const card = characters.find(({ id }) => id === character);
      if (card && !card.unselectable && first?.troupe) expect(first.troupe, wish).toContain(character);
      if (wish.startsWith('upgrade:')) expect(first?.upgrades?.[character], wish).toContain(wish.slice('upgrade:'.length));
      if (campaignCards.includes(wish)) expect(first?.cards, wish).toContain(wish);
      if (tableCards.includes(wish)) expect(setup.options.eventsAndAgendas, wish).toBe(true);
    }
  });
});
