import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';

/**
 * `collection`: the owned characters, null where all count as owned; `picks`: characters that stay in place in any case; `rows`: the class of the
 * lists.
 */
interface Parted {
  collection: ReadonlySet<CharacterId> | null;
  picks?: readonly CharacterId[];
  rows?: string;
  label?: string;
}

/** A list of characters in which those not owned come last, folded and counted; they can still be picked. */
export function unownedFolded<T>(
  items: readonly T[],
  idOf: (item: T) => CharacterId,
  draw: (item: T) => TemplateResult | typeof nothing,
  { collection, picks = [], rows = '', label }: Parted,
): TemplateResult {
  const isHere = (item: T): boolean => collection === null || collection.has(idOf(item)) || picks.includes(idOf(item));
  const present = items.filter(isHere);
  const absent = items.filter((item) => !isHere(item));
  return html`${
    present.length > 0
      ? html`<ul class=${rows} aria-label=${label ?? nothing}>
          ${present.map(draw)}
        </ul>`
      : collection !== null && absent.length > 0
        ? html`<p class="soft small" data-none-here>${shelfWords.noneHere()}</p>`
        : nothing
  }
  ${
    absent.length > 0
      ? html`<details class="rest">
          <summary>${shelfWords.hidden(absent.length)}</summary>
          <ul class=${rows}>
            ${absent.map(draw)}
          </ul>
        </details>`
      : nothing
  }`;
}
