import { describe, expect, it } from 'vitest';
import { campaignCards as campaign, characters, tableCards as shared, UPGRADES } from '../../src/cards/index.ts';
import { AIMS, campaignCards, firing, signatures, standing, tableCards, unreachable, upgrades } from '../../tools/simulate/aims.ts';
import { soakMatch } from '../../tools/simulate/soak-setup.ts';

describe('what a soak is to see at work', () => {
  const everything = [...AIMS, ...standing, ...unreachable.keys()];
  it('is every ability, signature move, Event, Agenda, campaign card and upgrade, each once', () => {
    const printed = [
      ...characters.flatMap(({ id, abilities, signature }) =>
        [...abilities, ...(signature ? [signature] : [])].map((one) => `${id}/${one.id}`),
      ),
      ...[...shared, ...campaign].map(({ id }) => id),
      ...UPGRADES.map(({ id }) => `upgrade:${id}`),
    ];
    expect([...everything].sort()).toEqual(printed.sort());
    expect(AIMS).toEqual([...firing, ...signatures, ...tableCards, ...campaignCards, ...upgrades]);
  });
  it('leaves out only what waits for somebody of whom there is no card yet, and says for whom', () => {
    expect(Object.fromEntries(unreachable)).toEqual({
      'danica-dusk-witch/link-to-the-future': expect.stringContaining('zorya-dawn-witch'),
      'pomperious-mischievous-extremis': expect.stringContaining('psychopomp'),
      'upgrade:psychopomp-tamer': expect.stringContaining('psychopomp'),
      'upgrade:deadlands-souvenirs': expect.stringContaining('brings back the slain'),
      'upgrade:lock-in-the-freshness': expect.stringContaining('brings back the slain'),
    });
    expect(characters.filter(({ id }) => id === 'zorya-dawn-witch')).toEqual([]);
    expect(characters.filter(({ keywords }) => keywords.includes('psychopomp'))).toEqual([]);
    expect(characters.filter(({ abilities }) => abilities.some(({ id }) => id.includes('reanimate')))).toEqual([]);
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
