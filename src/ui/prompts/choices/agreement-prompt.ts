import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement } from 'lit/decorators.js';
import { adjustTableWords, lureCalled, markerNumber } from '../../../words/match/log/adjust-table.ts';
import { adjustLines, adjustSpots, adjustWords, stoneNumber } from '../../../words/match/log/adjust.ts';
import { struckOutName } from '../../../words/match/log/log-agreements.ts';
import { matchWords } from '../../../words/match/match.ts';
import { sentence } from '../../../words/language/sentences.ts';
import type { BoardRing } from '../../board/modes.ts';
import { MARKER_RADIUS, radiusOf, STONE_RADIUS } from '../../board/table.ts';
import '../../kit/fields/choice-list.ts';
import { shared } from '../../kit/styles.ts';
import { toldOf } from '../../log/lines.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { pointOf } from '../../table/spots.ts';
import { Prompt, promptStyles } from '../prompt.ts';

/** Another seat proposes something that needs the agreement of all players. */
@customElement('moon-agreement-prompt')
export class MoonAgreementPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      .changes {
        margin-bottom: var(--space-3);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
    `,
  ];
  /** Rings on the board show where an adjustment puts things. */
  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    const { proposal, table } = this.table.view(null);
    if (proposal?.what.kind !== 'adjust') return;
    const names = namesOf(this.table);
    const rings = adjustSpots(proposal.what.set).map(({ id, at: [x, y] }): BoardRing => {
      const model = table.models[id];
      const isMarker = id.includes(':marker-');
      const reach = model ? radiusOf(this.table.characters, model) : isMarker ? MARKER_RADIUS : STONE_RADIUS;
      const name = isMarker
        ? adjustTableWords.marker(names.seatName(Number(id[0])), markerNumber(id))
        : table.stones.some((stone) => stone.id === id)
          ? adjustWords.stone(stoneNumber(id))
          : lureCalled(id);
      return { at: pointOf([x, y]), reach, tone: 'question', label: model ? names.modelName(id) : name };
    });
    this.desk.ask(this, { seat: this.seat, mode: { kind: 'idle' }, on: {}, rings });
  }

  #words(): string {
    const { proposal } = this.table.view(null);
    const proposer = seatName(this.table, proposal?.by ?? this.open('agreement')?.by ?? 0);
    if (proposal?.what.kind === 'draw') return matchWords.asksDraw(proposer);
    if (proposal?.what.kind === 'adjust') return matchWords.asksAdjust(proposer);
    if (proposal?.what.kind === 'strike-out') return matchWords.asksStrikeOut(struckOutName(proposal.what.text, namesOf(this.table)));
    const text = proposal?.what.kind === 'take-back' ? toldOf(this.table, proposal.what.to) : matchWords.lastDecision();
    return matchWords.asksTakeBack(proposer, text);
  }

  /** The changes of an adjustment. */
  #changes() {
    const { proposal, table, order } = this.table.view(null);
    if (proposal?.what.kind !== 'adjust') return nothing;
    const lines = adjustLines(proposal.what.set, namesOf(this.table), { ...table, turn: order.turn });
    return html`<ul class="changes">
      ${lines.map((line) => html`<li>${sentence(line)}</li>`)}
    </ul>`;
  }

  override render() {
    const words = this.#words();
    // if the others refuse to strike out a text, it stays in the match and its decision is not made
    const isText = this.table.view(null).proposal?.what.kind === 'strike-out';
    const [agree, refuse] = isText ? [matchWords.strikeOut(), matchWords.keepText()] : [matchWords.agree(), matchWords.refuse()];
    return html`<p class="say">${words}</p>
      ${this.#changes()}
      <moon-choice-list
        layout="row"
        .label=${words}
        .choices=${[{ id: 'agree', label: agree }]}
        .decline=${{ id: 'refuse', label: refuse }}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: 'agree' | 'refuse' }>) => this.decide(detail.id === 'agree' ? { kind: 'agree' } : { kind: 'refuse' })}
      ></moon-choice-list>`;
  }
}
