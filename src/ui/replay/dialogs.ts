import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';

interface Answers {
  yes: () => void;
  no: () => void;
}

/** The warning that sharing an unfinished match shares all hands. */
export const shareWarning = ({ yes, no }: Answers): TemplateResult =>
  html`<moon-dialog open .heading=${replayWords.share()} @closed=${no}>
    <p>${replayWords.shareOpen()}</p>
    <moon-button slot="actions" tone="harm" icon="share" @click=${yes}>${replayWords.shareAnyway()}</moon-button>
    <moon-button slot="actions" tone="quiet" @click=${no}>${replayWords.cancel()}</moon-button>
  </moon-dialog>`;

/** The question whether to begin a new match at the shown step. */
export const playOnDialog = ({ yes, no }: Answers): TemplateResult =>
  html`<moon-dialog open .heading=${replayWords.playOn()} @closed=${no}>
    <p>${replayWords.playOnMeans()}</p>
    <moon-button slot="actions" tone="question" icon="play" @click=${yes}>${replayWords.beginHere()}</moon-button>
    <moon-button slot="actions" tone="quiet" @click=${no}>${replayWords.cancel()}</moon-button>
  </moon-dialog>`;
