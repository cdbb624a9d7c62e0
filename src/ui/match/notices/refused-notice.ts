import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { matchWords } from '../../../words/match/match.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import '../../kit/sheets/toast.ts';
import type { Herald } from './herald.ts';
import { ruleHash } from '../../page/rule-link.ts';

/** The reason for a refused answer, or another short text, turned to its player, with a link to the rule. */
interface Refusal {
  reason: Reason | null;
  /** A better sentence than the reason's. */
  sentence?: string | undefined;
  /** The side at which the player sits, in degrees clockwise. */
  turn: number;
}

/** The detail of a `refusal` event. */
export interface RefusalDetail {
  reason: Reason;
  sentence?: string | undefined;
}

/** The seat whose strip an event comes from; seat 0 if it comes from no strip. */
function seatIn(event: Event): Seat {
  const strip = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset['seat'] !== undefined);
  return strip instanceof HTMLElement ? Number(strip.dataset['seat']) : 0;
}

const wordsOf = ({ reason, sentence }: Pick<Refusal, 'reason' | 'sentence'>): string => sentence ?? (reason ? reasonText(reason) : '');

/** The refusal over the board; `stage-room.ts` puts it at the board's far end. `open` shows a clause of the rulebook. */
function refusalToast({ reason, turn, sentence }: Refusal, open: (clause: string) => void, closed: () => void): TemplateResult {
  const [clause] = reason?.clauses ?? [];
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
  return html`<moon-toast
    class="toast"
    .tone=${reason ? 'refusal' : 'news'}
    .heard=${true}
    data-turn=${turn}
    style="rotate: ${turn}deg; translate: -50% -50%"
    @closed=${closed}
  >
    ${wordsOf({ reason, sentence })} ${clause === undefined ? nothing : link(clause)}
  </moon-toast>`;
}

/** The last refusal; a touch anywhere else removes it. */
export class RefusedNotice {
  #last: Refusal | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly herald: Herald,
  ) {}

  /** `turns`: how each seat sits, in degrees clockwise. */
  show(event: MoonEvent<'refusal'>, turns: readonly number[]): void {
    this.#put({ ...event.detail, turn: turns[seatIn(event)] ?? 0 });
  }
  /** Shows another short text in its place. */
  note(text: string): void {
    this.#put({ reason: null, sentence: text, turn: 0 });
  }
  touched(event: Event): void {
    if (!event.composedPath().some((target) => target instanceof HTMLElement && target.classList.contains('toast'))) this.forget();
  }
  forget(): void {
    if (this.#last) this.#put(null);
  }

  #put(refusal: Refusal | null): void {
    this.#last = refusal;
    if (refusal) this.herald.say([wordsOf(refusal)]);
    this.host.requestUpdate();
  }

  drawn(open: (clause: string) => void): TemplateResult | typeof nothing {
    return this.#last ? refusalToast(this.#last, open, () => this.forget()) : nothing;
  }
}

declare global {
  interface MoonriseEvents {
    refusal: RefusalDetail;
  }
}
