import { openPressedMatches } from '../../../src/app/session/pressed-matches.ts';
import { expect, fixture, html } from '../support.ts';

describe('matches whose links are pressed', () => {
  const wanted: (string | null)[] = [];
  let broken = false;
  const finger = async (type: string, on: Element | null): Promise<void> => {
    on?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, button: 0 }));
    await new Promise((done) => setTimeout(done));
  };

  before(() =>
    openPressedMatches(async () => {
      if (broken) throw new Error('no code');
      return { openAhead: (id) => void wanted.push(id) };
    }),
  );
  beforeEach(() => (wanted.length = 0));

  it('begin to open, and are given up when the finger scrolls', async () => {
    const link = await fixture(html`<a href="#/match/a1-2">Resume</a>`);
    await finger('pointerdown', link);
    await finger('pointercancel', link);
    expect(wanted).to.deep.equal(['a1-2', null]);
  });

  it('do not begin at another place, and nothing is thrown where the code of matches cannot be fetched', async () => {
    const page = await fixture(
      html`<p><a href="#/match/a1-2/replay">Replay</a><a href="#/troupes">Troupes</a><a href="#/match/a1-2">Resume</a></p>`,
    );
    const [replay, troupes, resume] = page.querySelectorAll('a');
    await finger('pointerdown', replay ?? null);
    await finger('pointerdown', troupes ?? null);
    expect(wanted).to.deep.equal([null, null]);
    broken = true;
    await finger('pointerdown', resume ?? null);
    expect(wanted).to.deep.equal([null, null]);
  });
});
