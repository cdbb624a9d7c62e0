import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { matchWords } from '../../words/match.ts';
import { reasonText } from '../../words/reasons.ts';
import '../kit/toast.ts';
import { ruleHash } from '../rulebook/rule-link.ts';

/** Why an answer was refused, turned to whoever gave it, with the way to its rule. */
export interface Refusal {
  reason: Reason;
  /** A better sentence than the reason's own. */
  said?: string | undefined;
  /** How that seat sits, in degrees clockwise. */
  turn: number;
}

/** Whose strip an event comes from; the first seat's where none. */
export function seatIn(event: Event): Seat {
  const strip = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset['seat'] !== undefined);
  return strip instanceof HTMLElement ? Number(strip.dataset['seat']) : 0;
}

/** The refusal over the middle of the board; `open` shows a clause of the rulebook. */
export function refusalToast({ reason, turn, said }: Refusal, open: (clause: string) => void, closed: () => void): TemplateResult {
  const [clause] = reason.clauses;
  const link = (to: string) =>
    html`<a
      slot="link"
      href=${ruleHash(to)}
      @click=${(event: Event) => {
        event.preventDefault();
        open(to);
      }}
      >${matchWords.openRule(to)}</a
    >`;
  return html`<moon-toast class="toast" style="rotate: ${turn}deg; translate: -50% -50%" @closed=${closed}>
    ${said ?? reasonText(reason)} ${clause === undefined ? nothing : link(clause)}
  </moon-toast>`;
}
