import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { blowNames, blowPicture, struckCircle } from '../../art/blows.ts';
import type { BlowName } from '../../art/blows.ts';
import { labels } from '../../kit/labels.ts';

/**
 * The damage of a card against the card of the other side: a number, null for "no damage" (∅), or `?` for the damage of the card that it
 * copies; and whether it earns a Follow-Up.
 */
export interface CardDeal {
  readonly deal: number | null | '?';
  readonly followUp: boolean;
}
/** One deal for each card the other side may have played. */
export type DealRows = Readonly<Record<BlowName, CardDeal>>;

export const dealTableStyles = css`
  .deals {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    border: 1px solid var(--paper-line);
    border-radius: 5px;
    overflow: hidden;
    background: var(--paper-raised);
  }
  .deals.wide {
    --fighter: 0.35;
    --stroke: 5.5;
    /* six side by side, fewer where their letters are large */
    grid-template-columns: repeat(auto-fit, minmax(max(1.5em, 100% / 6.5), 1fr));
  }
  .deal {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4%;
    min-width: 0;
    border: 0.5px solid var(--paper-line);
    padding: 2% 1%;
  }
  .wide .deal {
    flex-direction: column;
    padding: 6px 2px;
  }
  .deals {
    --blade: var(--paper-ink);
    --fighter: 0.16;
    --stroke: 8;
  }
  .deal > .blow {
    width: 38%;
    height: auto;
  }
  .wide .deal > .blow {
    width: min(44px, 70%);
  }
  /* the damage that counts now */
  .deal.now {
    background: color-mix(in oklab, #f2b84b 55%, var(--paper-raised));
    outline: 2px solid #8a5a00;
    outline-offset: -1px;
    z-index: 1;
  }
  .value {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.5em;
    height: 1.5em;
    border: 2px solid transparent;
    border-radius: 50%;
    font-weight: 800;
    line-height: 1;
  }
  .value.none {
    color: var(--paper-soft);
  }
  .value.follow-up {
    border-color: #c07a00;
    background: #ffdf9a;
    color: #20302b;
  }
`;

/**
 * A deal table in the order of the book: Follow-Ups circled in amber, "no damage" a struck circle. `wide` is one row; `against` is the card
 * of the other side, null while it is unknown. With `silent`, the table has no text for a screen reader.
 */
export function dealTable(table: DealRows, wide = false, against: BlowName | null = null, silent = false): TemplateResult {
  return html`<ul class="deals ${wide ? 'wide' : ''}" aria-label=${labels.dealTable}>
    ${blowNames.map((name) => {
      const { deal, followUp } = table[name];
      const text = labels.dealAgainst(
        labels.blow[name],
        deal === null ? labels.noDamage : deal === '?' ? labels.copiedDeal : String(deal),
        followUp,
      );
      return html`<li
        class="deal ${name === against ? 'now' : ''}"
        aria-current=${name === against ? 'true' : nothing}
        data-against=${name}
      >
        ${blowPicture(name)}<span class="value ${followUp ? 'follow-up' : ''} ${deal === null ? 'none' : ''}" aria-hidden="true"
          >${deal === null ? struckCircle('1.25em') : deal}</span
        >
        ${silent ? nothing : html`<span class="unseen">${text}</span>`}
      </li>`;
    })}
  </ul>`;
}
