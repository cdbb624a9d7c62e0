import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Transfer } from '../../troupes/codes/transfer.ts';
import { allOf } from '../../words/language/sentences.ts';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import type { Pack } from '../../packs/pack.ts';
import type { PackOffer } from '../contexts/cards/pack-port.ts';
import type { Arrived } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../board/terrain/board-preview.ts';
import { characterCoin } from '../cards/coin.ts';
import { momentText } from '../page/time/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import '../cards/pack-offer.ts';
import { puzzleWords } from '../../words/app/making/puzzles.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { cardName } from './card-name.ts';

type Troupes = Extract<Arrived, { kind: 'troupe' }>;

/** The content of a code, shown before it is saved. @fires keep @fires left */
@customElement('moon-arrival')
export class MoonArrival extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      moon-board-preview {
        display: block;
        width: min(100%, 18rem);
      }
    `,
  ];
  @property({ attribute: false }) arrived!: Arrived;
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @property({ type: Boolean }) busy = false;
  /** The changes that taking the pack would make; null until they are known. */
  @state() private offer: PackOffer | null = null;

  #troupe({ troupe, omissions }: Troupes) {
    const { catalogue } = this;
    const named = (id: string) => cardName(id, catalogue);
    const isKnown = (id: string) => Object.hasOwn(catalogue.characters, id) || Object.hasOwn(catalogue.upgrades, id);
    const strange = [...troupe.characters, ...Object.values(troupe.upgrades).flat()].filter((id) => !isKnown(id));
    const packs = [...new Set(strange.flatMap((id) => (id.includes(':') ? [id.slice(0, id.indexOf(':'))] : [])))];
    const missing = strange.map(named);
    const namesOf = (cause: (typeof omissions)[number]['why'], name: (id: string) => string) =>
      omissions.filter((candidate) => candidate.why === cause).map(({ card }) => name(card));
    const [unknown, cards, bearerless] = [namesOf('unknown', (id) => id), namesOf('campaign-card', named), namesOf('bearerless', named)];
    return html`${
      troupe.characters.length === 0
        ? html`<p>${sharingWords.nobody()}</p>`
        : html`<ul>
            ${troupe.characters.map((id) => {
              const card = catalogue.characters[id];
              const borne = (troupe.upgrades[id] ?? []).map(named);
              return html`<li>
                ${card ? characterCoin(card, '40px', troupe.faction ?? undefined) : nothing}<span
                  >${named(id)}${borne.length > 0 ? html`<span class="small soft"> · ${borne.join(' · ')}</span>` : nothing}</span
                >
              </li>`;
            })}
          </ul>`
    }
    ${missing.length > 0 ? html`<p class="missing">${sharingWords.notHere(missing)}</p>` : nothing}
    ${packs.length > 0 ? html`<p class="missing" data-missing-packs>${packsWords.missing(packs)}</p>` : nothing}
    ${unknown.length > 0 ? html`<p class="missing">${sharingWords.leftUnknown(unknown)}</p>` : nothing}
    ${cards.length > 0 ? html`<p class="missing">${sharingWords.leftCards(cards)}</p>` : nothing}
    ${bearerless.length > 0 ? html`<p class="missing">${sharingWords.leftBearerless(bearerless)}</p>` : nothing}`;
  }

  #transfer({ troupes, campaigns, results }: Transfer) {
    return html`${troupes.map(
      ({ troupe, omissions }) =>
        html`<h3>${troupe.name}</h3>
          ${this.#troupe({ kind: 'troupe', troupe, omissions })}`,
    )}
    ${campaigns.length > 0 ? html`<p>${sharingWords.campaignsLeft(campaigns)}</p>` : nothing}
    ${
      results.length > 0
        ? html`<p>${sharingWords.resultsLeft()}</p>
            <ul>
              ${results.map(({ at, players, winner }) => {
                const sides = players.map(({ name, stones }) => `${name} ${stones}`);
                const won = winner === null ? null : (players[winner]?.name ?? null);
                return html`<li>${sharingWords.foreignResult(momentText(at), allOf(sides), won)}</li>`;
              })}
            </ul>`
        : nothing
    }`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('arrived')) this.offer = null;
  }

  /** The text of the button, which names a loss: of the player's changes, or of a newer version. */
  #keepPack({ version }: Pack): string {
    const { offer } = this;
    if (!offer || offer.known === null || offer.isIdentical) return packsWords.keep();
    if (offer.edited) return packsWords.overwrite();
    return offer.known > version ? packsWords.goBack(version) : packsWords.keep();
  }

  #content(): { heading: string; keep: string; body: unknown } {
    const { arrived } = this;
    switch (arrived.kind) {
      case 'troupe':
        return { heading: sharingWords.troupeArrived(arrived.troupe.name), keep: sharingWords.keepTroupe(), body: this.#troupe(arrived) };
      case 'transfer':
        return { heading: sharingWords.transferArrived(), keep: sharingWords.keepTransfer(), body: this.#transfer(arrived.transfer) };
      case 'board':
        return {
          heading: sharingWords.boardArrived(arrived.board.name),
          keep: sharingWords.keepBoard(),
          body: html`<moon-board-preview aria-hidden="true" .terrain=${arrived.board.terrain}></moon-board-preview>`,
        };
      case 'pack':
        return {
          heading: packsWords.arrived(arrived.pack.name),
          keep: this.#keepPack(arrived.pack),
          body: html`<moon-pack-offer
            .pack=${arrived.pack}
            @offered=${({ detail }: MoonEvent<'offered'>) => (this.offer = detail.offer)}
          ></moon-pack-offer>`,
        };
      case 'puzzle':
        return {
          heading: puzzleWords.arrived(arrived.puzzle.name),
          keep: puzzleWords.keep(),
          body: arrived.puzzle.by === '' ? nothing : html`<p>${puzzleWords.madeBy(arrived.puzzle.by)}</p>`,
        };
      case 'match':
        return {
          heading: sharingWords.matchArrived(arrived.title),
          keep: sharingWords.keepMatch(),
          body: html`<p>${sharingWords.matchNamed(arrived.names)}</p>`,
        };
      case 'campaign':
        return {
          heading: sharingWords.campaignArrived(arrived.title),
          keep: sharingWords.keepCampaign(),
          body: html`<p>${sharingWords.matchNamed(arrived.names)}</p>`,
        };
    }
  }

  override render() {
    const { heading, keep, body } = this.#content();
    const isRefused = this.offer?.findings.some(({ grade }) => grade === 'error') ?? false;
    return html`<section class="panel" aria-labelledby="heading">
      <h2 id="heading">${heading}</h2>
      ${body}
      <div class="row">
        <moon-button tone="question" data-do="keep" ?disabled=${this.busy || isRefused} @click=${() => emit(this, 'keep')}
          >${keep}</moon-button
        >
        <moon-button tone="quiet" data-do="leave" @click=${() => emit(this, 'left')}>${sharingWords.leave()}</moon-button>
      </div>
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    keep: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-arrival': MoonArrival;
  }
}
