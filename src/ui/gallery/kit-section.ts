import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { PLAYER_COLOURS, PLAYER_PATTERNS } from '../contexts/players-port.ts';
import type { MoonCover } from '../kit/sheets/cover.ts';
import type { MoonDialog } from '../kit/sheets/dialog.ts';
import { playerPennant } from '../page/player-pennant.ts';
import { meleeHand } from './samples.ts';

const dialog = (id: string) => document.querySelector<MoonDialog>(`#${id}`);
const open = (id: string) => () => {
  const element = dialog(id);
  if (element) element.open = true;
};
const close = (id: string) => () => {
  const element = dialog(id);
  if (element) element.open = false;
};
const cover = () => document.querySelector<MoonCover>('moon-cover');

const steps = [
  { id: 'fritz', label: 'Flintlock', detail: '2 energy left', icon: 'footprints' },
  { id: 'baron', label: 'Baron Von Fancyhat', detail: '3 energy left', icon: 'footprints' },
  { id: 'friar', label: 'Friar Flavious', icon: 'footprints', why: 'Engaged by Grub.' },
] as const;
const tabs = [
  { id: 'rules', label: 'Rules', icon: 'rules' },
  { id: 'log', label: 'Log', icon: 'log' },
  { id: 'settings', label: 'Settings', icon: 'settings' },
] as const;
const seatings = [
  { id: 'flat', label: 'Flat table', icon: 'tablet' },
  { id: 'pass', label: 'Pass', icon: 'hand' },
  { id: 'side', label: 'Side by side', icon: 'people' },
] as const;

const buttons = () =>
  html`<div class="shelf">
      <moon-button icon="play">Begin</moon-button>
      <moon-button tone="question" icon="check">Fight Grub</moon-button>
      <moon-button tone="quiet">Not now</moon-button>
      <moon-button tone="harm" icon="trash">Give up</moon-button>
      <moon-button disabled>Begin</moon-button>
      <moon-button tone="harm" disabled>Give up</moon-button>
    </div>
    <div class="shelf">
      <moon-icon-button icon="undo" label="Take back"></moon-icon-button>
      <moon-icon-button icon="menu" label="Menu"></moon-icon-button>
      <moon-icon-button icon="ruler" label="Measure" .pressed=${true}></moon-icon-button>
      <moon-icon-button icon="eye" label="Line of sight" .pressed=${false}></moon-icon-button>
      <moon-icon-button icon="share" label="Share" disabled></moon-icon-button>
      <moon-label icon="reach">8 inches</moon-label>
      <moon-label tone="question" icon="hourglass">Your turn</moon-label>
      <moon-label tone="harm" icon="skull">Slain</moon-label>
    </div>`;

const fields = () =>
  html`<div class="pane">
      <moon-text-field label="Name of the troupe" value="The Soggy Boots" hint="Up to 80 letters."></moon-text-field>
      <moon-text-field label="Name of the match" value="" error="A match needs a name."></moon-text-field>
      <moon-toggle label="Answer alone when there is one answer" hint="At an even pace." on></moon-toggle>
      <moon-toggle label="Sound"></moon-toggle>
      <moon-toggle label="Two tablets" hint="Not with three players." disabled></moon-toggle>
    </div>
    <div class="pane">
      <moon-segmented label="Seating" .segments=${seatings} selected="pass"></moon-segmented>
      <div class="shelf">
        <moon-stepper label="Moonstones" value="7" min="0" max="13"></moon-stepper
        ><moon-stepper label="Depth" value="1" min="1" max="4"></moon-stepper>
      </div>
      <moon-tabs label="Papers" .tabs=${tabs} selected="log">
        <p slot="rules">What is allowed.</p>
        <p slot="log">Turn 1. Flintlock takes aim.</p>
        <p slot="settings">How it looks.</p>
      </moon-tabs>
    </div>`;

const prompts = () =>
  html`<div class="pane">
      <strong>Flintlock may step 1″. Who?</strong>
      <moon-choice-list label="Who steps?" .choices=${steps} .decline=${{ id: 'pass', label: 'Nobody' }}></moon-choice-list>
    </div>
    <div class="pane">
      <moon-toast>Flintlock may not jog through Grub. <a slot="link" href="#jog">Why?</a></moon-toast>
      <moon-toast tone="news">The last turn begins.</moon-toast>
      <moon-toast tone="good" .closable=${false}>Saved.</moon-toast>
      <div class="shelf">
        <moon-button tone="quiet" @click=${open('a-dialog')}>Dialog</moon-button>
        <moon-button tone="quiet" @click=${open('a-sheet')}>Sheet</moon-button>
        <moon-button tone="quiet" @click=${open('a-far-sheet')}>Far sheet</moon-button>
        <moon-button
          tone="quiet"
          id="raise-cover"
          @click=${() => {
            const moonCover = cover();
            if (moonCover) moonCover.open = true;
          }}
          >Cover</moon-button
        >
      </div>
    </div>`;

const signs = () =>
  html`<div class="shelf">
      ${[0, 1, 2, 3].map((seat) => html`<moon-pennant seat=${seat} style="--pennant: 84px"></moon-pennant>`)}
      ${[0, 1, 2, 3].map((seat) => html`<moon-pennant seat=${seat}></moon-pennant>`)}
      <moon-energy amount="3" leastDrops="3"></moon-energy><moon-energy amount="1" leastDrops="4"></moon-energy
      ><moon-energy amount="6" leastDrops="3"></moon-energy>
    </div>
    <div class="shelf">${PLAYER_COLOURS.map((colour) => PLAYER_PATTERNS.map((pattern) => playerPennant({ colour, pattern })))}</div>
    <div class="shelf">
      <moon-health-bar boxes="8" .dots=${[1, 2, 5]} wounds="0" style="width: 17rem"></moon-health-bar>
      <moon-health-bar boxes="8" .dots=${[1, 2, 5]} wounds="4" style="width: 17rem"></moon-health-bar>
      <moon-health-bar boxes="5" .dots=${[1, 2, 4]} wounds="5" style="width: 12rem"></moon-health-bar>
    </div>`;

/** Every part of the kit in every state. */
export function kitSection(): TemplateResult {
  return html`<section>
      <h2>Buttons and labels</h2>
      ${buttons()}
    </section>
    <section>
      <h2>Settings</h2>
      <div class="panes">${fields()}</div>
    </section>
    <section>
      <h2>Questions and refusals</h2>
      <div class="panes">${prompts()}</div>
    </section>
    <section>
      <h2>Seats, energy, health</h2>
      ${signs()}
    </section>
    <section>
      <h2>Secrets</h2>
      <div class="panes">
        <moon-peek
          .content=${() => html`<moon-card-hand size="m" label="Your hand" .cards=${meleeHand} chosen="b"></moon-card-hand>`}
        ></moon-peek>
        <div class="pane">
          <moon-empty-state heading="No matches yet" text="The clearing is quiet. Gather a troupe and wake it."
            ><moon-button icon="plus">New match</moon-button></moon-empty-state
          >
        </div>
      </div>
    </section>
    <moon-dialog id="a-dialog" heading="Give up the match?"
      ><p>Gold will have won. The match stays in the list, to be read again.</p>
      <moon-button slot="actions" tone="quiet" @click=${close('a-dialog')}>Play on</moon-button
      ><moon-button slot="actions" tone="harm" @click=${close('a-dialog')}>Give up</moon-button></moon-dialog
    >
    <moon-dialog id="a-sheet" side="bottom" heading="Whose blow?"><p>A sheet lies at the edge of the one who is asked.</p></moon-dialog>
    <moon-dialog id="a-far-sheet" side="top" heading="Whose blow?"><p>A sheet lies at the edge of the one who is asked.</p></moon-dialog>
    <moon-cover
      @confirmed=${(event: Event) => {
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.removeAttribute('open');
      }}
      >Hand the tablet to Ada</moon-cover
    >`;
}
