import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Finding } from '../../../packs/finding.ts';
import { findingSaid } from '../../../words/app/making/pack-findings.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { icon } from '../../art/icon.ts';

/** The findings of the linter, a line each. */
export const findingsPanel = (findings: readonly Finding[]): TemplateResult =>
  html`<section class="panel" data-findings=${findings.length}>
    <h2>${workshopWords.findings()}</h2>
    ${
      findings.length === 0
        ? html`<p class="soft">${workshopWords.noFindings()}</p>`
        : html`<ul class="plain">
            ${findings.map((finding) => html`<li data-finding=${finding.code}>${icon('warning', '1.1em')} ${findingSaid(finding)}</li>`)}
          </ul>`
    }
  </section>`;
