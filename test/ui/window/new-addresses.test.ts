import { newAddresses } from '../../../src/app/window/new-addresses.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

/** Resolves after every event of the last change of the address. */
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 50));
};

describe('new places in the address', () => {
  const heard: string[] = [];
  let tell: () => void;

  beforeEach(async () => {
    location.hash = '#/start';
    await settled();
    tell ??= newAddresses((hash) => heard.push(hash));
    tell();
    heard.length = 0;
  });

  it('are heard once each: of a link before anything else happens, of a script, and on the way back', async () => {
    const link = await fixture<HTMLAnchorElement>(html`<a href="#/match/a">a match</a>`);
    link.click();
    const atOnce = [...heard];
    await settled();
    expect(heard).to.deep.equal(['#/match/a']);
    expect(atOnce, 'in the task of the click').to.deep.equal(['#/match/a']);
    location.hash = '#/match/b';
    await settled();
    history.back();
    await waitUntil(() => heard.length > 2, 'the way back');
    await settled();
    expect(heard).to.deep.equal(['#/match/a', '#/match/b', '#/match/a']);
  });

  it('are not heard where the address stays, except when it is asked for', async () => {
    const link = await fixture<HTMLAnchorElement>(html`<a href="#/start">here</a>`);
    link.click();
    await settled();
    expect(heard).to.deep.equal([]);
    tell();
    tell();
    expect(heard).to.deep.equal(['#/start', '#/start']);
  });
});
