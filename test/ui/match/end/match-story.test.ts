import { toldMoment } from '../../../../src/ui/match/postcard/plan.ts';
import { svg } from 'lit';
import '../../../../src/ui/match/end/match-end.ts';
import type { LogEntry, TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { Witnessed } from '../../../../src/seats/events-for.ts';
import { storyImage, storyPage } from '../../../../src/ui/match/end/share-story.ts';
import { broken } from '../../../../src/words/language/isolated-name.ts';
import { tally } from '../../../../src/ui/match/postcard/tally.ts';
import { PICTURE, storyPicture } from '../../../../src/ui/match/end/story-picture.ts';
import { storyOf } from '../../../../src/ui/match/postcard/story-of.ts';
import type { FittingOffer } from '../../../../src/ui/contexts/library/fitting-offer.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { duel, roomAt } from '../tables/tables.ts';

/** A match of two turns that is over. */
async function over(isUnrecorded = false): Promise<TablePort> {
  const table = await duel();
  const [mine, theirs] = [0, 1].map(
    (seat) => Object.values(table.view(null).table.models).find((model) => model.seat === seat)?.id ?? '',
  ) as [string, string];
  const witnessed: Witnessed[][] = [
    [{ what: 'turn-began', turn: 1, suddenDeath: false }],
    [
      { what: 'activated', model: mine },
      { what: 'wounded', model: theirs, by: mine, amount: 3 },
    ],
    [{ what: 'turn-began', turn: 2, suddenDeath: false }],
    [{ what: 'slain', model: theirs }],
  ];
  await table.decide({ seat: 0, kind: 'concede' });
  const log = witnessed.map((events, index): LogEntry => ({ at: index, seat: 0, events }));
  return new Proxy(table, {
    get(of, name) {
      if (name === 'log') return () => log;
      if (name === 'isUnrecorded') return isUnrecorded;
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}
const end = async (table: TablePort) => {
  installTheme();
  const element = await fixture<HTMLElement>(html`<moon-match-end></moon-match-end>`, { parentNode: roomAt(table) });
  await settled();
  return element.shadowRoot;
};

describe('the story of a match', () => {
  it('wounds that somebody has dealt are those of others', async () => {
    const table = await over();
    const [entry] = table.log(null).filter(({ events }) => events.some(({ what }) => what === 'wounded'));
    const wounded = entry?.events.find((event) => event.what === 'wounded');
    if (!entry || !wounded || wounded.by === null) throw new Error('nobody is wounded');
    const { by } = wounded;
    entry.events.push({ what: 'wounded', model: by, by, amount: 2 });
    expect(tally(table).dealt).to.deep.equal({ [by]: 3 });
  });

  it('is a picture that is a table too, and the moments that decided it', async () => {
    const root = await end(await over());
    const story = root?.querySelector('moon-match-story');
    const rows = [...(story?.shadowRoot?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.length).to.equal(3);
    expect(story?.shadowRoot?.querySelectorAll('polyline').length, 'stones and health of both').to.equal(4);
    const moments = [...(story?.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.trim());
    expect(moments.length).to.equal(2);
    expect(moments[0]).to.match(/^Turn 1: .+ wounds .+: 3\.$/);
    expect(moments[1]).to.match(/^Turn 2: .+ is slain\.$/);
    await expect(story).to.be.accessible();
  });

  it('is a postcard, in words for those who do not see it', async () => {
    const root = await end(await over());
    await waitUntil(() => root?.querySelector('img.card') !== null, 'it is drawn');
    const card = root?.querySelector<HTMLImageElement>('img.card');
    await card?.decode();
    expect(card?.alt).to.equal('The table as it stood at the end: Ben wins!');
    expect((card?.naturalWidth ?? 0) > (card?.naturalHeight ?? 0)).to.equal(matchMedia('(min-width: 561px)').matches);
    expect(root?.querySelector('[data-do="postcard"]')).not.to.equal(null);
  });

  it('a lie that was caught is told before anything else, and without one the first moment is', () => {
    const moment = { turn: 1, slain: [], wounds: [], gained: [], lost: [], called: [], ahead: null, at: 0, weight: 1 };
    const lie = { ...moment, turn: 3, called: [{ seat: 0 as const, by: 1 as const, lie: true }] };
    const truth = { ...lie, called: [{ seat: 0 as const, by: 1 as const, lie: false }] };
    expect(toldMoment({ standings: [], moments: [moment, truth, lie] })?.turn).to.equal(3);
    expect(toldMoment({ standings: [], moments: [moment, truth] })?.turn).to.equal(1);
    expect(toldMoment({ standings: [], moments: [moment, { ...truth, weight: 2 }] })?.turn, 'what weighed more').to.equal(3);
    expect(toldMoment({ standings: [], moments: [] })).to.equal(null);
  });

  it('does not say that its moments decided a match that was given up, and says so of one that was played to its end', async () => {
    const table = await over();
    const heading = async (port: TablePort) =>
      (await end(port))?.querySelector('moon-match-story')?.shadowRoot?.querySelector('h3')?.textContent;
    expect(await heading(table)).to.equal('How it went');
    const played = new Proxy(table, {
      get(of, name) {
        if (name !== 'view') return Reflect.get(of, name, of) as unknown;
        return (seat: number | null) => {
          const view = of.view(seat);
          return { ...view, order: { ...view.order, seats: view.order.seats.map((seat) => ({ ...seat, conceded: false })) } };
        };
      },
    });
    expect(await heading(played)).to.equal('What decided it');
  });

  it('says that the picture could not be shared, and not while it is tried again', async () => {
    const story = (await end(await over()))?.querySelector('moon-match-story')?.shadowRoot;
    const decode = Image.prototype.decode;
    const alert = () => story?.querySelector('[role="alert"]') ?? null;
    const share = () => story?.querySelector<HTMLElement>('moon-button[icon="share"]')?.click();
    try {
      Image.prototype.decode = () => Promise.reject(new Error('no image'));
      expect(alert()).to.equal(null);
      share();
      await waitUntil(() => alert() !== null, 'says that it failed');
      Image.prototype.decode = () => new Promise(() => undefined);
      share();
      await waitUntil(() => alert() === null, 'is tried again');
    } finally {
      Image.prototype.decode = decode;
    }
  });

  it('says where the players had agreed that what was seen stays', async () => {
    const bound = await duel({}, { seenStays: true });
    await bound.decide({ seat: 0, kind: 'concede' });
    expect((await end(bound))?.querySelector('[data-seen-stays]')?.textContent).to.match(/^Played with no take-backs/);
    expect((await end(await over()))?.querySelector('[data-seen-stays]')).to.equal(null);
  });

  it('says once who has won, and why below it', async () => {
    const table = await over();
    const root = await end(table);
    expect([...(root?.querySelectorAll('article > :is(h2, p)') ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      'Ben wins!',
      'The others conceded.',
    ]);
    expect(storyPage(table, storyOf(table)).source).to.contain('The others conceded.');
  });

  it('tells moments apart that lie at the same place', async () => {
    const story = storyOf(await over());
    const last = Math.max(...story.moments.map(({ at }) => at));
    const moments = [...story.moments, ...story.moments].map((moment) => ({ ...moment, at: last }));
    const picture = storyPicture({ ...story, moments }, ['Ada', 'Ben'], () => 'black');
    const drawn = await fixture(svg`<svg viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">${picture}</svg>`);
    const places = [...drawn.querySelectorAll('circle')].map((mark) => Number(mark.getAttribute('cx'))).sort((a, b) => a - b);
    expect(places).to.have.length(4);
    for (const [nth, place] of places.slice(1).entries()) expect(place - (places[nth] ?? 0), 'side by side').to.be.at.least(18);
    expect(places[0]).to.be.at.least(9);
    expect(places[3]).to.be.at.most(PICTURE.width - 9);
  });

  it('offers another match, with the troupes exchanged or not; a lesson is only played again', async () => {
    const asked: unknown[] = [];
    const root = await end(await over());
    root?.host.addEventListener('rematch', (event) => asked.push((event as CustomEvent).detail));
    const buttons = [...(root?.querySelectorAll<HTMLElement>('.buttons moon-button') ?? [])];
    buttons[0]?.click();
    buttons[1]?.click();
    expect(asked).to.deep.equal([{ exchanged: false }, { exchanged: true }]);
    const lesson = await end(await over(true));
    expect(lesson?.querySelector('.buttons moon-button[icon=redo]')).to.equal(null);
  });

  it('offers another level where one fits, and says why; nothing is offered where none does', async () => {
    const drawn = async (offer: FittingOffer | null): Promise<HTMLElement> => {
      const element = await fixture<HTMLElement>(html`<moon-match-end .fitting=${() => Promise.resolve(offer)}></moon-match-end>`, {
        parentNode: roomAt(await over()),
      });
      await settled();
      return element;
    };
    const sunrise = await drawn({ level: 'gentle-ragna', after: 'lost' });
    const asked: unknown[] = [];
    sunrise.addEventListener('rematch', (event) => asked.push((event as CustomEvent).detail));
    const offer = sunrise.shadowRoot?.querySelector<HTMLElement>('[data-offer]');
    expect(offer?.textContent).to.contain('lost three times').and.contain('Gentle computer');
    offer?.querySelector<HTMLElement>('moon-button')?.click();
    sunrise.shadowRoot?.querySelector<HTMLElement>('.buttons moon-button')?.click(); // refused: as before
    expect(asked).to.deep.equal([{ exchanged: false, level: 'gentle-ragna' }, { exchanged: false }]);
    expect((await drawn(null)).shadowRoot?.querySelector('[data-offer]')).to.equal(null);
  });

  it('becomes an image with what all saw and the names as they are shown', async () => {
    const table = await over();
    const { source, width, height } = storyPage(table, storyOf(table));
    expect(source).to.contain('Ada').and.contain('is slain').and.not.contain('undefined');
    const image = await createImageBitmap(await storyImage(table, storyOf(table)));
    expect([image.width, image.height]).to.deep.equal([Math.round(width), Math.round(height)]);
  });

  it('breaks long sentences between words', () => {
    expect(broken('one two three four', 9)).to.deep.equal(['one two', 'three', 'four']);
    expect(broken('incomprehensibly long', 5)).to.deep.equal(['incomprehensibly', 'long']);
  });
});
