import { html, type TemplateResult } from 'lit';
import { editorWords, foundSaid } from '../../words/app/making/board-editor.ts';
import { icon } from '../art/icon.ts';
import type { FoundOnBoard } from '../contexts/board-port.ts';

/** The list of what the rules find wrong with a board; each finding is a button that leads to its piece. */
export function findings(problems: readonly FoundOnBoard[], point: (finding: FoundOnBoard) => void): TemplateResult {
  return html`<section aria-live="polite">
    <h2>${editorWords.check()}</h2>
    ${
      problems.length === 0
        ? html`<p class="well">${icon('check')}${editorWords.allWell()}</p>`
        : html`<ul>
            ${problems.map(
              (finding) =>
                html`<li>
                  <button type="button" class="finding ${finding.grade}" @click=${() => point(finding)}>
                    ${icon('warning')}<span
                      ><b>${finding.grade === 'error' ? editorWords.error() : editorWords.warning()}</b> ${foundSaid(finding)}
                      <small>${finding.clause}</small></span
                    >
                  </button>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
