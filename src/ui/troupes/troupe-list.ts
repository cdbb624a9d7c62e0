import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { factionsOf } from '../../troupes/faction.ts';
import { termsOf } from '../../troupes/formats.ts';
import { judgeTroupe } from '../../troupes/judge-troupe.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { factionsSaid, formatName, troupeWords } from '../../words/app/troupes.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { editionWords } from '../../words/app/edition/edition.ts';
import { editionMark } from '../../words/app/edition/edition-mark.ts';
import { isChanged } from '../../words/app/edition/edition-changes.ts';
import { companyPicture, companyStyle } from '../art/company.ts';
import { icon } from '../art/icon.ts';
import type { KeptTroupe } from '../contexts/cards/troupe-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import { characterCoin } from '../cards/coin.ts';
import { pageStyles } from '../page/page-styles.ts';
import { cardName } from './card-name.ts';
import { newMatchHash, troupesHash } from '../contexts/places.ts';

/** The actions for a troupe of the list. */
export type TroupeDeed = 'rename' | 'duplicate' | 'share' | 'archive' | 'remove';
export interface TroupeDone {
  deed: TroupeDeed;
  troupe: Troupe;
}

/** The saved troupes, each a link to its editor. @fires deed `TroupeDone` */
@customElement('moon-troupe-list')
export class MoonTroupeList extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr));
        gap: var(--space-4);
      }
      li {
        display: grid;
        gap: var(--space-2);
        align-content: start;
      }
      a.press {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-content: stretch;
        justify-items: start;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-4);
        color: var(--ink);
        text-decoration: none;
      }
      .name {
        font: 700 var(--text-l) / 1.2 var(--title-face);
        overflow-wrap: anywhere;
      }
      .coins {
        display: flex;
        flex-wrap: wrap;
        gap: 3px;
        min-height: 40px;
      }
      .mend {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--harm-ink);
        font-weight: 600;
      }
      .tools {
        gap: var(--space-2);
        justify-content: flex-end;
      }
      a.press.play {
        display: inline-flex;
        width: auto;
        min-height: 48px;
        margin-inline-end: auto;
        padding: 0 var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) listed: readonly KeptTroupe[] = [];
  @property({ attribute: false }) catalogue!: TroupeCatalogue;

  #item({ troupe, changedAt }: KeptTroupe) {
    const { catalogue } = this;
    const { id, name, characters, format, archived } = troupe;
    const factions = factionsOf(troupe, catalogue);
    const faults = judgeTroupe(troupe, format, catalogue).filter(({ grade }) => grade === 'error').length;
    const isOlder = changedAt > 0 && changedAt < editionMark.since;
    const changed = isOlder ? characters.filter(isChanged).flatMap((character) => catalogue.characters[character]?.name ?? []) : [];
    const since = [...characters, ...Object.values(troupe.upgrades).flat()].filter((id) => (catalogue.changedAt?.get(id) ?? 0) > changedAt);
    const worn = factions.length === 1 ? factions[0] : undefined;
    const deed = (act: TroupeDeed) => emit(this, 'deed', { deed: act, troupe });
    return html`<li data-troupe=${id}>
      <a class="press" href=${troupesHash(id)}>
        ${companyPicture(
          characters.slice(0, 6).flatMap((character) => {
            const card = catalogue.characters[character];
            const faction = worn ?? card?.factions[0];
            return card && faction ? [{ character, faction, keywords: card.keywords }] : [];
          }),
        )}
        <span class="name">${name}</span>
        <span class="coins"
          >${characters.flatMap((character) => {
            const card = catalogue.characters[character];
            return card ? [characterCoin(card, '40px', worn)] : [];
          })}</span
        >
        <span class="small soft"
          >${factionsSaid(factions, termsOf(format).oneFaction)} · ${formatName(format)} ·
          ${troupeWords.characters(characters.length)}</span
        >
        ${changed.length > 0 ? html`<span class="small" data-edition>${editionWords.inTroupe(changed)}</span>` : nothing}
        ${since.length > 0 ? html`<span class="small" data-since>${packsWords.changedSince(since.map((id) => cardName(id, catalogue)))}</span>` : nothing}
        ${faults > 0 ? html`<span class="mend small">${icon('warning')}${troupeWords.toMend(faults)}</span>` : nothing}
      </a>
      <div class="row tools">
        ${faults === 0 && !archived && characters.length > 0 ? html`<a class="press play" data-do="play" href=${newMatchHash(id)}>${icon('play')}${troupeWords.play()}</a>` : nothing}
        <moon-icon-button icon="edit" .label=${troupeWords.rename(name)} data-do="rename" @click=${() => deed('rename')}></moon-icon-button>
        <moon-icon-button
          icon="plus"
          .label=${troupeWords.duplicate(name)}
          data-do="duplicate"
          @click=${() => deed('duplicate')}
        ></moon-icon-button>
        <moon-icon-button icon="share" .label=${troupeWords.share(name)} data-do="share" @click=${() => deed('share')}></moon-icon-button>
        <moon-icon-button
          icon=${archived ? 'undo' : 'chest'}
          .label=${archived ? troupeWords.takeOut(name) : troupeWords.putAway(name)}
          data-do="archive"
          @click=${() => deed('archive')}
        ></moon-icon-button>
        <moon-icon-button
          icon="trash"
          .label=${troupeWords.remove(name)}
          data-do="remove"
          @click=${() => deed('remove')}
        ></moon-icon-button>
      </div>
    </li>`;
  }

  override render() {
    return html`<ul>
      ${this.listed.map((kept) => this.#item(kept))}
    </ul>`;
  }
}

declare global {
  interface MoonriseEvents {
    deed: TroupeDone;
  }
  interface HTMLElementTagNameMap {
    'moon-troupe-list': MoonTroupeList;
  }
}
