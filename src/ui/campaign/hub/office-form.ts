import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CampaignDecision, StandingKind } from '../../../campaign/terms/decision.ts';
import type { Machination, PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { FACTIONS, type Faction } from '../../../rules/terms/factions.ts';
import { typedName } from '../../../rules/terms/typed-name.ts';
import { machinationWords } from '../../../words/campaign/campaign.ts';
import { deedSaid, officeWords } from '../../../words/campaign/campaign-office.ts';
import { factionName } from '../../../words/names/factions.ts';
import { allOf } from '../../../words/language/sentences.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/stepper.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';
import { playerName } from '../player-name.ts';

/** The actions outside the order of the week that have a small form; corrected results and changed rules have forms of their own. */
export type OfficeDeed = Exclude<StandingKind, 'edit-result' | 'change-settings' | 'update-cards' | 'take-back'> | 'swap-bye';

/** The fields of each deed. */
const FIELDS: Record<OfficeDeed, readonly ('who' | 'points' | 'name' | 'faction' | 'game' | 'machination' | 'pin' | 'note')[]> = {
  correct: ['who', 'points', 'note'],
  'void-machination': ['machination', 'note'],
  'reopen-week': ['note'],
  absent: ['who'],
  'join-table': ['who', 'game'],
  join: ['name', 'faction'],
  leave: ['who', 'note'],
  substitute: ['game', 'who', 'name'],
  rename: ['who', 'name'],
  'hand-over': ['who', 'note'],
  'set-pin': ['who', 'pin'],
  'swap-bye': ['who', 'note'],
};
export const DEEDS = Object.keys(FIELDS) as OfficeDeed[]; // keys() forgets literal types

const TEXTS: Partial<Record<OfficeDeed, () => string>> = {
  absent: officeWords.absentText,
  'join-table': officeWords.joinTableText,
  'reopen-week': officeWords.reopenText,
  join: officeWords.joinText,
  leave: officeWords.leaveText,
  substitute: officeWords.substituteText,
  'set-pin': officeWords.pinText,
};
/** The most points that one correction may give or take. */
const MOST = 20;

interface StruckMachination {
  week: number;
  who: PlayerId;
  machination: Omit<Machination, 'void'>;
}

/** The small form of one deed of the Chamberlain. @slot - the reason of a refusal @fires campaign-decided the decision @fires closed */
@customElement('moon-office-form')
export class MoonOfficeForm extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property() deed: OfficeDeed = 'correct';
  /** The factions that can be played. */
  @property({ attribute: false }) factions: readonly Faction[] = FACTIONS;
  @state() private who: PlayerId = '';
  @state() private vp = 0;
  @state() private mp = 0;
  @state() private called = '';
  @state() private faction: Faction = 'commonwealth';
  @state() private game = '';
  @state() private pin = '';
  @state() private note = '';
  @state() private struck: StruckMachination | null = null;

  get #staying() {
    return this.view.players.filter(({ left }) => left === null);
  }

  /** The players the deed can be about: those still in the campaign, or those left without an opponent. */
  get #players() {
    if (this.deed !== 'join-table') return this.#staying;
    const { games = [], absent = [] } = this.view.weeks.at(-1) ?? {};
    const alone = games.flatMap(({ players }) => {
      const present = players.filter((id) => !absent.includes(id));
      return present.length === 1 && players.length > 1 ? present : [];
    });
    return this.#staying.filter(({ id }) => alone.includes(id));
  }

  /** The games of the week; for a player who joins a table, the games that have room and have not begun. @rule campaign 9.5 9.6 */
  get #tables() {
    const { games = [], absent = [] } = this.view.weeks.at(-1) ?? {};
    if (this.deed !== 'join-table') return games;
    return games.filter(({ stage, players, chosen }) => {
      const present = players.filter((id) => !absent.includes(id)).length;
      return stage === 'cards' && present > 1 && present < 4 && Object.values(chosen).every((count) => count === 0);
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('deed') && !changed.has('view')) return;
    const [only, second] = this.#players;
    if (this.who === '' && only && !second) this.who = only.id;
  }

  /** The decision that the form makes; null while something is missing. */
  get #decision(): CampaignDecision | null {
    const player = this.view.players.find(({ chamberlain }) => chamberlain)?.id ?? '';
    const { who, note, game, called, struck } = this;
    const needs = FIELDS[this.deed];
    if (needs.includes('who') && who === '') return null;
    if (needs.includes('game') && game === '') return null;
    switch (this.deed) {
      case 'correct':
        return this.vp === 0 && this.mp === 0
          ? null
          : { player, kind: 'correct', who, note, ...(this.vp ? { vp: this.vp } : {}), ...(this.mp ? { mp: this.mp } : {}) };
      case 'void-machination':
        return struck && { player, kind: 'void-machination', ...struck, note };
      case 'reopen-week':
        return { player, kind: 'reopen-week', note };
      case 'absent':
        return { player, kind: 'absent', who, absent: !this.view.weeks.at(-1)?.absent.includes(who) };
      case 'join-table':
        return { player, kind: 'join-table', who, game };
      case 'join':
        return typedName(called) === '' ? null : { player, kind: 'join', name: typedName(called), faction: this.faction };
      case 'leave':
        return { player, kind: 'leave', who, note };
      case 'substitute':
        return { player, kind: 'substitute', game, who, name: typedName(called) || null };
      case 'rename':
        return typedName(called) === '' ? null : { player, kind: 'rename', who, name: typedName(called) };
      case 'hand-over':
        return { player, kind: 'hand-over', to: who, note };
      case 'set-pin':
        return { player: this.pin === '' ? player : who, kind: 'set-pin', who, pin: this.pin || null };
      case 'swap-bye':
        return { player, kind: 'swap-bye', to: who, note };
    }
  }

  #choice(
    label: string,
    segments: readonly { id: string; label: string }[],
    selected: string,
    choose: (id: string) => void,
  ): TemplateResult {
    return html`<div>
      <p class="small soft">${label}</p>
      <moon-segmented
        .label=${label}
        .segments=${segments}
        .selected=${selected}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => choose(detail.id)}
      ></moon-segmented>
    </div>`;
  }

  #text(label: string, value: string, set: (value: string) => void, maxlength = 40): TemplateResult {
    return html`<moon-text-field
      .label=${label}
      .value=${value}
      maxlength=${maxlength}
      @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => set(detail.value)}
    ></moon-text-field>`;
  }

  #points(label: string, value: number, set: (value: number) => void): TemplateResult {
    return html`<div class="measure">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        .min=${-MOST}
        .max=${MOST}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => set(detail.value)}
      ></moon-stepper>
    </div>`;
  }

  /** The choice among the published machinations that can still be voided. */
  #machinations(): TemplateResult {
    const nameOf = (id: PlayerId): string => playerName(this.view, id);
    const known = this.view.weeks.flatMap(({ n, submissions }) =>
      Object.entries(submissions ?? {}).flatMap(([player, { machinations }]) =>
        machinations
          .filter((machination) => !machination.void)
          .map(({ kind, target }): StruckMachination & { label: string } => ({
            week: n,
            who: player,
            machination: { kind, target },
            label: `${n}: ${nameOf(player)} – ${machinationWords[kind]()} – ${nameOf(target)}`,
          })),
      ),
    );
    if (known.length === 0) return html`<p class="soft">${officeWords.voidNone()}</p>`;
    const idOf = ({ week, who, machination }: StruckMachination): string => `${week} ${who} ${machination.kind} ${machination.target}`;
    return this.#choice(
      officeWords.machination(),
      known.map((item) => ({ id: idOf(item), label: item.label })),
      this.struck ? idOf(this.struck) : '',
      (id) => {
        const choice = known.find((candidate) => idOf(candidate) === id);
        this.struck = choice ? { week: choice.week, who: choice.who, machination: choice.machination } : null;
      },
    );
  }

  #field(field: (typeof FIELDS)[OfficeDeed][number]): TemplateResult | typeof nothing {
    const week = this.view.weeks.at(-1);
    const nameOf = (id: PlayerId): string => playerName(this.view, id);
    switch (field) {
      case 'who':
        if (this.#players.length === 0) return html`<p>${officeWords.nobodyAlone()}</p>`;
        return this.#choice(
          officeWords.player(),
          this.#players.map(({ id, name }) => ({
            id,
            label: this.deed === 'absent' && week?.absent.includes(id) ? officeWords.isAbsent(name) : name,
          })),
          this.who,
          (id) => (this.who = id),
        );
      case 'points':
        return html`${this.#points(officeWords.vp(), this.vp, (value) => (this.vp = value))}
        ${this.#points(officeWords.mp(), this.mp, (value) => (this.mp = value))}`;
      case 'name':
        return this.#text(officeWords.name(), this.called, (value) => (this.called = value));
      case 'faction':
        return this.#choice(
          officeWords.faction(),
          this.factions.map((id) => ({ id, label: factionName(id) })),
          this.faction,
          (id) => (this.faction = this.factions.find((faction) => faction === id) ?? this.faction),
        );
      case 'game':
        if (this.#tables.length === 0) return this.#players.length === 0 ? nothing : html`<p>${officeWords.noTable()}</p>`;
        return this.#choice(
          officeWords.table(),
          this.#tables.map(({ id, players }) => ({ id, label: allOf(players.map(nameOf)) })),
          this.game,
          (id) => (this.game = id),
        );
      case 'machination':
        return this.#machinations();
      case 'pin':
        return this.#text(officeWords.digits(), this.pin, (value) => (this.pin = value.replaceAll(/\D/g, '').slice(0, 4)), 4);
      case 'note':
        return this.#text(officeWords.note(), this.note, (value) => (this.note = value), 200);
    }
  }

  override render() {
    const decision = this.#decision;
    const text = TEXTS[this.deed];
    return html`<moon-dialog open .heading=${deedSaid(this.deed)} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        ${text ? html`<p class="soft">${text()}</p>` : nothing} ${FIELDS[this.deed].map((field) => this.#field(field))}
      </div>
      <slot slot="actions"></slot>
      <moon-button
        slot="actions"
        tone="question"
        icon="quill"
        ?disabled=${!decision}
        @click=${() => decision && emit(this, 'campaign-decided', decision)}
        >${officeWords.doIt()}</moon-button
      >
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'campaign-decided': CampaignDecision;
  }
  interface HTMLElementTagNameMap {
    'moon-office-form': MoonOfficeForm;
  }
}
