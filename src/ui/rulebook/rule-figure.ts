import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { inches as units } from '../../geometry/lengths.ts';
import { ARCANE_DECK, ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { rulesWords } from '../../words/app/rules-screen.ts';
import { allOf } from '../../words/language/sentences.ts';
import type { MoonBoard } from '../board/board.ts';
import '../board/board.ts';
import '../cards/deck/arcane-card.ts';
import '../cards/deck/melee-card.ts';
import { meleeMatrix, meleeMatrixStyles } from '../cards/deck/melee-matrix.ts';
import { shownDeal } from '../cards/deck/shown-deal.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { PositionFigure, RuleFigure } from '../contexts/cards/figure-port.ts';
import type { BoxPort } from '../contexts/library/box-port.ts';
import { shared } from '../kit/styles.ts';
import { modelName } from '../table/names.ts';
import { dealsOf } from '../prompts/cards/look-up.ts';
import { sightLines } from '../prompts/plan/sight-lines.ts';

type Faces = Extract<RuleFigure, { faces: unknown }>['faces'];

/** The picture of a page: a position drawn by the board, or the cards of a deck. The rules give the facts it shows. */
@customElement('moon-rule-figure')
export class MoonRuleFigure extends LitElement {
  static override styles = [
    shared,
    meleeMatrixStyles,
    css`
      .sheet {
        container-type: inline-size;
      }
      figure {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
        align-items: center;
        gap: var(--space-4);
        margin: 0 0 var(--space-4);
        padding: var(--space-3);
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--panel);
      }
      figure.deck {
        grid-template-columns: minmax(0, 1fr);
      }
      .board {
        position: relative;
        overflow: hidden;
        aspect-ratio: 4 / 3;
        border-radius: var(--radius-drawn);
        pointer-events: none;
      }
      moon-board {
        position: absolute;
        inset: 0;
      }
      figcaption ul {
        display: grid;
        gap: var(--space-2);
        padding-inline-start: 1.2em;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(7.2rem, 124px), 1fr));
        gap: var(--space-3);
        list-style: none;
      }
      .cards moon-melee-card {
        --card-width: 124px;
      }
      .cards li {
        display: grid;
        justify-items: center;
        gap: var(--space-1);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: BoxPort;
  /** The id of the page, like `MEL`. */
  @property() page = '';
  @state() private figure: RuleFigure | null = null;
  @query('moon-board') private readonly board!: MoonBoard | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page') || changed.has('library')) void this.#fetch();
  }

  async #fetch() {
    const { page, library } = this;
    this.figure = null;
    if (!library) return;
    const figure = await library.figure(page);
    if (page === this.page) this.figure = figure;
  }

  /** Zooms the board to the subject of the picture, once the board has its size. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!(changed as Map<PropertyKey, unknown>).has('figure') || !this.figure || 'faces' in this.figure) return;
    const { models } = this.figure.table.view(null).table;
    requestAnimationFrame(() => requestAnimationFrame(() => this.board?.show(Object.keys(models))));
  }

  #sentences({ table, looks, engaged, ways }: PositionFigure): string[] {
    const name = (id: string): string => modelName(table, id);
    return [
      ...engaged.map(({ model, numbers: { engagedBy } }) =>
        engagedBy.length === 0 ? rulesWords.notEngaged(name(model)) : rulesWords.engaged(name(model), allOf(engagedBy.map(name))),
      ),
      ...looks.map(({ from, to, sight }) => rulesWords.looks(name(from), name(to), sightLines(table, sight, false).join(' '))),
      ...ways.map(({ model, route, through }) =>
        route.refused
          ? rulesWords.wayRefused(name(model), rulesWords.through[through](), reasonText(route.refused))
          : rulesWords.wayTaken(name(model), rulesWords.through[through]()),
      ),
    ];
  }

  #position(figure: PositionFigure): TemplateResult {
    const { table, engaged } = figure;
    const rings = engaged.map(({ model, numbers }) => ({ model, reach: units(numbers.meleeRange), tone: 'harm' as const }));
    return html`<figure>
      <div class="board" inert aria-hidden="true">
        <moon-board .view=${table.view(null)} .characters=${table.characters} .rings=${rings} still names></moon-board>
      </div>
      <figcaption>
        <ul>
          ${this.#sentences(figure).map((line) => html`<li>${line}</li>`)}
        </ul>
      </figcaption>
    </figure>`;
  }

  #melee(faces: Faces): TemplateResult {
    return html`<figure class="deck">
      <figcaption>${rulesWords.meleeCards()}</figcaption>
      <div class="sheet">${meleeMatrix(dealsOf(faces))}</div>
      <ul class="cards">
        ${MELEE_CARDS.map(
          (card) =>
            html`<li>
              <moon-melee-card .card=${card} .types=${faces[card].types} .deal=${shownDeal(faces[card].deal)}></moon-melee-card>
            </li>`,
        )}
      </ul>
    </figure>`;
  }

  #arcane(): TemplateResult {
    return html`<figure class="deck">
      <figcaption>${rulesWords.arcaneCards()}</figcaption>
      <ul class="cards">
        ${ARCANE_KINDS.map(
          (card) =>
            html`<li>
              <moon-arcane-card .card=${card} size="s"></moon-arcane-card>
              <span>× ${ARCANE_DECK.filter((candidate) => candidate === card).length}</span>
            </li>`,
        )}
      </ul>
    </figure>`;
  }

  override render() {
    if (this.page === 'ARC') return this.#arcane();
    const { figure } = this;
    if (!figure) return nothing;
    return 'faces' in figure ? this.#melee(figure.faces) : this.#position(figure);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-rule-figure': MoonRuleFigure;
  }
}
