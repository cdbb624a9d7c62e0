import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Turning } from '../../rules/terms/thought.ts';
import { lookingBackWords, turningText } from '../../words/match/opponents/looking-back.ts';
import type { ReplayPort } from '../contexts/replay-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { sequelSentence } from '../match/seats/sequel-sentence.ts';
import '../match/end/where-it-turned.ts';
import { namesOf } from '../table/names.ts';
import { isSpoken } from '../table/is-spoken.ts';
import { pointedAt } from '../table/pointed-at.ts';

/** The turning point at the decision after a step; null where none is known. */
export const turningPoint = ({ lookingBack }: ReplayPort, step: number): Turning | null =>
  lookingBack?.known?.find(({ at }) => at === step) ?? null;

/** The lines about a turning point: the decision made, and the better one. */
export function turningLines(table: TablePort, turning: Turning): string[] {
  const { made, better } = turningText(turning, namesOf(table));
  const pointed = isSpoken(table) ? null : pointedAt(table.view(null), turning.decision, turning.active);
  const sequel = pointed && sequelSentence(table, pointed, turning.why);
  return sequel ? [made, better, sequel] : [made, better];
}

/** The button that opens the dialog of turning points. */
export const turningsButton = (open: () => void): TemplateResult =>
  html`<moon-button data-do="turned" icon="hourglass" @click=${open}>${lookingBackWords.heading()}</moon-button>`;

interface TurningCalls {
  /** Called once the turning points are known. */
  turned: () => void;
  leap: (to: number) => void;
  no: () => void;
}

/** The dialog with all turning points of a match; a tap goes to one. */
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
