import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Character, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { strengthName, troupeWords } from '../../words/app/troupes.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeChanges, upgradeHead } from '../../words/cards/upgrades.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { factionName } from '../../words/names/factions.ts';
import { meleeCardName } from '../../words/names/melee-cards.ts';
import { emblemAt } from '../art/emblem.ts';
import { factionSign, rimPath } from '../art/factions.ts';
import type { ShownAbility } from '../cards/character/character-card-data.ts';
import { shownAbility, shownCharacter } from '../cards/character/shown-character.ts';
import type { DealRows } from '../cards/deck/deal-table.ts';

/** A text of several lines. */
const lines = (text: string): TemplateResult[] => text.split('\n').map((line, index) => html`${index > 0 ? html`<br />` : nothing}${line}`);

/** A card to print. `maker`: the maker of its pack; null for the publisher's cards. */
export type PaperCard = { maker: string | null } & ({ character: Character } | { upgrade: Upgrade } | { tableCard: TableCard });

export const cardOf = (card: PaperCard): Character | Upgrade | TableCard =>
  'character' in card ? card.character : 'upgrade' in card ? card.upgrade : card.tableCard;

/** A character as a round counter: emblem, rim in the colour of its faction, and name; as wide as its base, in millimetres. */
export function paperToken({ id, name, keywords, factions, base }: Character): TemplateResult {
  const faction = factions[0] ?? 'commonwealth';
  return html`<svg
    class="token"
    data-token=${id}
    viewBox="-50 -50 100 100"
    style="width:${base}mm;height:${base}mm"
    role="img"
    aria-label=${name}
  >
    <circle r="49" fill="#fff" stroke="#000"></circle>
    ${svg`<path d=${rimPath(faction, 46)} fill="none" stroke="#000" stroke-width="3"></path><g color="#000">${emblemAt(id, keywords, 0, -10, 42)}</g>
      <text y="27" text-anchor="middle" font-size=${Math.min(9.5, 110 / name.length)} fill="#000">${name}</text>`}
  </svg>`;
}

const ability = ({ name, cost, range, pulse, limit, text, upgrade }: ShownAbility): TemplateResult =>
  html`<li>
    <p lang=${cardTongue()}>
      <strong lang="en">${name}</strong>${cost === undefined ? nothing : html` (${cost})`}${range ? html` ${range}` : nothing}${
        pulse ? ' ◎' : nothing
      }${upgrade ? html` + ${upgrade}` : nothing}${limit ? html` <em>${limit}.</em>` : nothing}
      ${lines(text)}
    </p>
  </li>`;

/** Damage against each melee card, in the order of the book; a Follow-Up is round. */
const deals = (rows: DealRows): TemplateResult =>
  html`<span class="deals"
    >${MELEE_CARDS.map((card) => html`<span class="box ${rows[card].followUp ? 'round' : ''}">${rows[card].deal ?? '∅'}</span>`)}</span
  >`;

function character(card: Character): TemplateResult {
  const { melee, meleeRange, arcane, evade, base, keywords, abilities, signatures, boxes, dots } = shownCharacter(card);
  const numbers: [string, string | number][] = [
    [strengthName('melee'), `${melee} (${meleeRange})`],
    [strengthName('arcane'), arcane],
    [strengthName('evade'), evade],
  ];
  return html`<header>
      <svg viewBox="-50 -50 100 100" aria-hidden="true" color="#000">
        <circle r="48" fill="#fff" stroke="#000" stroke-width="2"></circle>
        ${emblemAt(card.id, card.keywords, 0, 0, 66)}
      </svg>
      <div class="who">
        <h2 lang="en">${card.name}</h2>
        <p class="soft">${keywords.join(' · ')} · ${base}</p>
      </div>
      ${card.factions.map((faction) => factionSign(faction, '7mm'))}
    </header>
    <p class="numbers">${numbers.map(([name, value]) => html`<span>${name} <strong>${value}</strong></span>`)}</p>
    <p class="boxes">
      ${Array.from({ length: boxes }, (_, index) => html`<span class="box">${dots.includes(index + 1) ? html`<span class="dot"></span>` : nothing}</span>`)}
    </p>
    <ul>
      ${abilities.map(ability)}
      ${signatures.map(
        ({ name, upgrades, types, deal, text }) =>
          html`<li>
            <p lang=${cardTongue()}>
              <strong>${troupeWords.signature(name, meleeCardName(upgrades))}</strong> ${deals(deal)}
              ${types.length > 0 ? `${types.map(damageTypeName).join(' / ')}.` : nothing} ${lines(text)}
            </p>
          </li>`,
      )}
    </ul>`;
}

const head = (name: string, text: string): TemplateResult =>
  html`<header>
      <div class="who"><h2 lang="en">${name}</h2></div>
    </header>
    <p class="soft" lang=${cardTongue()}>${text}</p>`;

function upgrade(card: Upgrade): TemplateResult {
  const changes = upgradeChanges(card);
  return html`${head(card.name, [card.factions.map(factionName).join(' / '), upgradeHead(card)].filter((text) => text !== '').join(' · '))}
    <ul>
      ${changes === '' ? nothing : html`<li><p lang=${cardTongue()}>${changes}</p></li>`}
      ${card.abilities.map((text) => ability(shownAbility(text, card.abilities)))}
    </ul>`;
}

const tableCard = (card: TableCard): TemplateResult =>
  html`${head(card.name, tableCardHead(card))}
    <ul>
      <li><p lang=${cardTongue()}>${lines(tableCardText(card))}</p></li>
    </ul>`;

/** A card of 88 × 126 mm; a card of a pack names its maker. */
export function paperCard(card: PaperCard): TemplateResult {
  const face = 'character' in card ? character(card.character) : 'upgrade' in card ? upgrade(card.upgrade) : tableCard(card.tableCard);
  return html`<article class="paper" data-paper=${cardOf(card).id}>
    ${face}${card.maker === null ? nothing : html`<footer data-own>${packsWords.ownCard(card.maker)}</footer>`}
  </article>`;
}
