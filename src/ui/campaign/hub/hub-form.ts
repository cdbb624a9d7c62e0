import { BESIDE } from '../../contexts/gatherings/campaign-port.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { CampaignDecision } from '../../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignSettings } from '../../../campaign/terms/settings.ts';
import type { CampaignView, GameView } from '../../../campaign/terms/view.ts';
import { hubWords } from '../../../words/campaign/campaign.ts';
import { officeWords } from '../../../words/campaign/campaign-office.ts';
import { computerWords, levelName } from '../../../words/match/opponents/computer.ts';
import { settingWords } from '../../../words/campaign/campaign-settings.ts';
import { isolatedName } from '../../../words/language/isolated-name.ts';
import type { CampaignPort, PlayedGame, StandIns } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import type { Strength } from '../../contexts/table-port.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/text-field.ts';
import '../../board/terrain/board-preview.ts';
import { asStrong, companyChoice, strengthOf } from '../../page/company-choice.ts';
import { LEVELS } from '../../page/pairing-match.ts';
import type { GameDeed } from './game-card.ts';
import './office-form.ts';
import type { OfficeDeed } from './office-form.ts';
import './pair-form.ts';
import { playerName } from '../player-name.ts';
import '../result/result-form.ts';
import type { GivenResult } from '../result/result-form.ts';
import '../settings/settings-panel.ts';

type ResultForm = { kind: 'result'; game: GameView; entries: PlayedGame | null; correcting: boolean };
/** The choice of a board for a game, and of computers for absent players. */
type BoardForm = { kind: 'board'; game: GameView; computers: StandIns };
type SettingsForm = { kind: 'settings'; settings: CampaignSettings; note: string };

/** The form that is open over a campaign. */
export type HubForm = { kind: 'deed'; deed: OfficeDeed } | { kind: 'pair' } | SettingsForm | BoardForm | ResultForm;

/** The actions of the screen that the forms call. */
export interface FormCalls {
  /** Opens another form in place of this one; null closes it. */
  turn: (form: HubForm | null) => void;
  decide: (decision: CampaignDecision) => void;
  play: (game: GameId, board: string, computers: StandIns) => void;
  /** The drawn reason why the last decision was refused; it is shown in the topmost form. */
  refusal: TemplateResult | typeof nothing;
}

export const chamberlainOf = (view: CampaignView): PlayerId => view.players.find(({ chamberlain }) => chamberlain)?.id ?? '';

/** The form for an action of a game, filled with what a match of the app knows. */
export async function formFor(deed: GameDeed, game: GameView, campaign: CampaignPort): Promise<HubForm> {
  if (deed === 'play') return { kind: 'board', game, computers: {} };
  if (deed === 'edit') {
    const plays = game.plays.map(({ window: _window, ...play }) => play);
    const entries = game.result ? { result: game.result, plays, windows: 'given' as const } : null;
    return { kind: 'result', game, entries, correcting: true };
  }
  return { kind: 'result', game, entries: deed === 'take-result' ? await campaign.played(game.id) : null, correcting: false };
}

function decisionOf(player: PlayerId, { game, correcting }: ResultForm, { result, plays, note, windows }: GivenResult): CampaignDecision {
  if (correcting) return { player, kind: 'edit-result', game: game.id, result, plays, note };
  return { player, kind: 'result', game: game.id, result, plays, windows };
}

/** The choice whether a player is present or a computer plays for them. */
function standIn(view: CampaignView, form: BoardForm, player: PlayerId, { turn }: FormCalls): TemplateResult {
  const { substitutes } = form.game;
  const name = isolatedName(substitutes[player] ?? playerName(view, player));
  const { [player]: level = 'person', ...otherComputers } = form.computers;
  return html`<div data-player=${player}>
    <p>${computerWords.whoPlays(name)}</p>
    <moon-segmented
      .label=${computerWords.whoPlays(name)}
      .selected=${level === 'person' ? level : strengthOf(level)}
      .segments=${[{ id: 'person', label: computerWords.person() }, ...LEVELS.map((id) => ({ id, label: levelName[id]() }))]}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: Strength | 'person' }>) =>
        turn({
          ...form,
          computers: detail.id === 'person' ? otherComputers : { ...otherComputers, [player]: asStrong(detail.id, form.computers[player]) },
        })}
    ></moon-segmented>
    ${level === 'person' ? nothing : companyChoice(level, (chosen) => turn({ ...form, computers: { ...otherComputers, [player]: chosen } }))}
  </div>`;
}

function boardForm(campaign: CampaignPort, view: CampaignView, form: BoardForm, calls: FormCalls): TemplateResult {
  const { game, computers } = form;
  const play = (board: string): void => calls.play(game.id, board, computers);
  // a computer does not see a real table; the button stays in its place, so that no board moves under a finger
  const alone = Object.keys(computers).length > 0;
  const beside = html`<button type="button" class="press" data-board=${BESIDE} ?disabled=${alone} @click=${() => play(BESIDE)}>
    ${spokenWords.beside()}
  </button>`;
  return html`<moon-dialog open .heading=${hubWords.whichBoard()} @closed=${() => calls.turn(null)}>
    <div class="stack">
      ${game.players.map((player) => standIn(view, form, player, calls))}
      <div class="boards">
        ${beside}
        ${campaign.boards.map(
          ({ id, name, terrain }) =>
            html`<button type="button" class="press" data-board=${id} @click=${() => play(id)}>
              <moon-board-preview aria-hidden="true" .terrain=${terrain}></moon-board-preview>${name}
            </button>`,
        )}
      </div>
    </div>
  </moon-dialog>`;
}

function settingsForm(view: CampaignView, form: SettingsForm, { turn, decide, refusal }: FormCalls): TemplateResult {
  const { settings, note } = form;
  return html`<moon-dialog open .heading=${officeWords.settings()} @closed=${() => turn(null)}>
    <div class="stack">
      <moon-campaign-settings
        .settings=${settings}
        .players=${view.players.filter(({ left }) => left === null).length}
        @settings-changed=${({ detail }: MoonEvent<'settings-changed'>) => turn({ ...form, settings: detail })}
      ></moon-campaign-settings>
      <moon-text-field
        .label=${settingWords.note()}
        .value=${note}
        maxlength="200"
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => turn({ ...form, note: detail.value })}
      ></moon-text-field>
    </div>
    <div slot="actions">${refusal}</div>
    <moon-button
      slot="actions"
      tone="question"
      icon="quill"
      @click=${() => decide({ player: chamberlainOf(view), kind: 'change-settings', settings, note: note.trim() })}
      >${settingWords.keep()}</moon-button
    >
  </moon-dialog>`;
}

/** Draws the open form. It uses the styles of the screen. */
export function hubForm(
  campaign: CampaignPort,
  view: CampaignView,
  form: HubForm | null,
  calls: FormCalls,
): TemplateResult | typeof nothing {
  const close = (): void => calls.turn(null);
  const decided = ({ detail }: MoonEvent<'campaign-decided'>): void => calls.decide(detail);
  switch (form?.kind) {
    case 'deed':
      return html`<moon-office-form
        .view=${view}
        .deed=${form.deed}
        .factions=${campaign.book.factions}
        @campaign-decided=${decided}
        @closed=${close}
        >${calls.refusal}</moon-office-form
      >`;
    case 'pair':
      return html`<moon-pair-form .view=${view} @campaign-decided=${decided} @closed=${close}>${calls.refusal}</moon-pair-form>`;
    case 'settings':
      return settingsForm(view, form, calls);
    case 'board':
      return boardForm(campaign, view, form, calls);
    case 'result':
      return html`<moon-result-form
        .view=${view}
        .game=${form.game}
        .book=${campaign.book}
        .playable=${(player: PlayerId) => campaign.playable(form.game.id, player)}
        .entries=${form.entries}
        ?correcting=${form.correcting}
        @result-given=${({ detail }: MoonEvent<'result-given'>) => calls.decide(decisionOf(chamberlainOf(view), form, detail))}
        @closed=${close}
        >${calls.refusal}</moon-result-form
      >`;
    case undefined:
      return nothing;
  }
}
