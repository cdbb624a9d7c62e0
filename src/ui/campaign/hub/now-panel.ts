import { html, nothing, type TemplateResult } from 'lit';
import type { CampaignDecision, CampaignOpening, TakenBack } from '../../../campaign/terms/decision.ts';
import type { PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { hubWords, stageWords } from '../../../words/campaign/campaign.ts';
import { glassesWords } from '../../../words/glasses/glasses.ts';
import { allOf } from '../../../words/language/sentences.ts';
import { icon } from '../../art/icon.ts';
import type { CampaignPort } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { playerName } from '../player-name.ts';

/** The actions of the screen that the panel calls. */
export interface NowCalls {
  /** True if a player answers on another screen. */
  elsewhere: (player: PlayerId) => boolean;
  decide: (decision: CampaignDecision) => void;
  errand: (opening: CampaignOpening) => void;
  pair: () => void;
  swapBye: () => void;
}

/** The secret questions where one player decides on this device: a button for that player, and for the others whether they have answered. */
function sealedElsewhere(
  view: CampaignView,
  openings: readonly CampaignOpening[],
  owner: PlayerId | null,
  calls: NowCalls,
): TemplateResult {
  return html`<ul class="asked">
    ${openings.map((opening) => {
      const name = playerName(view, opening.player);
      const sign = icon(opening.amend ? 'check' : 'hourglass');
      return opening.player === owner
        ? html`<li>
            <moon-button
              tone=${opening.amend ? 'quiet' : 'question'}
              icon="quill"
              data-errand=${opening.player}
              @click=${() => calls.errand(opening)}
              >${opening.amend ? hubWords.amend(name) : hubWords.answer()}</moon-button
            >
          </li>`
        : html`<li class="in">${sign} ${name}</li>`;
    })}
  </ul>`;
}

/** The secret questions: the players who have answered, and the player who gets the tablet next. */
function sealedAnswers(
  view: CampaignView,
  openings: readonly CampaignOpening[],
  owner: CampaignPort['devicePlayer'],
  calls: NowCalls,
): TemplateResult {
  const nameOf = (id: string): string => playerName(view, id);
  if (owner !== undefined) return sealedElsewhere(view, openings, owner, calls);
  const [next] = openings.filter(({ amend, player }) => !amend && !calls.elsewhere(player));
  return html`<ul class="asked">
    ${openings.map((opening) => {
      const name = nameOf(opening.player);
      if (calls.elsewhere(opening.player))
        return html`<li class="in" data-elsewhere=${opening.player}>
          ${icon(opening.amend ? 'check' : 'hourglass')}${icon('phone')}<span
            >${opening.amend ? glassesWords.hasAnswered(name) : glassesWords.answersThere(name)}</span
          >
        </li>`;
      if (opening === next)
        return html`<li>
          <moon-button tone="question" icon="tablet" data-errand=${opening.player} @click=${() => calls.errand(opening)}
            >${hubWords.handTo(name)}</moon-button
          >
        </li>`;
      return html`<li class="in">
        ${icon(opening.amend ? 'check' : 'hourglass')}
        ${
          opening.amend
            ? html`<moon-button tone="quiet" data-errand=${opening.player} @click=${() => calls.errand(opening)}
                >${hubWords.amend(name)}</moon-button
              >`
            : html`<moon-button tone="quiet" data-errand=${opening.player} @click=${() => calls.errand(opening)}
                >${hubWords.handTo(name)}</moon-button
              >`
        }
      </li>`;
    })}
  </ul>`;
}

function gate(
  view: CampaignView,
  { player, kind }: CampaignOpening,
  waiting: readonly CampaignOpening[],
  calls: NowCalls,
): TemplateResult | typeof nothing {
  const nameOf = (id: string): string => playerName(view, id);
  const week = view.weeks.at(-1);
  const button = (words: string, decision: CampaignDecision, tone: 'question' | 'quiet' = 'question'): TemplateResult =>
    html`<moon-button .tone=${tone} icon="check" data-decides=${decision.kind} @click=${() => calls.decide(decision)}
      >${words}</moon-button
    >`;
  switch (kind) {
    case 'publish':
      return html`<p class="soft">${hubWords.publishText()}</p>
        <div class="row">
          ${button(hubWords.publish(), { player, kind: 'publish' })}
          <moon-button tone="quiet" icon="people" @click=${calls.pair}>${hubWords.pair()}</moon-button>
          ${
            (week?.bystanders.length ?? 0) > 0
              ? html`<moon-button tone="quiet" icon="flip" @click=${calls.swapBye}>${hubWords.swapBye()}</moon-button>`
              : nothing
          }
        </div>`;
    case 'lock': {
      const rosters = view.stage === 'roster';
      const words = rosters ? hubWords.lockRosters() : hubWords.lockMachinations();
      const missing = allOf(waiting.map((opening) => nameOf(opening.player)));
      return html`${
        waiting.length > 0
          ? html`<p class="soft small">${rosters ? hubWords.lockRostersText(missing) : hubWords.lockMachinationsText(missing)}</p>`
          : nothing
      }
      ${button(words, { player, kind: 'lock' }, waiting.length > 0 ? 'quiet' : 'question')}`;
    }
    case 'close':
      return button(hubWords.closeWeek(), { player, kind: 'close-week' });
    case 'next':
      return button(week?.final ? hubWords.finish() : hubWords.nextWeek(), { player, kind: 'next-week' });
    default:
      return nothing;
  }
}

const GATES = ['publish', 'lock', 'close', 'next'];

/** The button that takes back the Chamberlain's last step, as long as nothing else was decided. */
function wayBack({ takeBack, players }: CampaignView, decide: NowCalls['decide']): TemplateResult | typeof nothing {
  if (takeBack === null) return nothing;
  const steps: Record<TakenBack, () => string> = {
    publish: hubWords.publish,
    pair: hubWords.pair,
    'swap-bye': hubWords.swapBye,
    lock: hubWords.lockMachinations,
    'next-week': hubWords.nextWeek,
  };
  const player = players.find(({ chamberlain }) => chamberlain)?.id ?? '';
  return html`<moon-button tone="quiet" icon="undo" data-decides="take-back" @click=${() => decide({ player, kind: 'take-back' })}
    >${hubWords.takeBack(steps[takeBack]())}</moon-button
  >`;
}

/** The present task of a campaign: the players who are asked, and the gate to the next step. Games ask on their own cards. */
export function nowPanel(view: CampaignView, owner: CampaignPort['devicePlayer'], calls: NowCalls): TemplateResult {
  const secret = view.openings.filter(({ kind, game }) => !GATES.includes(kind) && game === undefined);
  const gates = view.openings.filter(({ kind, player }) => GATES.includes(kind) && (owner === undefined || owner === player));
  const waiting = secret.filter(({ amend }) => !amend);
  const nameOf = (id: string): string => playerName(view, id);
  return html`<section class="panel now" aria-label=${hubWords.now()}>
    <h2>${stageWords[view.stage]()}</h2>
    ${view.stage === 'games' && gates.length === 0 && secret.length === 0 ? html`<p class="soft">${hubWords.gamesText()}</p>` : nothing}
    ${
      view.winners
        ? html`<p class="winners">
            ${view.winners.length === 1 ? hubWords.winners(allOf(view.winners.map(nameOf))) : hubWords.sharedWin(allOf(view.winners.map(nameOf)))}
          </p>`
        : nothing
    }
    ${secret.length > 0 ? sealedAnswers(view, secret, owner, calls) : nothing}
    ${gates.map((opening) => gate(view, opening, waiting, calls))}
    ${owner === undefined || view.players.some(({ id, chamberlain }) => chamberlain && id === owner) ? wayBack(view, calls.decide) : nothing}
  </section>`;
}
