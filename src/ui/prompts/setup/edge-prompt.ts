import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { BOARD, INCH } from '../../../geometry/lengths.ts';
import type { Edge } from '../../../rules/terms/decision.ts';
import { matchWords } from '../../../words/match/match.ts';
import { edgeName } from '../../../words/names/edges.ts';
import { promptText } from '../../../words/match/questions.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import { capital } from '../../../words/language/sentences.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import { edgeBefore } from '../../table/edges.ts';
import { namesOf } from '../../table/names.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { Prompt } from '../prompt.ts';

/** A tap within this distance of an edge means the edge, in units. */
const NEAR = 6 * INCH;

/** The edge of the board that is near to a point; null in the middle. */
export function edgeAt({ x, y }: BoardPoint): Edge | null {
  const distances: [Edge, number][] = [
    ['north', y],
    ['south', BOARD - y],
    ['west', x],
    ['east', BOARD - x],
  ];
  const [edge, distance] = distances.reduce((best, entry) => (entry[1] < best[1] ? entry : best));
  return distance <= NEAR ? edge : null;
}

/** The choice of the seat's edge of the board, tapped on the board or chosen by name. */
@customElement('moon-edge-prompt')
export class MoonEdgePrompt extends Prompt {
  override connectedCallback(): void {
    super.connectedCallback();
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'idle' },
      on: {
        'ground-tapped': ({ at }) => {
          const edge = edgeAt(at);
          if (edge && this.open('edge')?.edges.includes(edge)) void this.decide({ kind: 'choose-edge', edge });
        },
      },
    });
  }

  override render() {
    const { turns } = this.desk;
    const ownEdge =
      new Set(turns).size < turns.length
        ? null
        : edgeBefore(this.table.view(null).order.seats[0]?.edge ?? null, turns[0] ?? 0, turns[this.seat] ?? 0);
    const free = this.open('edge')?.edges ?? [];
    const edges = [...free.filter((edge) => edge === ownEdge), ...free.filter((edge) => edge !== ownEdge)];
    const [first] = edges;
    // at a spoken table the app does not know where north is, and nothing depends on it
    if (isSpoken(this.table) && first)
      return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
        <moon-button tone="question" icon="check" data-id=${first} @click=${() => this.decide({ kind: 'choose-edge', edge: first })}
          >${spokenWords.edgeIsYours()}</moon-button
        >`;
    return html`<div class="long">
      <div>
        <p class="say">${promptText(this.opening, namesOf(this.table))}</p>
        <p class="note">${matchWords.tapEdge()}</p>
      </div>
      <moon-choice-list
        layout="row"
        ?dense=${this.low}
        .choices=${edges.map((edge) => ({
          id: edge,
          label: capital(edgeName(edge)),
          ...(edge === ownEdge ? { detail: matchWords.whereYouSit() } : {}),
        }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Edge }>) => this.decide({ kind: 'choose-edge', edge: detail.id })}
      ></moon-choice-list>
    </div>`;
  }
}
