import '../../../src/ui/club/club-card.ts';
import { SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { SampleClub, view } from './sample-club.ts';

/** A club that counts its listeners. */
class HeardClub extends SampleClub {
  listeners = 0;
  override subscribe = () => {
    this.listeners += 1;
    return () => void (this.listeners -= 1);
  };
}

/** A card whose club is still opening, and the call that ends the opening. */
async function opening() {
  const club = new HeardClub(view());
  const waiting: (() => void)[] = [];
  const library = Object.assign(new SampleLibrary(), { club: () => new Promise((done) => waiting.push(() => done(club))) });
  const card = await fixture(within(library, html`<moon-club-card></moon-club-card>`));
  const opened = () => {
    for (const end of waiting) end();
    return settled();
  };
  return { club, card, opened };
}

describe('the club on the home screen', () => {
  it('listens once to the club while it is on the page, and not afterwards', async () => {
    const { club, card, opened } = await opening();
    await opened();
    expect(club.listeners).to.equal(1);
    card.remove();
    expect(club.listeners).to.equal(0);
  });

  it('listens once when it left the page and came back while the club opened', async () => {
    const { club, card, opened } = await opening();
    const home = card.parentElement;
    card.remove();
    home?.append(card);
    await opened();
    expect(club.listeners).to.equal(1);
    card.remove();
    expect(club.listeners).to.equal(0);
  });

  it('does not listen when it left the page before the club was open', async () => {
    const { club, card, opened } = await opening();
    card.remove();
    await opened();
    expect(club.listeners).to.equal(0);
  });
});
