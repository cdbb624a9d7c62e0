import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Arcane } from '../../../rules/terms/card-language.ts';
import { ARCANE_KINDS } from '../../../rules/terms/decks.ts';
import type { ArcaneCard } from '../../../rules/terms/decks.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { arcaneCardName } from '../../../words/names/arcane-cards.ts';
import '../../cards/deck/arcane-card.ts';
import { outcomeText } from '../outcomes/outcomes.ts';
import { flat, low } from '../../theme/sizes.ts';

/** For a container of inline size. */
export const tenCardsStyles = css`
  /* one row for each colour, with the catastrophe beside the rows */
  .ten {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-1);
    max-width: 26rem;
  }
  .ten button {
    display: grid;
    place-items: center;
    min-width: 0;
    min-height: var(--touch);
    padding: 4px;
    border: var(--pen) solid transparent;
    border-radius: 12px;
    background: none;
  }
  .ten [data-as='catastrophe'] {
    grid-area: 1 / 4 / 4;
  }
  .ten .matters {
    border-color: var(--question);
  }
  .ten [aria-pressed='true'] {
    background: var(--question);
    color: var(--on-question);
  }
  .ten moon-arcane-card {
    --card-width: 54px;
    pointer-events: none;
  }
  /* on a phone held across two rows are in sight */
  @media ${flat} {
    .ten {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    .ten [data-as='catastrophe'] {
      grid-area: auto;
    }
    .ten button {
      padding: 1px;
    }
  }
  @container (min-width: 660px) {
    .ten {
      grid-template-columns: repeat(10, minmax(0, 1fr));
      max-width: none;
    }
    .ten [data-as='catastrophe'] {
      grid-area: auto;
    }
  }
  @media ${low} {
    .ten moon-arcane-card {
      --card-width: 36px;
    }
  }
`;

/**
 * The ten identities that can be claimed for an arcane card; those with an effect in this ability are marked. `as`: the picked one, null for none
 * yet; undefined where a tap does not pick but answers at once, by an event.
 */
export const tenCards = (ability: Arcane | null, as?: ArcaneCard | null, pick?: (card: ArcaneCard) => void): TemplateResult =>
  html`<div class="ten" role="group" aria-label=${duelWords.claimAs()}>
    ${ARCANE_KINDS.map((card) => {
      const matters = ability !== null && outcomeText(ability, card) !== null;
      return html`<button
        type="button"
        class=${matters ? 'matters' : ''}
        data-as=${card}
        aria-label="${arcaneCardName(card)}, ${matters ? duelWords.matters() : duelWords.nothing()}"
        aria-pressed=${as === undefined ? nothing : as === card ? 'true' : 'false'}
        @click=${() => pick?.(card)}
      >
        <moon-arcane-card card=${card} size="s" aria-hidden="true"></moon-arcane-card>
      </button>`;
    })}
  </div>`;
