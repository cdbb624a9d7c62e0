import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/match/match-screen.ts';
import { readyMatchStyles } from '../../../src/ui/match/ready-styles.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, duel } from './tables/tables.ts';

describe('the style sheets of the first screen of a match', () => {
  const { replaceSync } = CSSStyleSheet.prototype;
  let read = 0;

  before(() => installTheme());
  beforeEach(async () => {
    await setViewport({ width: 1180, height: 820 });
    read = 0;
    CSSStyleSheet.prototype.replaceSync = function (text: string): void {
      read += 1;
      replaceSync.call(this, text);
    };
  });
  afterEach(() => {
    CSSStyleSheet.prototype.replaceSync = replaceSync;
  });

  it('are read ahead, once, and none is left for the screen itself', async () => {
    const table = await duel();
    readyMatchStyles();
    expect(read).to.be.above(20);
    read = 0;
    readyMatchStyles();
    expect(read, 'the second time').to.equal(0);
    const element = await fixture(html`<moon-match-screen .table=${table} .seating=${'flat'}></moon-match-screen>`);
    await waitUntil(() => Boolean(deep(element, 'moon-act-prompt')) && Boolean(deep(element, '.token')), 'the question and the models');
    expect(read, 'left for the screen').to.equal(0);
  });
});
