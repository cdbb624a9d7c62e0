import { lazyScreens, libraryScreen, rulesLieOver } from '../../../src/ui/screen-list.ts';
import type { Place } from '../../../src/ui/contexts/places.ts';
import { screenStyles } from '../../../src/ui/match/screen-styles.ts';
import { expect, fixture, html, inMotion } from '../support.ts';

const all = [...Object.keys(lazyScreens), 'home'].sort();

describe('the screens', () => {
  it('a rule lies over those alone on which something would be lost, and leads away from all others', () => {
    const over = all.filter((screen) => rulesLieOver({ screen } as Place));
    expect(over).to.deep.equal(['club', 'collection', 'compendium', 'join', 'match', 'replay']);
  });
  it('each opens at the part that its address names', () => {
    const parted = (screen: string) => libraryScreen({ screen, at: 'part' } as Place, false).values.includes('part');
    const withPart = ['boards', 'campaigns', 'club', 'troupes', 'share'];
    expect(withPart.filter(parted)).to.deep.equal(withPart);
  });
});

describe('a sign over the board', () => {
  const moves = async (): Promise<string> => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    if (screenStyles.styleSheet) root.adoptedStyleSheets = [screenStyles.styleSheet];
    root.innerHTML = '<p class="turn-sign red-moon"><span>Turn 2</span></p>';
    return getComputedStyle(root.querySelector('p') ?? host).animationName;
  };
  it('stands still where little motion is asked for', async () => {
    expect(await moves()).to.equal('none');
  });
  it(
    'moves elsewhere',
    inMotion(async () => {
      expect(await moves()).to.equal('moonrise');
    }),
  );
});
