import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { recommended } from '../../../campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../campaign/terms/settings.ts';
import { FACTIONS, type Faction } from '../../../rules/terms/factions.ts';
import { typedName } from '../../../rules/terms/typed-name.ts';
import { campaignsWords, newCampaignWords } from '../../../words/campaign/campaign.ts';
import { factionName } from '../../../words/names/factions.ts';
import { packsWords } from '../../../words/app/making/packs.ts';
import { playedWith } from '../../../words/app/played-with.ts';
import { appWords } from '../../../words/app/app.ts';
import { companyStyle } from '../../art/company.ts';
import { scenePicture } from '../../art/scenes.ts';
import type { NewCampaign } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import './settings-panel.ts';
import { roundRobin } from './settings-panel.ts';
import { column, wide } from '../../theme/sizes.ts';

const FEWEST = 2;
const MOST = 12;

interface PlannedPlayer {
  name: string;
  faction: Faction;
}

/** Lays out a campaign: its players, their factions, its rules. @fires begin-campaign `NewCampaign` */
@customElement('moon-new-campaign')
export class MoonNewCampaign extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    companyStyle,
    css`
      .opening {
        display: grid;
        grid-template-columns: minmax(0, 26rem) minmax(12rem, 1fr);
        gap: var(--space-3) var(--space-4);
        align-items: center;
      }
      .opening .company {
        --tall: 120px;
        height: 150px;
      }
      @media ${column} {
        .opening {
          grid-template-columns: 1fr;
        }
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-3);
      }
      li moon-text-field {
        flex: 1 1 calc(100% - 48px - var(--space-3));
      }
      li moon-segmented {
        order: 1;
      }
      @media ${wide} {
        li moon-text-field {
          flex-basis: 12rem;
        }
        li moon-segmented {
          order: 0;
        }
      }
    `,
  ];
  @property({ attribute: false }) names: readonly string[] = [];
  /** The names of the players this device knows, to pick instead of typing. */
  @property({ attribute: false }) known: readonly string[] = [];
  @property({ attribute: false }) factions: readonly Faction[] = FACTIONS;
  /** The packs of this device, by name. */
  @property({ attribute: false }) packs: readonly string[] = [];
  @property({ type: Boolean }) busy = false;
  @state() private official = true;
  @state() private called = '';
  @state() private players: readonly PlannedPlayer[] | null = null;
  @state() private chamberlain = 0;
  @state() private settings: CampaignSettings = recommended();

  #faction(index: number): Faction {
    return this.factions[index % Math.max(1, this.factions.length)] ?? 'commonwealth';
  }

  get #players(): readonly PlannedPlayer[] {
    this.players ??= [0, 1, 2, 3].map((index) => ({ name: this.names[index] ?? '', faction: this.#faction(index) }));
    return this.players;
  }

  #nameOf(index: number): string {
    return typedName(this.#players[index]?.name ?? '') || appWords.playerNumber(index + 1);
  }

  #change(index: number, change: Partial<PlannedPlayer>) {
    this.players = this.#players.map((player, place) => (place === index ? { ...player, ...change } : player));
  }

  #drop(index: number) {
    this.players = this.#players.filter((_, place) => place !== index);
    this.chamberlain = Math.max(
      0,
      this.chamberlain > index || this.chamberlain === this.players.length ? this.chamberlain - 1 : this.chamberlain,
    );
  }

  /** Gives a known player the first place without a name, or a new place. */
  #seat(name: string) {
    const free = this.#players.findIndex((player) => typedName(player.name) === '');
    if (free >= 0) this.#change(free, { name });
    else this.players = [...this.#players, { name, faction: this.#faction(this.#players.length) }];
  }

  #known() {
    const taken = this.#players.map(({ name }) => typedName(name).toLowerCase());
    const full = taken.length >= MOST && !taken.includes('');
    const available = full ? [] : this.known.filter((name) => !taken.includes(name.toLowerCase()));
    return available.length === 0
      ? nothing
      : html`<div class="row" role="group" aria-label=${newCampaignWords.known()}>
          <span class="soft">${newCampaignWords.known()}</span>
          ${available.map(
            (name) => html`<moon-button tone="quiet" icon="plus" data-known=${name} @click=${() => this.#seat(name)}>${name}</moon-button>`,
          )}
        </div>`;
  }

  /** A name that two players share; null when there is none. */
  get #twice(): string | null {
    const names = this.#players.map((_, index) => this.#nameOf(index));
    return names.find((name, index) => names.findIndex((twin) => twin.toLowerCase() === name.toLowerCase()) !== index) ?? null;
  }

  #begin() {
    emit(this, 'begin-campaign', {
      name: typedName(this.called) || newCampaignWords.usualName(),
      settings: this.settings,
      players: this.#players.map(({ faction }, index) => ({ name: this.#nameOf(index), faction })),
      chamberlain: this.chamberlain,
      official: this.official || this.packs.length === 0,
    });
  }

  #player({ name, faction }: PlannedPlayer, index: number) {
    const called = this.#nameOf(index);
    return html`<li class="panel" data-player=${index}>
      <moon-text-field
        .label=${newCampaignWords.nameOf(index + 1)}
        .value=${name}
        maxlength="30"
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => this.#change(index, { name: detail.value })}
      ></moon-text-field>
      <moon-segmented
        .label=${newCampaignWords.factionOf(called)}
        .selected=${faction}
        .segments=${this.factions.map((id) => ({ id, label: factionName(id) }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Faction }>) => this.#change(index, { faction: detail.id })}
      ></moon-segmented>
      <moon-icon-button
        icon="trash"
        .label=${newCampaignWords.drop(called)}
        ?disabled=${this.#players.length <= FEWEST}
        @click=${() => this.#drop(index)}
      ></moon-icon-button>
    </li>`;
  }

  override render() {
    const players = this.#players;
    const weeks = this.settings.length === 'auto' ? roundRobin(players.length, this.settings.longest) : this.settings.length;
    const twice = this.#twice;
    return html`<div class="stack">
      <div class="opening">
        ${scenePicture('campaigns')}
        <p>${campaignsWords.text()} ${newCampaignWords.howLong(players.length, weeks)}</p>
      </div>
      <moon-text-field
        .label=${newCampaignWords.name()}
        .value=${this.called}
        maxlength="60"
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.called = detail.value)}
      ></moon-text-field>
      <section class="stack">
        <h2>${newCampaignWords.players()}</h2>
        <p class="soft">${newCampaignWords.playersText()}</p>
        ${this.#known()}
        <ul class="stack">
          ${players.map((player, index) => this.#player(player, index))}
        </ul>
        <div class="row spread">
          <moon-button
            tone="quiet"
            icon="plus"
            ?disabled=${players.length >= MOST}
            @click=${() => (this.players = [...players, { name: this.names[players.length] ?? '', faction: this.#faction(players.length) }])}
            >${newCampaignWords.add()}</moon-button
          >
          <div>
            <p class="small soft">${newCampaignWords.chamberlain()}</p>
            <moon-segmented
              .label=${newCampaignWords.chamberlain()}
              .selected=${String(this.chamberlain)}
              .segments=${players.map((_, index) => ({ id: String(index), label: this.#nameOf(index) }))}
              @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.chamberlain = Number(detail.id))}
            ></moon-segmented>
          </div>
        </div>
      </section>
      <section class="stack">
        <h2>${newCampaignWords.rules()}</h2>
        ${
          this.packs.length === 0
            ? nothing
            : html`<moon-toggle
                data-do="official"
                .on=${this.official}
                .label=${packsWords.official()}
                .hint=${this.official ? packsWords.officialHint() : playedWith(this.packs)}
                @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.official = detail.on)}
              ></moon-toggle>`
        }
        <moon-campaign-settings
          .settings=${this.settings}
          .players=${players.length}
          @settings-changed=${({ detail }: MoonEvent<'settings-changed'>) => (this.settings = detail)}
        ></moon-campaign-settings>
      </section>
      <div class="row spread">
        <span aria-live="polite">${twice === null ? newCampaignWords.ready(players.length, weeks) : newCampaignWords.sameName(twice)}</span>
        <moon-button tone="question" icon="play" ?disabled=${this.busy || twice !== null} @click=${() => this.#begin()}
          >${newCampaignWords.begin()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'begin-campaign': NewCampaign;
  }
  interface HTMLElementTagNameMap {
    'moon-new-campaign': MoonNewCampaign;
  }
}
