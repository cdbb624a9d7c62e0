import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../../words/app/app.ts';
import { campaignsWords } from '../../../words/campaign/campaign.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { icon } from '../../art/icon.ts';
import type { ListedCampaign } from '../../contexts/gatherings/campaign-port.ts';
import { libraryContext } from '../../contexts/contexts.ts';
import type { DesksPort } from '../../contexts/library/desks-port.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { campaignHash, campaignsHash, NEW_CAMPAIGN } from '../../contexts/places.ts';

/** One game by the campaign's rules, and the way to the campaigns on this device, which lay out their own games. */
@customElement('moon-campaign-evening')
export class MoonCampaignEvening extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a.press {
        justify-content: flex-start;
        min-height: var(--touch);
        text-decoration: none;
      }
      a.more {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        color: var(--touchable);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort;
  /** The number of cards that each player chooses. */
  @property({ type: Number }) cards = 0;
  @state() private campaigns: readonly ListedCampaign[] = [];
  @state() private isUnread = false;

  protected override firstUpdated(): void {
    void this.#read();
  }

  /** Reads the campaigns; where that fails, a single game can be laid out all the same. */
  async #read() {
    try {
      const listed = await (await this.library.campaigns()).list();
      this.campaigns = listed.filter(({ archived, finished }) => !archived && !finished);
    } catch {
      this.isUnread = true;
    }
  }

  override render() {
    return html`<section class="panel">
      <p>${newMatchWords.campaignRules(this.cards)}</p>
      ${this.isUnread ? html`<p role="alert">${appWords.notRead()}</p>` : nothing}
      ${
        this.campaigns.length === 0
          ? html`<a class="more" href=${campaignsHash(NEW_CAMPAIGN)}>${newMatchWords.campaignFresh()}</a>`
          : html`<p>${newMatchWords.campaignKept()}</p>
              <ul>
                ${this.campaigns.map(
                  ({ id, name, week, lastWeek }) =>
                    html`<li>
                      <a class="press" href=${campaignHash(id)}
                        >${icon('flag')}<span>${name} <span class="small soft">${campaignsWords.week(week, lastWeek)}</span></span></a
                      >
                    </li>`,
                )}
              </ul>`
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaign-evening': MoonCampaignEvening;
  }
}
