import { consume } from '@lit/context';
import { companyStyle } from '../art/company.ts';
import { scenePicture } from '../art/scenes.ts';
import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { campaignsWords, newCampaignWords, stageWords } from '../../words/campaign/campaign.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';
import { icon } from '../art/icon.ts';
import type {
  CampaignFork,
  ForkSide,
  CampaignShelf,
  ListedCampaign,
  ReadCampaign,
  NewCampaign,
} from '../contexts/gatherings/campaign-port.ts';
import { settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { momentText } from '../page/time/moments.ts';
import { failureOfTaking } from '../page/failure-text.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { campaignHash, campaignsHash, NEW_CAMPAIGN } from '../contexts/places.ts';
import { FileReading } from '../page/reading.ts';
import './settings/new-campaign.ts';

/** The campaigns on this device, or a new one being laid out. */
@customElement('moon-campaigns-screen')
export class MoonCampaignsScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
      }
      .what {
        flex: 1 1 14rem;
        min-width: 0;
        color: inherit;
        text-decoration: none;
      }
      .what strong {
        display: block;
        font: 700 var(--text-l) / 1.2 var(--title-face);
        overflow-wrap: anywhere;
      }
      input {
        display: none;
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  /** `+` for a new campaign, '' for the list. */
  @property() at = '';
  @state() private known: readonly string[] = [];
  /** The packs of this device, by name. */
  @state() private packs: readonly string[] = [];
  @state() private busy = false;
  readonly #campaigns = new KeptList<ListedCampaign>(this, async () => (await this.#open()).list());
  /** Two courses of one campaign, of which the player has to choose one; null for none. */
  @state() private fork: CampaignFork | null = null;
  @query('input') private readonly input!: HTMLInputElement;
  readonly #reading = new FileReading(this);
  #shelf: CampaignShelf | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('library')) return;
    void this.#campaigns.read();
    void this.#readPlayers().catch(() => undefined); // a name can still be typed
    void this.#readPacks().catch(() => this.#campaigns.fail('unread'));
  }

  async #open(): Promise<CampaignShelf> {
    this.#shelf ??= await this.library.campaigns();
    return this.#shelf;
  }

  async #readPlayers() {
    const players = await (await this.library.players()).list();
    this.known = players.map(({ name }) => name);
  }

  async #readPacks() {
    const { packs } = await this.library.cards();
    this.packs = [...new Set(packs?.values() ?? [])];
  }

  async #begin(campaign: NewCampaign) {
    if (this.busy) return;
    this.busy = true;
    await this.#campaigns.change(async () => {
      location.hash = campaignHash(await (await this.#open()).begin(campaign));
    });
    this.busy = false;
  }

  async #chosen() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (!file) return;
    this.#campaigns.say(null);
    const take = async (): Promise<void> => {
      const shelf = await this.#open();
      const read = await this.#reading.during((waiting) => shelf.read(file, waiting));
      if (read?.ok) this.#arrived(read);
      else if (read) {
        this.fork = read.fork ?? null;
        if (!read.fork) this.#campaigns.say({ words: read.sentence, tone: 'refusal' });
      }
    };
    await this.#campaigns.change(take, null, failureOfTaking);
  }

  #arrived(read: Extract<ReadCampaign, { ok: true }>) {
    const { name } = read;
    if (read.relation === 'continued') this.#say(campaignsWords.continued(name), read.undo);
    else
      this.#campaigns.say({ words: read.relation === 'known' ? campaignsWords.known(name) : campaignsWords.arrived(name), tone: 'good' });
  }

  #say(words: string, undo: () => Promise<void>) {
    this.#campaigns.say({ words, tone: 'good', undo: () => this.#campaigns.change(undo) });
  }

  async #archive({ id, archived }: ListedCampaign) {
    await this.#campaigns.change(async () => (await this.#open()).archive(id, !archived));
  }

  async #remove({ id, name }: ListedCampaign) {
    const undo = () => this.#campaigns.change(async () => (await this.#open()).undoRemove(id));
    await this.#campaigns.change(async () => (await this.#open()).remove(id), { words: campaignsWords.removed(name), tone: 'news', undo });
  }

  #item(campaign: ListedCampaign) {
    const { id, name, players, week, lastWeek, finished, archived, changedAt } = campaign;
    return html`<li class="panel" data-campaign=${id}>
      <a class="what" href=${campaignHash(id)}>
        <strong><bdi>${name}</bdi></strong>
        <span class="small soft"
          >${finished ? campaignsWords.over() : campaignsWords.week(week, lastWeek)} · ${players.map(isolatedName).join(', ')} ·
          ${momentText(changedAt)}</span
        >
      </a>
      <moon-icon-button
        icon=${archived ? 'undo' : 'chest'}
        .label=${archived ? campaignsWords.unarchive(name) : campaignsWords.archive(name)}
        @click=${() => void this.#archive(campaign)}
      ></moon-icon-button>
      <moon-icon-button icon="trash" .label=${campaignsWords.remove(name)} @click=${() => void this.#remove(campaign)}></moon-icon-button>
    </li>`;
  }

  async #takeCopy({ name, takeCopy }: CampaignFork) {
    this.fork = null;
    await this.#campaigns.change(async () => this.#say(campaignsWords.copyTaken(name), await takeCopy()));
  }

  /** The point where the two courses part, and the content of each; nothing is changed until one is chosen. */
  #forked() {
    const { fork } = this;
    if (!fork) return nothing;
    const report = ({ week, stage, games, decisions }: ForkSide): string =>
      campaignsWords.forkSide(week, stageWords[stage](), games, decisions);
    return html`<section class="panel stack" data-fork>
      <p>${campaignsWords.forked(fork.name, fork.week, stageWords[fork.stage]())}</p>
      <p class="soft">${report(fork.local)}</p>
      <moon-button data-fork-side="here" icon="tablet" @click=${() => (this.fork = null)}>${campaignsWords.forkHere()}</moon-button>
      <p class="soft">${report(fork.copy)}</p>
      <moon-button data-fork-side="copy" icon="upload" @click=${() => void this.#takeCopy(fork)}>${campaignsWords.forkCopy()}</moon-button>
    </section>`;
  }

  #list() {
    const listed = this.#campaigns.items;
    const listedCampaigns = (listed ?? []).filter(({ archived }) => !archived);
    const away = (listed ?? []).filter(({ archived }) => archived);
    return html`<p class="soft">${campaignsWords.text()}</p>
      <div class="row">
        <a class="press" href=${campaignsHash(NEW_CAMPAIGN)}>${icon('plus')}${campaignsWords.fresh()}</a>
        <moon-button tone="quiet" icon="upload" @click=${() => this.input.click()}>${campaignsWords.read()}</moon-button>
        <input type="file" aria-label=${campaignsWords.chooseFile()} @change=${() => void this.#chosen()} />
      </div>
      ${
        listed !== null && listed.length === 0
          ? html`<moon-empty-state .heading=${campaignsWords.none()} .text=${campaignsWords.noneText()}
              >${scenePicture('campaigns')}</moon-empty-state
            >`
          : html`<ul class="stack">
              ${listedCampaigns.map((campaign) => this.#item(campaign))}
            </ul>`
      }
      ${
        away.length === 0
          ? nothing
          : html`<h2>${campaignsWords.archived()}</h2>
              <ul class="stack">
                ${away.map((campaign) => this.#item(campaign))}
              </ul>`
      }`;
  }

  override render() {
    const fresh = this.at === NEW_CAMPAIGN;
    const factions = FACTIONS.filter((faction) => this.library.characters.some((character) => character.factions.includes(faction)));
    return html`<moon-page
      .heading=${fresh ? newCampaignWords.heading() : campaignsWords.heading()}
      .back=${fresh ? campaignsHash() : '#/'}
    >
      <div class="stack">
        ${this.#campaigns.isEmpty ? this.#reading.render() : this.#campaigns.render()} ${this.#forked()}
        ${
          fresh
            ? html`<moon-new-campaign
                .names=${this.settings.names}
                .known=${this.known}
                .packs=${this.packs}
                .factions=${factions.length > 0 ? factions : FACTIONS}
                ?busy=${this.busy}
                @begin-campaign=${({ detail }: MoonEvent<'begin-campaign'>) => void this.#begin(detail)}
              ></moon-new-campaign>`
            : this.#list()
        }
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaigns-screen': MoonCampaignsScreen;
  }
}
