import { html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { campaignsWords } from '../../words/campaign/campaign.ts';
import { appWords } from '../../words/app/app.ts';
import type { OpenedCampaign } from '../contexts/gatherings/campaign-port.ts';
import { campaignHash } from '../contexts/places.ts';
import { saveBackup } from '../page/save-file.ts';
import { Screen } from '../page/screen.ts';
import '../page/trouble.ts';
import './campaign-screen.ts';

/** The place of one campaign: opens it when a player comes, and closes it when the player leaves. */
@customElement('moon-campaign-place')
export class MoonCampaignPlace extends Screen {
  @property({ attribute: false }) campaign = '';
  @state() private opened: OpenedCampaign | null = null;
  #coming = 0;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-campaign-screen, moon-trouble');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('campaign') || changed.has('library')) void this.#come();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#come();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  #leave() {
    this.#coming += 1;
    if (this.opened?.ok) this.opened.campaign.close();
    this.opened = null;
  }

  async #come() {
    this.#leave();
    const coming = this.#coming;
    const opened = await this.#open();
    if (coming === this.#coming) this.opened = opened;
    else if (opened.ok) opened.campaign.close();
  }

  async #open(): Promise<OpenedCampaign> {
    try {
      return await (await this.library.campaigns()).open(this.campaign);
    } catch {
      return { ok: false, sentence: appWords.notRead() };
    }
  }

  async #copy(id: string) {
    try {
      location.hash = campaignHash(await (await this.library.campaigns()).copy(id));
    } catch {
      this.#leave();
      this.opened = { ok: false, sentence: appWords.notKept() };
    }
  }

  override render() {
    const { opened } = this;
    if (!opened) return html`<p>${appWords.loading()}</p>`;
    return opened.ok
      ? html`<moon-campaign-screen
          .campaign=${opened.campaign}
          @go-on-in-copy=${() => void this.#copy(opened.campaign.id)}
        ></moon-campaign-screen>`
      : html`<moon-trouble
          .heading=${campaignsWords.cannotOpen()}
          .text=${opened.sentence}
          @save-copy=${() => void saveBackup(this.library)}
        ></moon-trouble>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaign-place': MoonCampaignPlace;
  }
}
