import { html, nothing, svg } from 'lit';
import { describe, expect, it } from 'vitest';
import { firstPaint } from '../../tools/page/first-paint.ts';
import { flatTemplate } from '../../tools/page/flat-template.ts';
import { appWords } from '../../src/words/app/app.ts';
import { homeWords } from '../../src/words/app/home.ts';

describe('a template as text', () => {
  it('keeps children, lists and attributes, and leaves out listeners and properties', () => {
    const list = ['a', 'b'].map((text) => svg`<circle r=${text}></circle>`);
    const drawn = html`<p class="x ${'y'}" id=${'one two'} ?hidden=${true} ?inert=${false} @click=${() => 1} .terrain=${[]}>
      ${list}${nothing}${null} ${3}
    </p>`;
    expect(flatTemplate(drawn).replaceAll(/\s+/g, ' ')).toBe(
      '<p class="x y" id="one two" hidden> <circle r="a"></circle><circle r="b"></circle> 3 </p>',
    );
  });

  it('writes what would be markup as text', () => {
    expect(flatTemplate(html`<p title=${'"<'}>${'<b> & "'}</p>`)).toBe('<p title="&quot;&lt;">&lt;b> &amp; &quot;</p>');
  });
});

describe('the first paint', () => {
  it('says what the first screen says, and holds no script', () => {
    const painted = firstPaint();
    for (const text of [appWords.name(), appWords.tagline(), homeWords.playNow(), homeWords.playNowText()]) expect(painted).toContain(text);
    expect(painted).toContain('data-pairing="a-quick-quarrel"');
    expect(painted).not.toMatch(/<script|undefined|\[object|@click/);
  });
});
