import { render } from 'lit';
import type { CardPlay } from '../../../src/campaign/terms/parts.ts';
import type { Ask, CampaignView, PlayAsk } from '../../../src/campaign/terms/view.ts';
import '../../../src/ui/campaign/asks/cards-ask.ts';
import { enteredCards } from '../../../src/ui/campaign/result/entered-cards.ts';
import type { CampaignBook } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { expect, fixture, html } from '../support.ts';

const book = { card: (id: string) => ({ name: id, lines: [] }) } as unknown as CampaignBook;
const WINDOWS = ['immediate', 'during', 'end', 'after'] as const;
const HINDRANCES = [null, { code: 'card-used', clauses: [], facts: {} }, { code: 'card-wrong-faction', clauses: [], facts: {} }];

/** All lists of so many hindrances. */
const lists = (count: number): (typeof HINDRANCES)[] =>
  count === 0 ? [[]] : lists(count - 1).flatMap((list) => HINDRANCES.map((hindrance) => [...list, hindrance]));

describe('the moments of cards on offer', () => {
  it('are those of cards that may be chosen, in the order of a game', async () => {
    for (const list of lists(WINDOWS.length)) {
      const cards = Object.fromEntries(WINDOWS.map((window, nth) => [`card-${window}`, list[nth] ?? null]));
      const windows = Object.fromEntries(WINDOWS.map((window) => [`card-${window}`, window]));
      const ask = { kind: 'cards', game: 'g', most: 2, cards, windows, atOnce: [] } as unknown as Ask;
      const view = { weeks: [{ games: [{ id: 'g', own: [] }] }], players: [] } as unknown as CampaignView;
      const element = await fixture(html`<moon-cards-ask .view=${view} .ask=${ask} .book=${book}></moon-cards-ask>`);
      const segmented = element.shadowRoot?.querySelector<HTMLElement & { segments: { id: string }[] }>('moon-segmented');
      const open = WINDOWS.filter((_, nth) => list[nth] === null);
      expect(segmented?.segments.map(({ id }) => id)).to.deep.equal(['', ...open]);
      element.remove();
    }
  });
});

describe('the cards that are entered for a player', () => {
  const playable: PlayAsk[] = ['x', 'y', 'z'].map((card) => ({
    card,
    window: 'during',
    must: false,
    asks: ['named', 'count', 'active', 'happened'],
    named: ['p1', 'p2'],
    mostCount: 9,
    mostActive: 9,
  }));
  const plays: CardPlay[] = ['p1', 'p2'].flatMap((player) =>
    ['x', 'y'].map((card): CardPlay => ({ player, card, count: 1, active: 2, happened: false })),
  );

  /** The panel of a player, and the plays that it wants instead. */
  function panelOf(player: string, sought: string | null = null) {
    const page = document.createElement('div');
    const wanted: (readonly CardPlay[])[] = [];
    const calls = { change: (changed: readonly CardPlay[]) => void wanted.push(changed), seek: () => undefined };
    render(enteredCards({ player, plays, playable, sought, book, nameOf: (id) => id }, calls), page);
    return { page, wanted };
  }
  const controls = [
    ['moon-stepper', 'changed', { value: 7 }, { count: 7 }],
    ['moon-stepper ~ moon-stepper, .measure + .measure moon-stepper', 'changed', { value: 7 }, { active: 7 }],
    ['moon-toggle', 'changed', { on: true }, { happened: true }],
    ['moon-segmented', 'chosen', { id: 'p2' }, { named: 'p2' }],
  ] as const;
  for (const player of ['p1', 'p2'])
    for (const card of ['x', 'y']) {
      const isIt = (play: CardPlay): boolean => play.player === player && play.card === card;
      for (const [selector, type, detail, change] of controls)
        it(`are changed for ${player} alone: ${card}, ${Object.keys(change).join()}`, () => {
          const { page, wanted } = panelOf(player);
          const item = page.querySelectorAll('li')[card === 'x' ? 0 : 1];
          const fields = [...(item?.querySelectorAll(selector) ?? [])];
          fields.at('active' in change ? -1 : 0)?.dispatchEvent(new CustomEvent(type, { detail }));
          expect(wanted).to.deep.equal([plays.map((play) => (isIt(play) ? { ...play, ...change } : play))]);
        });
      it(`are dropped for ${player} alone: ${card}`, () => {
        const { page, wanted } = panelOf(player);
        page.querySelectorAll<HTMLElement>('li moon-icon-button')[card === 'x' ? 0 : 1]?.click();
        expect(wanted).to.deep.equal([plays.filter((play) => !isIt(play))]);
      });
    }
  for (const player of ['p1', 'p2'])
    it(`are added for ${player} alone, those that are not entered yet`, () => {
      const { page, wanted } = panelOf(player, '');
      const buttons = [...page.querySelectorAll<HTMLElement>('[data-add]')];
      expect(buttons.map((button) => button.dataset['add'])).to.deep.equal(['z']);
      buttons[0]?.click();
      expect(wanted).to.deep.equal([[...plays, { player, card: 'z', count: 0, active: 0, happened: false }]]);
    });
});
