import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { bodyPicture } from './body.ts';
import type { FactionName } from './factions.ts';

/** A character in a small company under the moon. */
export interface DrawnCompanion {
  character: string;
  faction: FactionName;
  keywords?: readonly string[];
}

/**
 * A few characters on a hill under the moon; the second half face the first half. Hidden from screen readers. `sign`: a drawing between the two
 * halves.
 */
export const companyPicture = (companions: readonly DrawnCompanion[], sign: unknown = nothing): TemplateResult =>
  html`<div class="company" aria-hidden="true" style="--heads: ${companions.length}">
    ${companions.map(
      ({ character, faction, keywords = [] }, nth) =>
        html`<span
          >${bodyPicture({ character, faction, keywords, mirrored: companions.length > 1 && nth >= companions.length / 2 })}</span
        >`,
    )}
    ${sign === nothing ? nothing : html`<b class=${companions.length % 2 === 1 ? 'aside' : ''}>${sign}</b>`}
  </div>`;

export const companyStyle = css`
  .people {
    width: min(100%, 44rem);
  }
  .people .company {
    --tall: clamp(120px, 20vw, 210px);
    height: clamp(150px, 26vw, 270px);
  }
  .company {
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    display: flex;
    justify-content: space-evenly;
    align-items: flex-end;
    height: 112px;
    width: 100%;
    padding-inline: max(6%, 24px);
    overflow: hidden;
    container-type: inline-size;
    border-radius: var(--radius-small);
  }
  /* under the moon, and by day under a low sun */
  .company::before,
  .company::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    display: var(--by-night);
    background:
      radial-gradient(circle at 50% 24%, rgb(223 240 248 / 88%) 0 13px, transparent 14px),
      radial-gradient(circle at 50% 24%, rgb(207 230 242 / 26%), transparent 60px),
      radial-gradient(120% 60% at 50% 112%, #143028 60%, transparent 61%), linear-gradient(#0a1420, #24424f);
  }
  .company::after {
    display: var(--by-day);
    background:
      radial-gradient(circle at 50% 24%, rgb(255 246 216 / 96%) 0 15px, transparent 16px),
      radial-gradient(circle at 50% 24%, rgb(255 246 216 / 70%), transparent 80px),
      radial-gradient(120% 60% at 50% 112%, #a9b870 60%, #8f9f5c 60.5%, transparent 61%), linear-gradient(#9cc7d8, #f6e3b0);
  }
  .company span {
    flex: 0 1 calc(100% / var(--heads));
    display: grid;
    place-items: end center;
    height: 94%;
    min-width: 0;
  }
  .company img {
    grid-area: 1 / 1;
    height: min(var(--tall, 104px), 40cqi, 130cqi / var(--heads));
    max-width: none;
  }
  .company b {
    position: absolute;
    left: 50%;
    bottom: 14px;
    translate: -50%;
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
    border: var(--pen) solid var(--outline);
    border-radius: 50%;
    background: var(--paper-raised);
    color: var(--paper-ink);
  }
  .company b.aside {
    left: 76%;
  }
  .company b .icon {
    width: 24px;
    height: 24px;
  }
`;
