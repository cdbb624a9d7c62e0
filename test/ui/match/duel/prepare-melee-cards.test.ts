import { MELEE_CARDS } from '../../../../src/rules/terms/decks.ts';
import { prepareMeleeCards } from '../../../../src/ui/match/duel/prepare-melee-cards.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect } from '../../support.ts';
import { melee } from '../tables/tables.ts';

describe('melee cards that are laid out before a hand opens', () => {
  before(() => installTheme());

  it('are those of the deck in its order, whatever is held, once a page; no task finds one in the page', async () => {
    const laid: (string | null)[] = [];
    const original = document.body.append.bind(document.body);
    document.body.append = (...nodes) => {
      original(...nodes);
      void Promise.resolve().then(() => laid.push(document.body.lastElementChild?.querySelector('moon-melee-card')?.card ?? null));
    };
    let between = 0;
    const look = setInterval(() => (between += document.querySelectorAll('moon-melee-card').length));
    try {
      await prepareMeleeCards(await melee());
      expect(laid).to.deep.equal(MELEE_CARDS);
      await prepareMeleeCards(await melee());
      expect(laid, 'a second time').to.deep.equal(MELEE_CARDS);
    } finally {
      clearInterval(look);
      document.body.append = original;
    }
    expect(between).to.equal(0);
    expect(document.querySelector('moon-melee-card')).to.equal(null);
  });
});
