import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TURNS } from '../../../rules/terms/match-end.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import { stonesHeld } from '../../../rules/terms/stones-held.ts';
import { matchWords } from '../../../words/match/match.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { crystal } from '../../art/crystal.ts';
import { icon } from '../../art/icon.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import '../../kit/figures/pennant.ts';
import { shared } from '../../kit/styles.ts';
import { seatsReactingByButton } from '../../table/is-spoken.ts';
import { chromeText } from '../chrome-text.ts';
import { modelName, seatName } from '../../table/names.ts';
import { moonClock, moonClockStyle } from './moon-clock.ts';
import './round-clock.ts';

/**
 * The turn, the active model and the players who decide; the buttons of the log and the menu.
 * @fires show-log
 * @fires show-menu
 */
@customElement('moon-match-header')
export class MoonMatchHeader extends LitElement {
  static override styles = [
    shared,
    moonClockStyle,
    css`
      :host {
        ${chromeText}
        z-index: 3;
        container-type: size;
      }
      header {
        position: relative;
        display: flex;
        align-items: center;
        gap: var(--space-3);
        height: 100%;
        padding: 0 var(--space-3);
        background: var(--panel);
        border-block: var(--pen) solid var(--outline);
        overflow: hidden;
      }
      h1 {
        margin: 0;
        font: 700 var(--text-l) / 1 var(--title-face);
        white-space: nowrap;
      }
      moon-icon-button {
        flex: none;
      }
      .timed {
        gap: var(--space-1);
      }
      .timed h1 {
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      moon-round-clock {
        min-width: 0;
      }
      .now {
        flex: 1;
        min-width: 0;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        font-size: var(--text-s);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      .tallies {
        display: flex;
        flex: none;
        margin-inline-start: auto;
        gap: var(--space-2);
      }
      .standing {
        display: inherit;
        margin-inline-start: var(--space-1);
      }
      .tally {
        --pennant: 22px;
        display: flex;
        align-items: center;
        gap: 2px;
        font-size: var(--text-s);
        font-weight: 650;
      }
      /* here the words have room beside the moon's arc */
      @container (min-width: 620px) {
        header:not(.corner, .rail) > .now {
          flex: 2 1 13em;
        }
      }
      /* here the moon runs along below the words */
      @container (max-width: 619px) {
        header:not(.corner, .rail) > :is(h1, .now) {
          margin-bottom: 7px;
        }
        .now {
          padding-bottom: 1px;
          line-height: 1.15;
        }
        /* the tally takes the room, and the question names the player who decides */
        header:has(.tallies) .second {
          position: absolute;
          clip-path: inset(50%);
        }
        /* the tallies of three leave room for both doors */
        header:has(.tally:nth-child(3)) h1 {
          min-width: 0;
          overflow: hidden;
          text-overflow: ellipsis;
        }
        .tallies:has(.tally:nth-child(3)) {
          gap: var(--space-1);
        }
        .tallies:has(.tally:nth-child(3)) .tally {
          --pennant: 16px;
        }
        .tallies:has(.tally:nth-child(3)) .tally > svg {
          width: 15px;
        }
        .tallies:has(.tally:nth-child(3)) .standing {
          display: none;
        }
      }
      /* in a narrow column the question itself shows who decides */
      @container (max-width: 430px) {
        header:not(.corner, .rail) {
          gap: var(--space-2);
        }
        .long {
          font-size: var(--text-m);
        }
        .standing {
          display: none;
        }
        .now {
          -webkit-line-clamp: 2;
        }
        .now .second {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      /* the question itself names the player who decides, and the tally is nowhere else */
      @container (max-width: 23em) {
        header:has(.tallies) .now {
          position: absolute;
          width: 1px;
          height: 1px;
          clip-path: inset(50%);
        }
      }
      @container (max-width: 18em) {
        .tallies {
          display: none;
        }
      }
      header.corner {
        gap: var(--space-2);
        border-block: 0;
        background: none;
      }
      .corner h1 {
        flex: 1;
        font-size: var(--text-m);
        white-space: normal;
        text-wrap: balance;
      }
      header.rail {
        flex-direction: column;
        justify-content: center;
        padding: var(--space-3) 0;
        border-block: 0;
        border-inline: var(--pen) solid var(--outline);
        background: var(--ground-deep);
      }
      .rail h1 {
        writing-mode: vertical-rl;
        min-height: 0;
        max-height: 100%;
        overflow: hidden;
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) openings: readonly Opening[] = [];
  /** The header is narrow and high. */
  @property({ attribute: false }) rail = false;
  /** The header is in a corner of the screen, with little room. */
  @property({ attribute: false }) corner = false;
  /** The end of the round, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) clock: number | null = null;
  /** The seats whose strips have no room on the screen. */
  @property({ attribute: false }) tallySeats: readonly Seat[] = [];

  /** Public facts about a seat without a strip: its moonstones, and how many of its models are not slain. */
  #tally(seat: Seat) {
    const { table } = this.table.view(null);
    const models = Object.values(table.models).filter(({ controller }) => controller === seat);
    const stones = stonesHeld(table, seat);
    const standing = models.filter(({ status }) => status !== 'slain').length;
    const words = matchWords.tally(seatName(this.table, seat), stones, standing, models.length);
    return html`<span class="tally" data-tally=${seat} role="img" aria-label=${words} title=${words}
      ><moon-pennant .seat=${seat}></moon-pennant>${crystal(null, '20px')}${stones}<span class="standing"
        >${icon('people', '1.1em')}${standing}</span
      ></span
    >`;
  }

  override render() {
    const view = this.table.view(null);
    const { order } = view;
    const turn =
      order.turn === 0 ? matchWords.beforeTurns() : order.suddenDeath ? matchWords.suddenDeath() : matchWords.turn(order.turn, TURNS);
    // a seat that may react while another player acts holds nothing up
    const folded = seatsReactingByButton(this.table, this.openings);
    const waited = this.openings.filter(({ seat, kind }) => kind !== 'reaction' || !folded.includes(seat));
    const asked = [...new Set(waited.map(({ seat }) => seatName(this.table, seat)))];
    const active = order.active ? matchWords.activationOf(modelName(this.table, order.active)) : '';
    const decides = asked.length > 0 ? matchWords.asked(asked) : '';
    const question = active && decides ? html`${active}<span class="second"> · ${decides}</span>` : active || decides;
    const standing = order.result === null ? (this.table.standing ?? null) : null;
    const subtitle = standing === null ? question : html`${question}<span data-standing> · ${standing}</span>`;
    const clock = order.result === null ? this.clock : null;
    return html`<header class="${clock === null ? '' : 'timed'} ${this.rail ? 'rail' : ''} ${this.corner ? 'corner' : ''}">
      <h1 class=${order.turn === 0 ? 'long' : ''}>${turn}</h1>
      <span class=${this.rail || this.corner ? 'unseen' : 'now'} role="status">${subtitle}</span>
      ${order.turn === 0 || this.rail || this.corner || this.tallySeats.length === 0 ? nothing : html`<span class="tallies">${this.tallySeats.map((seat) => this.#tally(seat))}</span>`}
      <moon-round-clock ?narrow=${this.rail || this.corner} .endsAt=${clock}></moon-round-clock>
      ${moonClock(view)}
      <moon-icon-button icon="log" label=${matchWords.log()} @click=${() => emit(this, 'show-log')}></moon-icon-button>
      <moon-icon-button icon="menu" label=${matchWords.menu()} @click=${() => emit(this, 'show-menu')}></moon-icon-button>
    </header>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-header': MoonMatchHeader;
  }
}
