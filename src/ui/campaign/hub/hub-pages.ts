import { html, nothing, type TemplateResult } from 'lit';
import type { CampaignDecision } from '../../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignView, WeekView } from '../../../campaign/terms/view.ts';
import { playedWith } from '../../../words/app/played-with.ts';
import { hubWords, standingsWords } from '../../../words/campaign/campaign.ts';
import { deedSaid, officeWords } from '../../../words/campaign/campaign-office.ts';
import { tieBreakWords } from '../../../words/campaign/campaign-settings.ts';
import { allOf } from '../../../words/language/sentences.ts';
import type { CampaignPort, GameMatch } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import './game-card.ts';
import { campaignRulingsFold } from './campaign-rulings-fold.ts';
import { chamberlainOf, type HubForm } from './hub-form.ts';
import { DEEDS } from './office-form.ts';
import { historyPicture } from './history-picture.ts';
import { playerName } from '../player-name.ts';
import { standingsTable } from './standings-table.ts';

const namesOf =
  (view: CampaignView) =>
  (id: PlayerId): string =>
    playerName(view, id);

/** True if the Chamberlain decides on this device. */
const holdsOffice = ({ devicePlayer }: Pick<CampaignPort, 'devicePlayer'>, view: CampaignView): boolean =>
  devicePlayer === undefined || devicePlayer === chamberlainOf(view);

type PlayedGames = Readonly<Record<GameId, GameMatch>>;

function weekPage(campaign: CampaignPort, view: CampaignView, week: WeekView, played: PlayedGames, isStill: boolean): TemplateResult {
  const nameOf = namesOf(view);
  return html`<div class="stack">
    <div class="games">
      ${week.games.map(
        (game) =>
          html`<moon-game-card
            data-game=${game.id}
            .view=${view}
            .game=${game}
            .book=${campaign.book}
            .elsewhere=${campaign.elsewhere ?? []}
            .match=${played[game.id] ?? { at: 'none' }}
            .localPlayer=${campaign.devicePlayer}
            ?still=${isStill}
            ?mendable=${campaign.readOnly === null && holdsOffice(campaign, view) && game.result !== null}
          ></moon-game-card>`,
      )}
    </div>
    ${week.bystanders.map((id) => html`<p>${hubWords.bystander(nameOf(id))}</p>`)}
    ${week.absent.map((id) => html`<p>${hubWords.absent(nameOf(id))}</p>`)}
  </div>`;
}

/** The games of the week, the coming pairings and the earlier weeks. Its cards fire `errand` and `game-deed`. */
export function weeksPage(campaign: CampaignPort, view: CampaignView, played: PlayedGames): TemplateResult {
  const nameOf = namesOf(view);
  const earlier = view.weeks.slice(0, -1).reverse();
  const weekView = view.weeks.at(-1);
  return html`${weekView ? weekPage(campaign, view, weekView, played, campaign.readOnly !== null) : nothing}
  ${
    view.schedule.length === 0
      ? nothing
      : html`<details>
          <summary>${hubWords.later()}</summary>
          <ul>
            ${view.schedule.map(
              ({ week, games }) =>
                html`<li>
                  ${hubWords.weekNumber(week)}:
                  ${games.length === 0 ? hubWords.laterOpen() : games.map((players) => allOf(players.map(nameOf))).join(' · ')}
                </li>`,
            )}
          </ul>
        </details>`
  }
  ${earlier.map(
    (week) =>
      html`<details>
        <summary>${week.final ? hubWords.finalWeek(week.n) : hubWords.weekNumber(week.n)}</summary>
        ${weekPage(campaign, view, week, played, true)}
      </details>`,
  )}`;
}

/** The ways to export the standings. */
export interface StandingsCalls {
  summary: () => void;
  share: () => void;
  save: () => void;
}

/** The standings, their history, and the ways to export them. */
export function standingsPage(view: CampaignView, calls: StandingsCalls): TemplateResult {
  const { tieBreaks } = view.settings;
  return html`<p class="soft">
      ${standingsWords.explained()}
      ${tieBreaks.length === 0 ? nothing : standingsWords.partedBy(allOf(tieBreaks.map((tieBreak) => tieBreakWords[tieBreak]())))}
    </p>
    ${standingsTable(view, view.standings)} ${historyPicture(view)}
    <div class="row">
      <moon-button tone="quiet" icon="log" data-do="summary" ?disabled=${view.history.length === 0} @click=${calls.summary}
        >${hubWords.summary()}</moon-button
      >
      <moon-button tone="quiet" icon="quill" data-do="print" @click=${() => window.print()}>${hubWords.print()}</moon-button>
      <moon-button tone="quiet" icon="share" data-do="share" @click=${calls.share}>${hubWords.share()}</moon-button>
      <moon-button tone="quiet" icon="download" data-do="save" @click=${calls.save}>${hubWords.save()}</moon-button>
    </div>`;
}

/** The actions of the screen that the Chamberlain's page calls. */
export interface OfficeCalls {
  open: (form: HubForm) => void;
  decide: (decision: CampaignDecision) => void;
}

/** The actions of the Chamberlain outside the order of the week, and the list of those already done. */
export function officePage(view: CampaignView, campaign: CampaignPort, calls: OfficeCalls): TemplateResult {
  const { newerCards, newerNames, packs } = campaign;
  const isShut = campaign.readOnly !== null || !holdsOffice(campaign, view);
  const nameOf = namesOf(view);
  return html`<p class="soft">${officeWords.text()}</p>
    ${packs.length > 0 ? html`<p data-packs>${playedWith(packs)}</p>` : nothing} ${campaignRulingsFold(view.settings)}
    ${
      isShut || newerCards === null
        ? nothing
        : html`<section class="panel row spread" data-newer>
            <div>
              <p>${officeWords.updateText()}</p>
              ${newerNames.length > 0 ? html`<p class="small soft" data-newer-names>${newerNames.join(' · ')}</p>` : nothing}
            </div>
            <moon-button
              icon="cards"
              @click=${() => calls.decide({ player: chamberlainOf(view), kind: 'update-cards', catalogue: newerCards })}
              >${officeWords.update()}</moon-button
            >
          </section>`
    }
    ${
      isShut
        ? nothing
        : html`<div class="deeds">
            ${DEEDS.filter((deed) => deed !== 'swap-bye').map(
              (deed) =>
                html`<moon-button tone="quiet" data-deed=${deed} @click=${() => calls.open({ kind: 'deed', deed })}
                  >${deedSaid(deed)}</moon-button
                >`,
            )}
            <moon-button
              tone="quiet"
              data-deed="change-settings"
              @click=${() => calls.open({ kind: 'settings', settings: view.settings, note: '' })}
              >${officeWords.settings()}</moon-button
            >
          </div>`
    }
    <section class="panel">
      <h2>${officeWords.notes()}</h2>
      ${
        view.notes.length === 0
          ? html`<p class="soft">${officeWords.noNotes()}</p>`
          : html`<ul>
              ${view.notes.map(({ week, by, kind, who, game, note }) => {
                const players = view.weeks.flatMap(({ games }) => games).find(({ id }) => id === game)?.players ?? [];
                const named = who === undefined ? players : [who];
                const deed = named.length === 0 ? deedSaid(kind) : officeWords.deedTo(deedSaid(kind), allOf(named.map(nameOf)));
                return html`<li>${officeWords.noteOf(week, nameOf(by), deed, note)}</li>`;
              })}
            </ul>`
      }
    </section>`;
}
