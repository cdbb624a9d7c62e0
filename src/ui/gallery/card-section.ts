import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { blowNames } from '../art/blows.ts';
import type { MoonCardHand } from '../cards/deck/card-hand.ts';
import '../compendium/plain-card.ts';
import '../prompts/cards/private-cards.ts';
import { listedCards, plainCards, upgraded } from './plain-samples.ts';
import { arcaneHand, baron, grub, meleeDeck, meleeHand } from './samples.ts';

const lift = (event: MoonEvent<'selected'>) => {
  const hand = event.currentTarget as MoonCardHand; // the listener is on the hand
  hand.chosen = hand.chosen.includes(event.detail.id) ? [] : [event.detail.id];
};

/** Every card on both sides, hands, and characters. */
export function cardSection(): TemplateResult {
  const suits = ['green', 'blue', 'pink'] as const;
  const values = [1, 2, 3] as const;
  return html`<section>
      <h2>Arcane cards</h2>
      <div class="shelf top">
        ${suits.map((suit) => values.map((value) => html`<moon-arcane-card card="${suit}-${value}" size="s"></moon-arcane-card>`))}
      </div>
      <div class="shelf top">
        ${(['green-3', 'blue-2', 'pink-1', 'catastrophe'] as const).map((card) => html`<moon-arcane-card card=${card} size="l"></moon-arcane-card>`)}<moon-arcane-card
        ></moon-arcane-card>
      </div>
    </section>
    <section>
      <h2>Melee cards</h2>
      <div class="shelf top">
        ${blowNames.map((name) => html`<moon-melee-card card=${name} .types=${meleeDeck[name].types} .deal=${meleeDeck[name].deal}></moon-melee-card>`)}<moon-melee-card
        ></moon-melee-card>
      </div>
      <div class="shelf top">
        ${blowNames.map((name) => html`<moon-melee-card size="s" card=${name} .types=${meleeDeck[name].types}></moon-melee-card>`)}
        <moon-melee-card
          size="l"
          card="sweeping-cut"
          .types=${meleeDeck['sweeping-cut'].types}
          .deal=${meleeDeck['sweeping-cut'].deal}
        ></moon-melee-card>
      </div>
    </section>
    <section>
      <h2>Hands</h2>
      <div class="panes">
        <moon-card-hand layout="fan" label="Arcane hand" .cards=${arcaneHand} .chosen=${['1']} @selected=${lift}></moon-card-hand>
        <moon-card-hand label="Melee hand" .cards=${meleeHand} .chosen=${['b']} @selected=${lift}></moon-card-hand>
      </div>
    </section>
    <section>
      <h2>Campaign Cards, Events, Agendas, upgrades</h2>
      <div class="shelf top">
        ${plainCards.map((entry) => html`<moon-plain-card style="width: 22rem" .entry=${entry}></moon-plain-card>`)}
      </div>
    </section>
    <section>
      <h2>A list for one pair of eyes</h2>
      <moon-private-cards style="width: 22rem" name="Ada" .cards=${() => listedCards}></moon-private-cards>
    </section>
    <section>
      <h2>Characters</h2>
      <div class="shelf top">
        <moon-character-card style="width: 27rem" .character=${baron}></moon-character-card>
        <moon-character-card id="turned" style="width: 27rem" .character=${baron}></moon-character-card>
        <moon-character-card style="width: 27rem" .character=${upgraded}></moon-character-card>
        <moon-character-card style="width: 22rem" density="compact" .character=${grub}></moon-character-card>
      </div>
    </section>`;
}
