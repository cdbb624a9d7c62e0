import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { blowNames, blowPicture, struckCircle } from '../art/blows.ts';
import { crystal } from '../art/crystal.ts';
import { damageNames, damageSign } from '../art/damage.ts';
import { factionNames, factionSign } from '../art/factions.ts';
import { emblemGlyphs } from '../art/emblem-glyphs.ts';
import { icon, iconNames } from '../art/icon.ts';

/** Every drawing. */
export function artSection(): TemplateResult {
  return html`<section>
      <h2>Factions, damage, stones</h2>
      <div class="shelf">
        ${factionNames.map((name) => html`<figure>${factionSign(name, '76px')}${name}</figure>`)}
        ${factionNames.map((name) => factionSign(name, '30px'))}
      </div>
      <div class="shelf">
        ${damageNames.map((name) => html`<figure>${damageSign(name, '46px')}${name}</figure>`)}
        <figure>${struckCircle('40px')}no damage</figure>
        ${[1, 2, 3, 4, null].map((depth) => crystal(depth, '64px'))}${[1, 2, 3, 4].map((depth) => crystal(depth, '36px'))}
      </div>
      <div class="shelf">${blowNames.map((name) => html`<figure>${blowPicture(name, '92px')}${name}</figure>`)}</div>
    </section>
    <section>
      <h2>Icons</h2>
      <div class="shelf">${iconNames.map((name) => html`<figure>${icon(name, '34px')}${name}</figure>`)}</div>
    </section>
    <section>
      <h2>Emblems</h2>
      <div class="shelf">
        ${Object.entries(emblemGlyphs).map(
          ([name, path]) =>
            html`<figure>
              <svg viewBox="0 0 512 512" width="52" height="52" aria-hidden="true" fill="currentColor"><path d=${path}></path></svg>${name}
            </figure>`,
        )}
      </div>
    </section>`;
}
