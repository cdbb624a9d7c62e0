import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { pictureGlyphs } from './glyphs.ts';
import { strokes } from './strokes.ts';
import type { StrokeName } from './strokes.ts';

/** A sign for something that can be done: a drawn line or a picture. */
export type IconName = StrokeName | keyof typeof pictureGlyphs;

/** Every icon, for galleries and checks. */
export const iconNames = [...Object.keys(strokes), ...Object.keys(pictureGlyphs)] as IconName[]; // keys() forgets literal types

/** An icon as high as the text beside it times 1.35, in the text's colour; hidden from assistive technology. */
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
