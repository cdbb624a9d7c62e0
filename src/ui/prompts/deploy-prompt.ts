import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { INCH } from '../../geometry/lengths.ts';
import type { Edge } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { matchWords } from '../../words/match.ts';
import { edgeName } from '../../words/names/edges.ts';
import { reasonText } from '../../words/reasons.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { spotOf } from '../match/spots.ts';
import { Prompt } from './prompt.ts';

const BOARD = 36 * INCH;
/** How far in a model is suggested to stand. */
const IN = 2 * INCH;

/** A place in the strip at an edge, so far along it. */
function inStrip(edge: Edge, along: number): BoardPoint {
  if (edge === 'north') return { x: along, y: IN };
  if (edge === 'south') return { x: along, y: BOARD - IN };
  return { x: edge === 'west' ? IN : BOARD - IN, y: along };
}

/** A model is dragged from the board's tray onto the lit strip, then confirmed. */
@customElement('moon-deploy-prompt')
export class MoonDeployPrompt extends Prompt {
  @state() private plan: { model: ModelId; at: BoardPoint; refused: Reason | null } | null = null;

  override willUpdate(changed: PropertyValues): void {
    const deploy = this.open('deploy');
    if (!deploy || !changed.has('opening')) return;
    this.plan = null;
    const models = this.table.choices(this.seat).drawn.flatMap((drawn) => (drawn.kind === 'deploy' ? [drawn.model] : []));
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'deploy',
        models,
        edge: deploy.edge,
        judge: (model, at) => this.table.judge({ seat: this.seat, kind: 'deploy', model, at: spotOf(at) }),
        suggest: (model) => this.#suggested(model, deploy.edge),
      },
      on: {
        'place-planned': ({ model, at, refused }) => (this.plan = model === null ? null : { model, at, refused }),
        'plan-cleared': () => (this.plan = null),
      },
    });
  }

  /** Places along the edge, as far apart as those who wait need, and among them the first that is legal; what stands there already is passed by. */
  #suggested(model: ModelId, edge: Edge): BoardPoint | null {
    const own = Object.values(this.table.view(this.seat).table.models).filter(({ controller }) => controller === this.seat);
    const nth = own.findIndex(({ id }) => id === model);
    const wished = (BOARD * (Math.max(0, nth) + 1)) / (own.length + 1);
    for (let aside = 0; aside <= BOARD; aside += INCH)
      for (const along of aside === 0 ? [wished] : [wished + aside, wished - aside]) {
        const at = inStrip(edge, Math.round(along));
        if (along > 0 && along < BOARD && this.table.judge({ seat: this.seat, kind: 'deploy', model, at: spotOf(at) }) === null) return at;
      }
    return null;
  }

  override render() {
    const { plan } = this;
    const edge = this.open('deploy')?.edge;
    const ready = plan && !plan.refused ? plan : null;
    return html`<p class="say" aria-live="polite">
        ${ready ? matchWords.deployHere(this.model(ready.model)) : matchWords.deployDrag()}
        ${edge && !ready ? html`<span class="unseen">${edgeName(edge)}</span>` : nothing}
      </p>
      ${plan?.refused ? html`<p class="note wrong">${reasonText(plan.refused)}</p>` : nothing}
      <div class="corner">
        <moon-button
          tone="question"
          icon="check"
          ?disabled=${!ready || this.busy}
          @click=${() => ready && this.decide({ kind: 'deploy', model: ready.model, at: spotOf(ready.at) })}
          >${matchWords.confirm()}</moon-button
        >
      </div>`;
  }
}
