import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { changesOf } from '../../../packs/changes.ts';
import type { Path } from '../../../packs/finding.ts';
import { LIMITS } from '../../../packs/limits.ts';
import { partOf, type AnyCard } from '../../../packs/pack.ts';
import type { Ability, Character } from '../../../rules/terms/card-language.ts';
import { appWords } from '../../../words/app/app.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { changeSaid } from '../../../words/cards/pack-changes.ts';
import { onSpoken } from '../../../words/language/locale.ts';
import { benchFor, type CardBench } from '../../../workshop/bench.ts';
import { change, draftOf, redo, undo, type ChangedDraft, type Draft } from '../../../workshop/draft.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { freeSlug, newSignature } from '../../../workshop/new-card.ts';
import { Watching } from '../../contexts/watching.ts';
import type { CardDesk } from '../../contexts/cards/workshop-port.ts';
import '../../kit/button.ts';
import '../../kit/icon-button.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/sheets/toast.ts';
import { failureText } from '../../page/failure-text.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { cardBody } from './card-body.ts';
import { cardEditorStyles } from './card-editor-styles.ts';
import { CardKeeping } from './card-keeping.ts';
import { findingsPanel } from './editor-findings.ts';
import { sheetOver, type EditorSheet } from './editor-sheets.ts';
import './other-languages.ts';

/** The editor of a card; every part can be tapped. @fires play `{ card, alone }` @fires card-changed `{ card }` */
@customElement('moon-card-editor')
export class MoonCardEditor extends LitElement {
  static override styles = [shared, pressable, pageStyles, cardEditorStyles];
  @property({ attribute: false }) desk!: CardDesk;
  @state() private draft: Draft<AnyCard> | null = null;
  @state() private sheet: EditorSheet | null = null;
  /** The part that was last chosen or changed; null for none. */
  @state() private chosen: Path | null = null;
  @state() private news = '';
  #bench: CardBench | null = null;
  readonly #keeping = new CardKeeping(this, {
    desk: () => this.desk,
    card: () => this.draft?.card ?? null,
    overtaken: (kept) => {
      this.draft = draftOf(kept);
      this.chosen = null;
      this.news = workshopWords.elsewhere();
    },
  });
  protected readonly spoken = new Watching(
    this,
    () => ({ subscribe: onSpoken }),
    () => this.requestUpdate(),
  );

  /** Resolves when every change has been written. */
  get settled(): Promise<unknown> {
    return this.#keeping.settled;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const { printed, pack, card } = this.desk;
    this.#bench = benchFor(printed, pack, card.id, partOf(card).kind);
    this.draft = draftOf(card);
    this.sheet = null;
    this.chosen = null;
    this.#keeping.calm();
  }

  #take({ draft, path }: ChangedDraft<AnyCard>, news = '') {
    this.draft = draft;
    this.chosen = path;
    this.news = news;
    this.#keeping.save(draft.card);
    emit(this, 'card-changed', { card: draft.card });
    void this.updateComplete.then(() => this.#show(path));
  }

  #edit(edit: Edit, stay = false) {
    if (!this.draft) return;
    const { card } = this.draft;
    const made = change(this.draft, edit);
    // an edit that the linter finds wrong is not made
    if (!this.#bench?.fits(made.draft.card)) return void (this.news = workshopWords.nothingElse());
    if (!stay) this.sheet = null;
    this.#take(made, changesOf(card, made.draft.card).map(changeSaid).join(' '));
  }

  /** Undoes or redoes a change, announces it and scrolls to its place. */
  #turn(turn: typeof undo, say: (change: string) => string) {
    const { draft } = this;
    const made = draft && turn(draft);
    if (!draft || !made) return;
    this.sheet = null;
    this.#take(made, say(changesOf(draft.card, made.draft.card).map(changeSaid).join(' ')));
  }

  #show(path: Path) {
    const [list, index] = path;
    const selector =
      list === 'abilities' && index !== undefined ? `[data-text="${index}"]` : list === 'signature' ? 'moon-move-panel' : null;
    const part = selector && this.renderRoot.querySelector(selector);
    if (part) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  #begin(text: Ability) {
    const card = this.draft?.card;
    if (!card || !('abilities' in card)) return;
    const index = card.abilities.length;
    const id = freeSlug(text.name, 'text', (slug) => card.abilities.some((known) => known.id === slug));
    this.#edit({ edit: 'add', path: ['abilities', index], node: { ...text, id, name: workshopWords.newText() } });
    if (this.draft && 'abilities' in this.draft.card && this.draft.card.abilities.length === index + 1)
      this.sheet = { kind: 'name', path: ['abilities', index, 'name'], maxlength: LIMITS.textName };
  }

  #beginMove(card: Character) {
    const move = newSignature(workshopWords.newMove(), `${card.id.split(':').at(-1)}-move`, 'thrust', this.desk.printed.melee);
    this.#edit({ edit: 'set', path: ['signature'], to: move });
    const made = this.draft?.card;
    if (made && 'signature' in made && made.signature)
      this.sheet = { kind: 'name', path: ['signature', 'name'], maxlength: LIMITS.textName };
  }

  #tapped(path: Path) {
    this.chosen = path;
    this.sheet = { kind: 'choices', path };
  }

  /** Closes a sheet if it is still the open one, or a sheet of choices, which may have moved on to another part. */
  #closed(sheet: EditorSheet) {
    if (this.sheet === sheet || (sheet.kind === 'choices' && this.sheet?.kind === 'choices')) this.sheet = null;
  }

  #openSheet(card: AnyCard, bench: CardBench) {
    const { sheet } = this;
    if (!sheet) return nothing;
    return sheetOver(sheet, {
      card,
      bench,
      printed: this.desk.printed,
      edit: (edit, stay) => this.#edit(edit, stay),
      tapped: (path) => this.#tapped(path),
      begin: (text) => this.#begin(text),
      closed: () => this.#closed(sheet),
    });
  }

  #bar({ past, future, card }: Draft<AnyCard>) {
    return html`<div class="row bar">
      <moon-icon-button
        icon="undo"
        data-do="undo"
        .label=${appWords.undo()}
        ?disabled=${past.length === 0}
        @click=${() => this.#turn(undo, workshopWords.undone)}
      ></moon-icon-button>
      <moon-icon-button
        icon="redo"
        data-do="redo"
        .label=${workshopWords.redo()}
        ?disabled=${future.length === 0}
        @click=${() => this.#turn(redo, workshopWords.redone)}
      ></moon-icon-button>
      <moon-button tone="question" icon="play" data-do="play" @click=${() => emit(this, 'play', { card, alone: false })}
        >${workshopWords.playNow()}</moon-button
      >
    </div>`;
  }

  #notices(card: AnyCard) {
    const keeping = this.#keeping;
    return html`${keeping.trouble ? html`<moon-toast @closed=${() => keeping.closeTrouble()}>${failureText(keeping.trouble)}</moon-toast>` : nothing}${
      keeping.elsewhere
        ? html`<moon-toast data-elsewhere @closed=${() => keeping.calm()}
            >${workshopWords.elsewhere()}<moon-button slot="link" tone="quiet" data-do="take-other" @click=${() => void keeping.takeOther()}
              >${workshopWords.takeOther()}</moon-button
            ><moon-button slot="link" tone="quiet" data-do="keep-mine" @click=${() => keeping.save(card, true)}
              >${workshopWords.keepMine()}</moon-button
            ></moon-toast
          >`
        : nothing
    }`;
  }

  override render() {
    const { draft } = this;
    const bench = this.#bench;
    if (!draft || !bench) return nothing;
    const { card } = draft;
    return html`${this.#bar(draft)}
      <p role="status" class="soft small" data-news>${this.news}</p>
      ${this.#notices(card)}
      <div class="both">
        <div class="stack">
          <div>
            <button
              type="button"
              class="press title"
              lang="en"
              data-do="rename"
              @click=${() => (this.sheet = { kind: 'name', path: ['name'], maxlength: LIMITS.name })}
            >
              ${card.name}
            </button>
          </div>
          ${cardBody(card, {
            chosen: this.chosen,
            edit: (edit) => this.#edit(edit),
            tapped: (path) => this.#tapped(path),
            open: (sheet) => (this.sheet = sheet),
            beginMove: (character) => this.#beginMove(character),
          })}
        </div>
        <div class="stack">
          ${findingsPanel(bench.findings(card))}
          <moon-other-languages .card=${card}></moon-other-languages>
          <div>
            <moon-button tone="quiet" icon="people" data-do="play-alone" @click=${() => emit(this, 'play', { card, alone: true })}
              >${workshopWords.playAlone()}</moon-button
            >
          </div>
          <slot></slot>
        </div>
      </div>
      ${this.#openSheet(card, bench)}`;
  }
}

declare global {
  interface MoonriseEvents {
    'card-changed': { card: AnyCard };
    play: { card: AnyCard; alone: boolean };
  }
  interface HTMLElementTagNameMap {
    'moon-card-editor': MoonCardEditor;
  }
}
