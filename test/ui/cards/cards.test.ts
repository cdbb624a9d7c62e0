import { sendKeys } from '@web/test-runner-commands';
import '../../../src/ui/cards/cards.ts';
import type { MoonCardHand } from '../../../src/ui/cards/deck/card-hand.ts';
import type { MoonCharacterCard } from '../../../src/ui/cards/character/character-card.ts';
import type { MoonMeleeCard } from '../../../src/ui/cards/deck/melee-card.ts';
import { arcaneHand, baron, meleeDeck, meleeHand } from '../../../src/ui/gallery/samples.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html } from '../support.ts';

before(() => installTheme());
after(() => setTheme('night'));

const cell = (card: MoonMeleeCard, against: string) => card.shadowRoot?.querySelector(`[data-against=${against}]`);
const sweepingCut = () =>
  fixture<MoonMeleeCard>(
    html`<moon-melee-card
      card="sweeping-cut"
      .types=${meleeDeck['sweeping-cut'].types}
      .deal=${meleeDeck['sweeping-cut'].deal}
    ></moon-melee-card>`,
  );

for (const theme of ['night', 'day'] as const)
  describe(`cards by ${theme}`, () => {
    before(() => setTheme(theme));
    it('arcane cards are accessible and say what they are', async () => {
      const row = await fixture(
        html`<div>
          <moon-arcane-card card="pink-3"></moon-arcane-card><moon-arcane-card card="catastrophe"></moon-arcane-card
          ><moon-arcane-card></moon-arcane-card>
        </div>`,
      );
      await expect(row).to.be.accessible();
      const texts = [...row.children].map((card) => card.shadowRoot?.querySelector('[role=img]')?.getAttribute('aria-label'));
      expect(texts).to.deep.equal(['Pink 3', 'Catastrophe', 'Face-down card']);
    });
    it('every sign of a melee card has a size that every browser reads', async () => {
      const signs = [...((await sweepingCut()).shadowRoot?.querySelectorAll('svg.damage') ?? [])];
      expect(signs.length).to.be.above(0);
      for (const sign of signs) {
        expect(sign.getAttribute('width')).to.match(/^[\d.]+(em|px|%)?$/);
        expect(sign.getBoundingClientRect().width).to.be.closeTo(0.15 * (sign.closest('.card')?.clientWidth ?? 0), 1);
      }
    });
    it('melee cards are accessible', async () => {
      await expect(await sweepingCut()).to.be.accessible();
    });
    it('hands are accessible', async () => {
      await expect(
        await fixture(html`<moon-card-hand label="Hand" .cards=${[...arcaneHand, ...meleeHand]}></moon-card-hand>`),
      ).to.be.accessible();
      await expect(
        await fixture(html`<moon-card-hand label="Hand" readonly layout="fan" .cards=${meleeHand}></moon-card-hand>`),
      ).to.be.accessible();
    });
    it('a card of a hand to choose from leaves the words to its button; one of a hand that is only looked at has its own', async () => {
      for (const readonly of [false, true]) {
        const hand = await fixture<MoonCardHand>(html`<moon-card-hand ?readonly=${readonly} .cards=${meleeHand}></moon-card-hand>`);
        const cards = [...(hand.shadowRoot?.querySelectorAll('moon-melee-card') ?? [])];
        expect(cards.length).to.equal(meleeHand.length);
        for (const card of cards) {
          expect(card.closest('[aria-hidden=true]') === null).to.equal(readonly);
          const typed = card.types.length > 0 ? 1 : 0;
          expect(card.shadowRoot?.querySelectorAll('.unseen').length).to.equal(readonly ? 6 + typed : 0);
        }
      }
    });
    it('a hand that is only looked at says how many of a card it holds, too', async () => {
      const held = meleeHand.map((card, index) => (card.deck === 'melee' && index === 0 ? { ...card, copies: 2 } : card));
      for (const readonly of [false, true]) {
        const hand = await fixture<MoonCardHand>(html`<moon-card-hand ?readonly=${readonly} .cards=${held}></moon-card-hand>`);
        expect([...(hand.shadowRoot?.querySelectorAll('.copies') ?? [])].map(({ textContent }) => textContent.trim())).to.deep.equal([
          '× 2',
        ]);
      }
    });
    it('a character is accessible on both sides', async () => {
      const card = await fixture<MoonCharacterCard>(html`<moon-character-card .character=${baron}></moon-character-card>`);
      await expect(card).to.be.accessible();
      card.shadowRoot?.querySelector<HTMLElement>('.flip')?.click();
      await card.updateComplete;
      expect(card.shadowRoot?.textContent).to.contain('Master Strike');
      await expect(card).to.be.accessible();
    });
  });

describe('deal table', () => {
  it('stands in the order of the book', async () => {
    const rows = [...((await sweepingCut()).shadowRoot?.querySelectorAll('.deal') ?? [])].map((row) => row.getAttribute('data-against'));
    expect(rows).to.deep.equal(['high-guard', 'falling-swing', 'thrust', 'sweeping-cut', 'rising-attack', 'low-guard']);
  });
  it('tells "no damage" from nought and circles the Follow-Up', async () => {
    const card = await sweepingCut();
    expect(cell(card, 'high-guard')?.querySelector('.struck')).to.not.equal(null);
    expect(cell(card, 'high-guard')?.textContent).to.contain('no damage');
    expect(cell(card, 'sweeping-cut')?.querySelector('.struck')).to.equal(null);
    expect(cell(card, 'sweeping-cut')?.querySelector('.value')?.textContent).to.equal('0');
    const circled = [...(card.shadowRoot?.querySelectorAll('.follow-up') ?? [])].map((value) => value.parentElement?.dataset['against']);
    expect(circled).to.deep.equal(['thrust']);
  });
});

describe('hand of cards', () => {
  const hand = async () => {
    const element = await fixture<MoonCardHand>(html`<moon-card-hand label="Hand" .cards=${meleeHand}></moon-card-hand>`);
    const heard: unknown[] = [];
    element.addEventListener('selected', (event) => heard.push((event as CustomEvent).detail));
    return { element, heard, buttons: [...(element.shadowRoot?.querySelectorAll('button') ?? [])] };
  };
  it('selects by tap', async () => {
    const { heard, buttons } = await hand();
    buttons[2]?.click();
    expect(heard).to.deep.equal([{ id: 'c', index: 2 }]);
  });
  it('selects by keyboard', async () => {
    const { heard, buttons } = await hand();
    buttons[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Space' });
    expect(heard).to.deep.equal([
      { id: 'b', index: 1 },
      { id: 'c', index: 2 },
    ]);
  });
  it('a crowded hand keeps a thumb of every card', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ id: String(index), deck: 'arcane', card: 'blue-2' }) as const);
    const box = await fixture(html`<div style="width: 480px"><moon-card-hand label="Hand" .cards=${many}></moon-card-hand></div>`);
    const buttons = [...(box.firstElementChild?.shadowRoot?.querySelectorAll('button') ?? [])];
    expect(buttons).to.have.length(7);
    for (const button of buttons) expect(button.offsetWidth).to.be.at.least(44);
    const right = box.getBoundingClientRect().right;
    expect(buttons.at(-1)?.getBoundingClientRect().right).to.be.at.most(right + 1);
  });
});

describe('character card', () => {
  it('compact leaves the abilities away, full shows them with cost, range and limit', async () => {
    const card = await fixture<MoonCharacterCard>(html`<moon-character-card density="compact" .character=${baron}></moon-character-card>`);
    expect(card.shadowRoot?.textContent).to.not.contain('Shoot Pistol');
    card.density = 'full';
    await card.updateComplete;
    const pistol = card.shadowRoot?.querySelector('[data-id=shoot-pistol]');
    expect(pistol?.textContent).to.contain('costs 1 energy').and.to.contain('8″').and.to.contain('Once per game');
    expect(card.shadowRoot?.querySelector('[data-id=rallying-cry]')).to.have.class('used');
  });
});
