import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { pictureGlyphs } from './glyphs.ts';
import { strokes } from './strokes.ts';
import type { StrokeName } from './strokes.ts';

/** The name of an icon: a line drawing or a filled picture. */
export type IconName = StrokeName | keyof typeof pictureGlyphs;

/** Every icon, for galleries and checks. */
export const iconNames = [...Object.keys(strokes), ...Object.keys(pictureGlyphs)] as IconName[]; // keys() loses literal types

/** An icon in the colour of the text and 1.35 times as high; hidden from assistive technology. */
export function icon(name: IconName, size = '1.35em'): TemplateResult {
  return name in strokes
    ? html`<svg
        class="icon"
        viewBox="0 0 24 24"
        width=${size}
        height=${size}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d=${strokes[name as StrokeName] /* `in` does not narrow a union of keys */}></path>
      </svg>`
    : html`<svg class="icon" viewBox="0 0 512 512" width=${size} height=${size} aria-hidden="true" fill="currentColor">
        <path d=${pictureGlyphs[name as keyof typeof pictureGlyphs]}></path>
      </svg>`;
}
