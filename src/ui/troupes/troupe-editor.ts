import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { factionsOf, sharedFactions } from '../../troupes/faction.ts';
import { TROUPE_FORMATS, termsOf, type TroupeFormat } from '../../troupes/formats.ts';
import { isSameTroupe, joinTroupes } from '../../troupes/join-troupes.ts';
import { judgeTroupe } from '../../troupes/judge-troupe.ts';
import { linkedCharacters } from '../../troupes/linked-characters.ts';
import { strengths } from '../../troupes/strengths.ts';
import { LONGEST_NAME, type Troupe } from '../../troupes/troupe.ts';
import { factionName } from '../../words/names/factions.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { factionsSaid, formatName, formatText, troupeWords } from '../../words/app/troupes.ts';
import { icon } from '../art/icon.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import type { TroupeDesk } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { characterCoin } from '../cards/coin.ts';
import { failureText, type ChangeFailure } from '../page/failure-text.ts';
import { pageStyles } from '../page/page-styles.ts';
import { titles } from '../../words/app/titles.ts';
import { newMatchHash, printHash, troupesHash } from '../contexts/places.ts';
import { cardName } from './card-name.ts';
import './character-pool.ts';
import './strength-radar.ts';
import './troupe-advice.ts';
import { troupeEditorStyles } from './troupe-editor-styles.ts';
import './troupe-picks.ts';

/** The editor of a troupe: its characters, its errors, its strengths. Every change is saved at once. @fires shared `{ troupe }` */
@customElement('moon-troupe-editor')
export class MoonTroupeEditor extends LitElement {
  static override styles = [shared, pressable, pageStyles, troupeEditorStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @property({ attribute: false }) desk!: TroupeDesk;
  /** The troupe as it was last saved. */
  @property({ attribute: false }) savedTroupe!: Troupe;
  @state() private troupe!: Troupe;
  @state() private looking: Character | null = null;
  @state() private printing = false;
  /** The cabinets while the packing list is open; null otherwise. */
  @state() private packing: CabinetPort | null = null;
  @state() private trouble: ChangeFailure | null = null;
  @query('h1') private readonly heading!: HTMLElement | null;
  #saving: Promise<void> = Promise.resolve();
  #waiting: Troupe | null = null;
  /** The saved troupe as this window last knew it; the base of a merge. */
  #base!: Troupe;

  override focus(): void {
    void this.updateComplete.then(() => this.heading?.focus({ preventScroll: true }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('savedTroupe') && changed.get('savedTroupe')?.id !== this.savedTroupe.id) this.troupe = this.#base = this.savedTroupe;
  }

  /** Saves the troupe. Changes during a write wait, and only the newest of them is written. */
  #keep(troupe: Troupe) {
    this.troupe = troupe;
    if (typedName(troupe.name) === '') return;
    const idle = this.#waiting === null;
    this.#waiting = { ...troupe, name: typedName(troupe.name) };
    if (!idle) return;
    this.#saving = this.#saving.then(async () => {
      const newest = this.#waiting;
      this.#waiting = null;
      if (!newest) return;
      try {
        this.#saved(newest, await this.desk.shelf.save(newest, (kept) => joinTroupes(this.#base, newest, kept)));
        this.trouble = null;
      } catch {
        this.trouble = 'unsaved';
      }
    });
  }

  /** Takes over what another window has saved, once no change of this window waits to be written. */
  #saved(sent: Troupe, saved: Troupe) {
    if (sent.id !== this.troupe.id) return;
    this.#base = sent;
    if (this.#waiting !== null || isSameTroupe(sent, saved)) return;
    this.#base = saved;
    this.troupe = saved.name === sent.name ? { ...saved, name: this.troupe.name } : saved;
  }

  #picked(character: CharacterId) {
    const { characters, upgrades } = this.troupe;
    if (!characters.includes(character)) return this.#keep({ ...this.troupe, characters: [...characters, character] });
    const { [character]: _removed, ...otherUpgrades } = upgrades;
    return this.#keep({ ...this.troupe, characters: characters.filter((id) => id !== character), upgrades: otherUpgrades });
  }

  async #look(character: CharacterId) {
    await import('../cards/character/character-sheet.ts');
    this.looking = this.desk.catalogue.characters[character] ?? null;
  }

  async #pack() {
    const [port] = await Promise.all([this.library?.cabinet(), import('./pack-list.ts')]);
    this.packing = port ?? null;
  }

  async #print() {
    await import('./troupe-sheet.ts');
    this.printing = true;
  }

  #linked() {
    const { catalogue } = this.desk;
    const links = linkedCharacters(this.troupe.characters, catalogue);
    if (links.length === 0) return nothing;
    return html`<section aria-labelledby="linked">
      <h2 id="linked" class="sub">${troupeWords.linked()}</h2>
      <ul class="linked">
        ${links.map(({ by, character }) => {
          const card = catalogue.characters[character];
          const text = troupeWords.summons(cardName(by, catalogue), cardName(character, catalogue));
          return html`<li>
            <button type="button" class="press" data-linked=${character} @click=${() => void this.#look(character)}>
              ${card ? characterCoin(card, '34px') : nothing}${text}
            </button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #terms() {
    const { troupe } = this;
    const { catalogue } = this.desk;
    const { oneFaction } = termsOf(troupe.format);
    const open = sharedFactions(troupe.characters, catalogue);
    const choosable = oneFaction && (open.length > 1 || troupe.faction !== null);
    const offered = [...new Set([...open, ...(troupe.faction === null ? [] : [troupe.faction])])];
    return html`<moon-text-field
        .label=${troupeWords.name()}
        .value=${troupe.name}
        .error=${typedName(troupe.name) === '' ? troupeWords.nameMissing() : ''}
        maxlength=${LONGEST_NAME}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => this.#keep({ ...troupe, name: detail.value })}
      ></moon-text-field>
      <div>
        <h2 class="sub">${troupeWords.format()}</h2>
        <moon-segmented
          .label=${troupeWords.format()}
          .selected=${troupe.format}
          .segments=${TROUPE_FORMATS.map((id) => ({ id, label: formatName(id) }))}
          @chosen=${({ detail }: MoonEvent<'chosen', { id: TroupeFormat }>) => this.#keep({ ...troupe, format: detail.id })}
        ></moon-segmented>
        <p class="small soft">${formatText(troupe.format)}</p>
      </div>
      <div>
        <h2 class="sub">${troupeWords.faction()}</h2>
        <p class="faction"><strong>${factionsSaid(factionsOf(troupe, catalogue), oneFaction)}</strong></p>
        ${
          choosable
            ? html`<moon-segmented
                .label=${troupeWords.faction()}
                .selected=${troupe.faction ?? 'open'}
                .segments=${[{ id: 'open', label: troupeWords.factionOpen() }, ...offered.map((id) => ({ id, label: factionName(id) }))]}
                @chosen=${({ detail }: MoonEvent<'chosen', { id: Faction | 'open' }>) =>
                  this.#keep({ ...troupe, faction: detail.id === 'open' ? null : detail.id })}
              ></moon-segmented>`
            : nothing
        }
      </div>`;
  }

  #tools() {
    const { troupe } = this;
    const playable = !judgeTroupe(troupe, troupe.format, this.desk.catalogue).some(({ grade }) => grade === 'error');
    return html`<div class="row tools">
      ${playable ? html`<a class="press play" href=${newMatchHash(troupe.id)}>${icon('play')}${troupeWords.play()}</a>` : nothing}
      <moon-button tone="quiet" icon="share" data-do="share" @click=${() => emit(this, 'shared', { troupe })}
        >${troupeWords.shareIt()}</moon-button
      >
      ${
        troupe.characters.length > 0
          ? html`<moon-button
              tone="quiet"
              icon="chest"
              data-do="pack"
              @click=${() => void this.#pack().catch(() => (this.trouble = 'unread'))}
              >${shelfWords.pack()}</moon-button
            >`
          : nothing
      }
      <moon-button tone="quiet" icon="cards" data-do="print-cards" @click=${() => (location.hash = printHash(this.troupe.id))}
        >${titles.print()}</moon-button
      >
      <moon-button tone="quiet" icon="quill" data-do="print" @click=${() => void this.#print()}>${troupeWords.print()}</moon-button>
    </div>`;
  }

  override render() {
    const { troupe, desk } = this;
    const { catalogue } = desk;
    if (this.printing)
      return html`<moon-troupe-sheet
        .troupe=${troupe}
        .catalogue=${catalogue}
        @closed=${() => (this.printing = false)}
      ></moon-troupe-sheet>`;
    return html`<header>
        <a class="back" href=${troupesHash()} aria-label=${troupeWords.back()}>${icon('chevron-left', '1.5em')}</a>
        <h1 tabindex="-1">${troupe.name || troupeWords.fresh()}</h1>
        ${this.#tools()}
      </header>
      <main>
        ${this.trouble ? html`<moon-toast class="wide" @closed=${() => (this.trouble = null)}>${failureText(this.trouble)}</moon-toast>` : nothing}
        <section class="panel bench" aria-label=${troupeWords.picks()}>
          ${this.#terms()}
          <h2>${troupeWords.picks()} <span class="soft small">${troupeWords.characters(troupe.characters.length)}</span></h2>
          <moon-troupe-picks
            .troupe=${troupe}
            .catalogue=${catalogue}
            @troupe-edited=${({ detail }: MoonEvent<'troupe-edited'>) => detail.troupe && this.#keep(detail.troupe)}
          ></moon-troupe-picks>
          ${this.#linked()}
        </section>
        <section class="panel more" aria-labelledby="strengths">
          <div>
            <h2 id="strengths">${troupeWords.strengths()}</h2>
            <moon-strength-radar .strengths=${strengths(troupe, catalogue)}></moon-strength-radar>
            <p class="small soft">${troupeWords.strengthsHint()}</p>
            <moon-troupe-advice .troupe=${troupe} .catalogue=${catalogue}></moon-troupe-advice>
          </div>
          <div>
            <label for="notes">${troupeWords.notes()}</label>
            <textarea
              id="notes"
              maxlength="2000"
              .value=${troupe.notes}
              @input=${(event: Event) => event.target instanceof HTMLTextAreaElement && this.#keep({ ...troupe, notes: event.target.value })}
            ></textarea>
          </div>
        </section>
        <section class="pool" aria-labelledby="pool">
          <div class="chosen">
            <h2 id="pool">${troupeWords.pool()}</h2>
            <span class="soft" data-chosen aria-live="polite">${troupeWords.characters(troupe.characters.length)}</span>
          </div>
          <moon-character-pool
            .catalogue=${catalogue}
            .troupe=${troupe}
            @character-picked=${({ detail }: MoonEvent<'character-picked'>) => this.#picked(detail.character)}
            @looked-at=${({ detail }: MoonEvent<'looked-at'>) => void this.#look(detail.character)}
          ></moon-character-pool>
        </section>
      </main>
      ${
        this.packing
          ? html`<moon-pack-list
              .port=${this.packing}
              .troupe=${troupe}
              .catalogue=${catalogue}
              @closed=${() => (this.packing = null)}
            ></moon-pack-list>`
          : nothing
      }
      ${this.looking ? html`<moon-character-sheet .character=${this.looking} @closed=${() => (this.looking = null)}></moon-character-sheet>` : nothing}`;
  }
}

declare global {
  interface MoonriseEvents {
    shared: { troupe: Troupe };
  }
  interface HTMLElementTagNameMap {
    'moon-troupe-editor': MoonTroupeEditor;
  }
}
