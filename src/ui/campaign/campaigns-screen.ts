import { consume } from '@lit/context';
import { companyPicture, companyStyle } from '../art/company.ts';
import type { Companion } from '../art/company.ts';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { campaignsWords, newCampaignWords, stageWords } from '../../words/campaign/campaign.ts';
import { appWords } from '../../words/app/app.ts';
import { isolated } from '../../words/language/isolated.ts';
import { icon } from '../art/icon.ts';
import type { CampaignFork, ForkSide, CampaignShelf, ListedCampaign, NewCampaign } from '../contexts/campaign-port.ts';
import { libraryContext, settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings, LibraryPort } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/empty-state.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toast.ts';
import { momentText } from '../page/moments.ts';
import '../page/page.ts';
import type { MoonPage } from '../page/page.ts';
import { pageStyles } from '../page/page-styles.ts';
import { campaignHash, campaignsHash, NEW_CAMPAIGN } from '../contexts/places.ts';
import { FileReading } from '../page/reading.ts';
import './new-campaign.ts';

/** Who stands there while nobody else does. */
const COMPANY: readonly Companion[] = [
  { character: 'young-jack', faction: 'commonwealth' },
  { character: 'agatha-tavernfrau', faction: 'commonwealth' },
  { character: 'grub', faction: 'dominion' },
  { character: 'the-goblin-king', faction: 'dominion' },
];

/** The campaigns on this device, or a new one being laid out. */
@customElement('moon-campaigns-screen')
export class MoonCampaignsScreen extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      .people {
        width: min(100%, 30rem);
      }
      .people .company {
        height: 150px;
      }
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
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  /** `+` for a new one, '' for the list. */
  @property() at = '';
  @state() private listed: readonly ListedCampaign[] | null = null;
  @state() private known: readonly string[] = [];
  /** The packs of this device, by name. */
  @state() private packs: readonly string[] = [];
  @state() private busy = false;
  @state() private said: { words: string; tone: 'good' | 'refusal' | 'news'; back?: string; undo?: () => Promise<void> } | null = null;
  /** Two ways of one campaign, of which one is to be chosen. */
  @state() private fork: CampaignFork | null = null;
  @query('moon-page') private readonly page!: MoonPage;
  @query('input') private readonly input!: HTMLInputElement;
  readonly #reading = new FileReading(this);
  #shelf: CampaignShelf | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.page.focus());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('library')) return;
    void this.#read();
    void this.#readPlayers();
  }

  async #open(): Promise<CampaignShelf> {
    this.#shelf ??= await this.library.campaigns();
    return this.#shelf;
  }

  async #read() {
    this.listed = await (await this.#open()).list().catch(() => []);
  }

  /** Without them names are written, as ever. */
  async #readPlayers() {
    const players = await this.library.players().then(
      (port) => port.list(),
      () => [],
    );
    this.known = players.map(({ name }) => name);
    const { packs } = await this.library.cards();
    this.packs = [...new Set(packs?.values() ?? [])];
  }

  async #tried(work: (shelf: CampaignShelf) => Promise<void>, notice: typeof this.said = null) {
    try {
      await work(await this.#open());
      this.said = notice;
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    }
    await this.#read();
  }

  async #begin(campaign: NewCampaign) {
    if (this.busy) return;
    this.busy = true;
    try {
      location.hash = campaignHash(await (await this.#open()).begin(campaign));
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    } finally {
      this.busy = false;
    }
  }

  async #chosen() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (!file) return;
    const shelf = await this.#open();
    try {
      this.said = null;
      const read = await this.#reading.during((waiting) => shelf.read(file, waiting));
      if (read === null) return;
      if (!read.ok) {
        this.fork = read.fork ?? null;
        this.said = read.fork ? null : { words: read.sentence, tone: 'refusal' };
      } else if (read.how === 'continued') this.said = { words: campaignsWords.continued(read.name), tone: 'good', undo: read.undo };
      else this.said = { words: read.how === 'known' ? campaignsWords.known(read.name) : campaignsWords.arrived(read.name), tone: 'good' };
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    }
    await this.#read();
  }

  #item({ id, name, players, week, lastWeek, finished, archived, changedAt }: ListedCampaign) {
    return html`<li class="panel" data-campaign=${id}>
      <a class="what" href=${campaignHash(id)}>
        <strong><bdi>${name}</bdi></strong>
        <span class="small soft"
          >${finished ? campaignsWords.over() : campaignsWords.week(week, lastWeek)} · ${players.map(isolated).join(', ')} ·
          ${momentText(changedAt)}</span
        >
      </a>
      <moon-icon-button
        icon=${archived ? 'undo' : 'chest'}
        .label=${archived ? campaignsWords.unarchive(name) : campaignsWords.archive(name)}
        @click=${() => void this.#tried((shelf) => shelf.archive(id, !archived))}
      ></moon-icon-button>
      <moon-icon-button
        icon="trash"
        .label=${campaignsWords.remove(name)}
        @click=${() => void this.#tried((shelf) => shelf.remove(id), { words: campaignsWords.removed(name), tone: 'news', back: id })}
      ></moon-icon-button>
    </li>`;
  }

  async #takeCopy({ name, takeCopy }: CampaignFork) {
    this.fork = null;
    try {
      this.said = { words: campaignsWords.copyTaken(name), tone: 'good', undo: await takeCopy() };
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    }
    await this.#read();
  }

  /** Where they parted and what each has; nothing is changed until one is chosen. */
  #forked() {
    const { fork } = this;
    if (!fork) return nothing;
    const report = ({ week, stage, games, decisions }: ForkSide): string =>
      campaignsWords.forkSide(week, stageWords[stage](), games, decisions);
    return html`<section class="panel stack" data-fork>
      <p>${campaignsWords.forked(fork.name, fork.week, stageWords[fork.stage]())}</p>
      <p class="soft">${report(fork.here)}</p>
      <moon-button data-fork-side="here" icon="tablet" @click=${() => (this.fork = null)}>${campaignsWords.forkHere()}</moon-button>
      <p class="soft">${report(fork.copy)}</p>
      <moon-button data-fork-side="copy" icon="upload" @click=${() => void this.#takeCopy(fork)}>${campaignsWords.forkCopy()}</moon-button>
    </section>`;
  }

  #toast() {
    const { said } = this;
    if (!said) return this.#reading.render();
    const { back, undo } = said;
    if (undo)
      return html`<moon-toast .tone=${said.tone} @closed=${() => (this.said = null)}
        >${said.words}<moon-button slot="link" tone="quiet" icon="undo" data-undo @click=${() => void this.#tried(undo)}
          >${campaignsWords.undo()}</moon-button
        ></moon-toast
      >`;
    return html`<moon-toast .tone=${said.tone} @closed=${() => (this.said = null)}
      >${said.words}${
        back === undefined
          ? nothing
          : html`<moon-button slot="link" tone="quiet" icon="undo" @click=${() => void this.#tried((shelf) => shelf.undoRemove(back))}
              >${campaignsWords.undo()}</moon-button
            >`
      }</moon-toast
    >`;
  }

  #list() {
    const { listed } = this;
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
              ><div slot="picture" class="people">${companyPicture(COMPANY)}</div></moon-empty-state
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
        ${this.#toast()} ${this.#forked()}
        ${
          fresh
            ? html`<moon-new-campaign
                .names=${this.settings.names}
                .known=${this.known}
                .packs=${this.packs}
                .factions=${factions.length > 0 ? factions : FACTIONS}
                ?busy=${this.busy}
                @begin-campaign=${({ detail }: CustomEvent<NewCampaign>) => void this.#begin(detail)}
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
