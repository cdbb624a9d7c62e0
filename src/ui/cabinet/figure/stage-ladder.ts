import { html, nothing } from 'lit';
import { STAGES, type CabinetId } from '../../../cabinet/terms.ts';
import { shelfWords, stageName } from '../../../words/cabinet/cabinet-screen.ts';
import { capital } from '../../../words/language/sentences.ts';
import type { CabinetFigure, CabinetPort, FigureCopy } from '../../contexts/cards/cabinet-port.ts';
import { dayNamed } from '../../page/time/day-named.ts';
import type { CabinetChanges } from '../changes.ts';

/** The figure of the copy, and its changes. */
interface LadderFigure {
  port: CabinetPort;
  cabinet: CabinetId;
  figure: CabinetFigure;
  changes: CabinetChanges;
}

/** The six stages of a copy as buttons, with the days on which they were reached. */
export function stageLadder({ stage, days, place }: FigureCopy, { port, cabinet, figure, changes }: LadderFigure) {
  const reached = STAGES.indexOf(stage);
  /** A tap on another stage goes there; a tap on the present stage goes back by one. */
  const press = async (index: number): Promise<void> => {
    if (index > reached) return changes.make(() => port.forward(cabinet, figure.character, STAGES[index], place));
    const end = Math.max(0, index === reached ? index - 1 : index);
    for (let step = reached; step > end; step -= 1) await changes.make(() => port.back(cabinet, figure.character, place));
    return;
  };
  return html`<div class="ladder" role="group" aria-label=${shelfWords.stages()}>
    ${STAGES.map((step, index) => {
      const day = days[step];
      return html`<button type="button" class="press" data-stage=${step} aria-pressed=${index <= reached} @click=${() => void press(index)}>
        ${capital(stageName(step))}${day === undefined || day === 0 ? nothing : html`<span class="day">${dayNamed(day)}</span>`}
      </button>`;
    })}
  </div>`;
}
