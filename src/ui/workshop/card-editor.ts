import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { changesOf } from '../../packs/changes.ts';
import type { Finding, Path } from '../../packs/finding.ts';
import { LIMITS } from '../../packs/limits.ts';
import type { Ability, Character } from '../../rules/terms/card-language.ts';
import { appWords } from '../../words/app/app.ts';
import { findingSaid } from '../../words/app/pack-findings.ts';
import { workshopWords } from '../../words/app/workshop.ts';
import { changeSaid } from '../../words/cards/pack-changes.ts';
import { onSpoken } from '../../words/language/locale.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { benchFor, type CardBench } from '../../workshop/bench.ts';
import { change, draftOf, redo, undo, type ChangedDraft, type Draft } from '../../workshop/draft.ts';
import type { Edit } from '../../workshop/edits.ts';
import { freeSlug, newSignature } from '../../workshop/new-card.ts';
import { icon } from '../art/icon.ts';
import { Watching } from '../contexts/watching.ts';
import type { CardDesk } from '../contexts/workshop-port.ts';
import '../kit/button.ts';
import '../kit/icon-button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import './choice-sheet.ts';
import './keyword-sheet.ts';
import './move-panel.ts';
import './name-dialog.ts';
import './numbers-panel.ts';
import './other-languages.ts';
import './starter-sheet.ts';
import './text-pieces.ts';

/** What lies over the card. */
type Sheet =
  | { over: 'choices'; path: Path }
  | { over: 'starters'; kind: Ability['kind'] }
  | { over: 'keywords' }
  /** `path` of the name; the name of a new text, whose parts are there already. */
  | { over: 'name'; path: Path; most: number };

const KINDS: readonly Ability['kind'][] = ['passive', 'active', 'arcane'];

/**
 * A card that is being changed, every part of it to be tapped.
 * @fires play `{ card, alone }`
 * @fires changed `{ card }`
 */
@customElement('moon-card-editor')
export class MoonCardEditor extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
        align-items: start;
      }
      @media (min-width: 1000px) {
        .both {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
      .title {
        font: 700 var(--text-xl) / 1.15 var(--title-face);
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      .name {
        font: 700 var(--text-l) / 1.2 var(--title-face);
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      .bar {
        position: sticky;
        top: 0;
        z-index: 3;
        padding-block: var(--space-2);
        background: var(--ground);
      }
      ul.plain {
        display: grid;
        gap: var(--space-2);
      }
      li,
      p {
        overflow-wrap: anywhere;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
      }
    `,
  ];
  @property({ attribute: false }) desk!: CardDesk;
  @state() private draft: Draft<Character> | null = null;
  @state() private sheet: Sheet | null = null;
  /** The part that was chosen or changed last. */
  @state() private chosen: Path | null = null;
  @state() private news = '';
  @state() private trouble = false;
  @state() private elsewhere = false;
  #bench: CardBench | null = null;
  /** One write after the other: the last one stays. */
  #writing: Promise<unknown> = Promise.resolve();
  protected readonly spoken = new Watching(
    this,
    () => ({ subscribe: onSpoken }),
    () => this.requestUpdate(),
  );

  /** Everything is kept. */
  get settled(): Promise<unknown> {
    return this.#writing;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const { printed, pack, card } = this.desk;
    this.#bench = benchFor(printed, pack, card.id);
    this.draft = draftOf(card);
    this.sheet = null;
    this.chosen = null;
    this.elsewhere = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pageshow', this.#back);
    addEventListener('focus', this.#back);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pageshow', this.#back);
    removeEventListener('focus', this.#back);
  }

  /** A page that comes back may have been overtaken: it reads before it writes. */
  readonly #back = (): void => void this.#look();

  async #look() {
    const { draft } = this;
    await this.#writing;
    if (!draft || draft !== this.draft || this.elsewhere) return;
    const kept = await this.desk.read().catch(() => draft.card);
    if (kept && draft === this.draft && JSON.stringify(kept) !== JSON.stringify(draft.card)) {
      this.draft = draftOf(kept);
      this.chosen = null;
      this.news = workshopWords.elsewhere();
    }
  }

  #keep(card: Character, anyway = false) {
    this.trouble = false;
    this.#writing = this.#writing
      .then(() => this.desk.save(card, anyway))
      .then(
        (saved) => (this.elsewhere = saved === 'elsewhere'),
        () => (this.trouble = true),
      );
    emit(this, 'changed', { card });
  }

  #take({ draft, path }: ChangedDraft<Character>, news = '') {
    this.draft = draft;
    this.chosen = path;
    this.news = news;
    this.#keep(draft.card);
    void this.updateComplete.then(() => this.#show(path));
  }

  #edit(edit: Edit, stay = false) {
    if (!this.draft) return;
    const { card } = this.draft;
    const made = change(this.draft, edit);
    // what the linter finds wrong is not made
    if (!this.#bench?.fits(made.draft.card)) return void (this.news = workshopWords.nothingElse());
    if (!stay) this.sheet = null;
    this.#take(made, changesOf(card, made.draft.card).map(changeSaid).join(' '));
  }

  /** Undoing and doing again say what they change, and bring it into sight. */
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

  async #takeOther() {
    const kept = await this.desk.read();
    this.elsewhere = false;
    if (kept) this.draft = draftOf(kept);
  }

  #begin({ detail: { text } }: CustomEvent<{ text: Ability }>) {
    const card = this.draft?.card;
    if (!card) return;
    const name = workshopWords.newText();
    const index = card.abilities.length;
    const id = freeSlug(text.name, 'text', (slug) => card.abilities.some((known) => known.id === slug));
    this.#edit({ edit: 'add', path: ['abilities', index], node: { ...text, id, name } });
    if (this.draft?.card.abilities.length === index + 1)
      this.sheet = { over: 'name', path: ['abilities', index, 'name'], most: LIMITS.textName };
  }

  #beginMove(card: Character) {
    const move = newSignature(workshopWords.newMove(), `${card.id.split(':').at(-1)}-move`, 'thrust', this.desk.printed.melee);
    this.#edit({ edit: 'set', path: ['signature'], to: move });
    if (this.draft?.card.signature) this.sheet = { over: 'name', path: ['signature', 'name'], most: LIMITS.textName };
  }

  #keywords({ keywords }: Character) {
    return html`<div class="row" data-keywords>
      ${keywords.map(
        (keyword, index) =>
          html`<button
            type="button"
            class="press"
            aria-label=${workshopWords.without(keywordName(keyword))}
            @click=${() => this.#edit({ edit: 'remove', path: ['keywords', index] })}
          >
            ${keywordName(keyword)}${icon('close', '1em')}
          </button>`,
      )}
      <moon-button tone="quiet" icon="plus" data-do="add-keyword" @click=${() => (this.sheet = { over: 'keywords' })}
        >${workshopWords.addKeyword()}</moon-button
      >
    </div>`;
  }

  #text(card: Character, text: Ability, index: number) {
    const path = ['abilities', index];
    return html`<section class="panel" data-text=${index}>
      <div class="head">
        <button
          type="button"
          class="press name"
          lang="en"
          data-do="rename-text"
          @click=${() => (this.sheet = { over: 'name', path: [...path, 'name'], most: LIMITS.textName })}
        >
          ${text.name}
        </button>
      </div>
      <moon-text-pieces
        .card=${card}
        .text=${path}
        .chosen=${this.chosen}
        @tapped=${({ detail }: CustomEvent<{ path: Path }>) => this.#tapped(detail.path)}
      ></moon-text-pieces>
      <moon-button tone="quiet" icon="plus" data-do="whole-text" @click=${() => this.#tapped(path)}
        >${workshopWords.addToText()}</moon-button
      >
    </section>`;
  }

  #tapped(path: Path) {
    this.chosen = path;
    this.sheet = { over: 'choices', path };
  }

  #over(card: Character, bench: CardBench): TemplateResult | typeof nothing {
    const { sheet } = this;
    const closed = (): void => void (this.sheet === sheet && (this.sheet = null));
    switch (sheet?.over) {
      case 'choices':
        return html`<moon-choice-sheet
          .bench=${bench}
          .card=${card}
          .path=${sheet.path}
          @edit=${({ detail }: CustomEvent<{ edit: Edit; stay: boolean }>) => this.#edit(detail.edit, detail.stay)}
          @goto=${({ detail }: CustomEvent<{ path: Path }>) => this.#tapped(detail.path)}
          @closed=${() => this.#closedChoices()}
        ></moon-choice-sheet>`;
      case 'starters':
        return html`<moon-starter-sheet
          .bench=${bench}
          .card=${card}
          .kind=${sheet.kind}
          @chosen=${(event: CustomEvent<{ text: Ability }>) => this.#begin(event)}
          @closed=${closed}
        ></moon-starter-sheet>`;
      case 'keywords':
        return html`<moon-keyword-sheet
          .card=${card}
          .printed=${this.desk.printed}
          @chosen=${({ detail }: CustomEvent<{ keyword: string }>) =>
            this.#edit({ edit: 'add', path: ['keywords', card.keywords.length], node: detail.keyword })}
          @closed=${closed}
        ></moon-keyword-sheet>`;
      case 'name':
        return html`<moon-name-dialog
          .heading=${workshopWords.rename()}
          .most=${sheet.most}
          .value=${sheet.path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], card)}
          @named=${({ detail }: CustomEvent<{ name: string }>) => this.#edit({ edit: 'set', path: sheet.path, to: detail.name })}
          @closed=${closed}
        ></moon-name-dialog>`;
      default:
        return nothing;
    }
  }

  #closedChoices() {
    if (this.sheet?.over === 'choices') this.sheet = null;
  }

  #findings(card: Character, bench: CardBench) {
    const findings = bench.findings(card);
    return html`<section class="panel" data-findings=${findings.length}>
      <h2>${workshopWords.findings()}</h2>
      ${
        findings.length === 0
          ? html`<p class="soft">${workshopWords.noFindings()}</p>`
          : html`<ul class="plain">
              ${findings.map((finding: Finding) => html`<li data-finding=${finding.code}>${icon('warning', '1.1em')} ${findingSaid(finding)}</li>`)}
            </ul>`
      }
    </section>`;
  }

  #bar({ past, future, card }: Draft<Character>) {
    return html`<div class="row bar">
      <moon-icon-button
        icon="undo"
        data-do="undo"
        .label=${workshopWords.undo()}
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

  #said() {
    return html`${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}${
      this.elsewhere
        ? html`<moon-toast data-elsewhere @closed=${() => (this.elsewhere = false)}
            >${workshopWords.elsewhere()}<moon-button slot="link" tone="quiet" data-do="take-other" @click=${() => void this.#takeOther()}
              >${workshopWords.takeOther()}</moon-button
            ><moon-button slot="link" tone="quiet" data-do="keep-mine" @click=${() => this.draft && this.#keep(this.draft.card, true)}
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
    const edited = ({ detail }: CustomEvent<{ edit: Edit }>): void => this.#edit(detail.edit);
    return html`${this.#bar(draft)}
      <p role="status" class="soft small" data-news>${this.news}</p>
      ${this.#said()}
      <div class="both">
        <div class="stack">
          <div>
            <button
              type="button"
              class="press title"
              lang="en"
              data-do="rename"
              @click=${() => (this.sheet = { over: 'name', path: ['name'], most: LIMITS.name })}
            >
              ${card.name}
            </button>
          </div>
          ${this.#keywords(card)}
          <moon-numbers-panel .card=${card} @edit=${edited}></moon-numbers-panel>
          ${card.abilities.map((text, index) => this.#text(card, text, index))}
          <div class="row">
            ${KINDS.map(
              (kind) =>
                html`<moon-button icon="plus" data-add=${kind} @click=${() => (this.sheet = { over: 'starters', kind })}
                  >${{ passive: workshopWords.addPassive, active: workshopWords.addActive, arcane: workshopWords.addArcane }[kind]()}</moon-button
                >`,
            )}
            ${
              card.signature
                ? nothing
                : html`<moon-button icon="plus" data-add="signature" @click=${() => this.#beginMove(card)}
                    >${workshopWords.addSignature()}</moon-button
                  >`
            }
          </div>
          <moon-move-panel
            .card=${card}
            .chosen=${this.chosen}
            @edit=${edited}
            @tapped=${({ detail }: CustomEvent<{ path: Path }>) => this.#tapped(detail.path)}
            @rename=${() => (this.sheet = { over: 'name', path: ['signature', 'name'], most: LIMITS.textName })}
          ></moon-move-panel>
        </div>
        <div class="stack">
          ${this.#findings(card, bench)}
          <moon-other-languages .card=${card}></moon-other-languages>
          <div>
            <moon-button tone="quiet" icon="people" data-do="play-alone" @click=${() => emit(this, 'play', { card, alone: true })}
              >${workshopWords.playAlone()}</moon-button
            >
          </div>
          <slot></slot>
        </div>
      </div>
      ${this.#over(card, bench)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-card-editor': MoonCardEditor;
  }
}
