import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Turning } from '../../rules/terms/thought.ts';
import { lookingBackWords, turningText } from '../../words/match/opponents/looking-back.ts';
import type { ReplayPort } from '../contexts/replay-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { leadsTo } from '../match/seats/leads-to.ts';
import '../match/end/where-it-turned.ts';
import { namesOf } from '../table/names.ts';
import { isSpoken } from '../table/is-spoken.ts';
import { pointedAt } from '../table/pointed-at.ts';

/** The decision that came next after a step, where something else would have been better; null where nothing is known of one. */
export const turningPoint = ({ lookingBack }: ReplayPort, step: number): Turning | null =>
  lookingBack?.known?.find(({ at }) => at === step) ?? null;

/** What was done at a turning point, and what would have been better. */
export function turningLines(table: TablePort, turning: Turning): string[] {
  const { made, better } = turningText(turning, namesOf(table));
  const pointed = isSpoken(table) ? null : pointedAt(table.view(null), turning.decision, turning.active);
  const sequel = pointed && leadsTo(table, pointed, turning.why);
  return sequel ? [made, better, sequel] : [made, better];
}

/** Opens the window in which the turning points are found. */
export const turningsButton = (open: () => void): TemplateResult =>
  html`<moon-button data-do="turned" icon="hourglass" @click=${open}>${lookingBackWords.heading()}</moon-button>`;

interface TurningCalls {
  /** What was found is known now. */
  turned: () => void;
  leap: (to: number) => void;
  no: () => void;
}

/** All turning points of a match, in a window of their own; a tap leads to one. */
export const turningsDialog = (replay: ReplayPort, { turned, leap, no }: TurningCalls): TemplateResult =>
  html`<moon-dialog open .heading=${lookingBackWords.heading()} @closed=${no}>
    <moon-where-it-turned
      leads
      .lookingBack=${replay.lookingBack}
      .names=${namesOf(replay.at(replay.last, 'everybody'))}
      @turned=${turned}
      @leap=${({ detail }: MoonEvent<'leap'>) => leap(detail.step)}
    ></moon-where-it-turned>
  </moon-dialog>`;
