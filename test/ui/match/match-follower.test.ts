import { ContextConsumer } from '@lit/context';
import { LitElement, html as lit } from 'lit';
import { tableContext } from '../../../src/ui/contexts/contexts.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { MatchFollower } from '../../../src/ui/match/match-follower.ts';
import { Handing } from '../../../src/ui/match/seats/handing.ts';
import { Herald } from '../../../src/ui/match/notices/herald.ts';
import { News } from '../../../src/ui/match/notices/news.ts';
import { QuietWindows } from '../../../src/ui/match/seats/quiet-windows.ts';
import { RefusedNotice } from '../../../src/ui/match/notices/refused-notice.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { claim, duel } from './tables/tables.ts';

/** Something on the glass that shows the table. */
class Coins extends LitElement {
  drawn = 0;
  readonly #given = new ContextConsumer(this, { context: tableContext, subscribe: true });

  get table(): TablePort | undefined {
    return this.#given.value;
  }
  override render() {
    this.drawn += 1;
    return JSON.stringify(this.#given.value?.view(null).table.models);
  }
}
customElements.define('test-coins', Coins);

/** A glass with nothing on it but that; its cover is painted when a test says so. */
class Glass extends LitElement {
  table!: TablePort;
  passed = false;
  away = 0;
  painted: Promise<void> = Promise.resolve();
  readonly handing = new Handing(this, () => this.painted);
  readonly #herald = new Herald(this);
  readonly news = new News(this, this.#herald, () => null);
  readonly #refused = new RefusedNotice(this, this.#herald);
  readonly desk = new Desk();
  readonly quiet = new QuietWindows(this);
  readonly following = new MatchFollower(this, {
    desk: this.desk,
    handing: this.handing,
    sitting: this,
    papers: this,
    news: this.news,
    refused: this.#refused,
    quiet: this.quiet,
  });

  putAway() {
    this.away += 1;
  }
  override render() {
    return lit`<test-coins></test-coins>`;
  }
}
customElements.define('test-glass', Glass);

async function glass(table: TablePort, passed = false) {
  const element = await fixture<Glass>(html`<test-glass .table=${table} .passed=${passed}></test-glass>`);
  element.following.sit();
  await settled();
  const coins = element.renderRoot.querySelector<Coins>('test-coins');
  if (!coins) throw new Error('nothing shows the table');
  return { element, coins };
}

describe('the glass following the match', () => {
  it('has everything that shows the table drawn anew with each decision, and with nothing else', async () => {
    const table = await duel();
    const { element, coins } = await glass(table);
    const before = coins.drawn;
    element.requestUpdate();
    await settled();
    expect(coins.drawn, 'the screen was drawn for itself').to.equal(before);
    await table.decide({ seat: 0, kind: 'step', model: '0:flintlock', path: [[17.5, 18]] });
    await settled();
    expect(coins.drawn).to.be.above(before);
    expect(coins.shadowRoot?.textContent).to.equal(JSON.stringify(table.view(null).table.models));
  });

  it('shows nothing of what comes next until the cover is painted', async () => {
    const table = await duel();
    const { element, coins } = await glass(table, true);
    element.handing.finish();
    await settled();
    expect(element.handing.holder).to.equal(0);
    let paint = () => {};
    element.painted = new Promise((done) => (paint = done));
    const [drawn, asked] = [coins.drawn, element.following.openings];
    await table.decide({ seat: 0, kind: 'end-activation' });
    await settled();
    expect([element.handing.taker, element.away]).to.deep.equal([1, 2]);
    expect([coins.drawn, element.following.openings]).to.deep.equal([drawn, asked]);
    paint();
    await settled();
    expect(coins.drawn).to.be.above(drawn);
    expect(element.following.openings.map(({ seat, kind }) => `${seat} ${kind}`)).to.deep.equal(['1 activate']);
  });

  it('shows the table as it was while a verdict stands, and as it is once somebody goes on', async () => {
    const table = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
    const { element, coins } = await glass(table);
    const wounds = () => coins.table?.view(null).table.models['1:beaky-bobby']?.wounds;
    await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'green-3' });
    await table.decide({ seat: 1, kind: 'bluff' });
    await settled();
    const lines = element.news.lines;
    await table.decide({ seat: 1, kind: 'replace', card: 'green-1' });
    await settled();
    expect(element.following.verdict?.of).to.equal('arcane');
    expect([wounds(), element.news.lines]).to.deep.equal([0, lines]);
    await element.following.goOn();
    await settled();
    expect(element.following.verdict).to.equal(null);
    expect(wounds()).to.be.above(0);
    expect(element.news.lines).not.to.deep.equal(lines);
  });

  it('brings nothing of a match to the next', async () => {
    const before = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
    const { element, coins } = await glass(before);
    await before.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-2' });
    await before.decide({ seat: 1, kind: 'bluff' });
    await settled();
    expect(element.following.verdict?.of).to.equal('arcane');
    element.table = await duel();
    element.following.sit();
    element.requestUpdate();
    await settled();
    expect(element.following.verdict).to.equal(null);
    expect(coins.table).to.equal(element.table);
    expect(element.following.openings.map(({ kind }) => kind)).to.deep.equal(['act']);
  });

  it('hears of nothing once it has left', async () => {
    const table = await duel();
    const { element, coins } = await glass(table);
    const drawn = coins.drawn;
    element.remove();
    await table.decide({ seat: 0, kind: 'end-activation' });
    await settled();
    expect([coins.drawn, element.following.openings[0]?.seat]).to.deep.equal([drawn, 0]);
  });
});
