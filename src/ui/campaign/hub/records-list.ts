import type { CharacterId } from '../../../rules/terms/ids.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { CampaignView, CharacterCount, PlayerView } from '../../../campaign/terms/view.ts';
import { hubWords } from '../../../words/campaign/campaign.ts';
import { recordWords } from '../../../words/campaign/campaign-records.ts';
import { allOf } from '../../../words/language/sentences.ts';
import { factionSign } from '../../art/factions.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import { characterCoin } from '../../cards/coin.ts';
import '../../cards/figure-clashes.ts';
import { playerName } from '../player-name.ts';

/** The length of a list of leaders; characters level with the last of them are listed, too. */
const LEADERS = 5;

function leaders(counts: readonly CharacterCount[], field: 'kills' | 'deaths' | 'stones'): CharacterCount[] {
  const sorted = counts.filter((count) => count[field] > 0).sort((a, b) => b[field] - a[field]);
  const least = sorted[LEADERS - 1]?.[field] ?? 0;
  return sorted.filter((count, index) => index < LEADERS || count[field] === least);
}

/** The records of the characters, and of the players against each other. */
export function recordsList(view: CampaignView, book: CampaignBook): TemplateResult {
  const nameOf = (id: string): string => playerName(view, id);
  const list = (heading: string, field: 'kills' | 'deaths' | 'stones'): TemplateResult | typeof nothing => {
    const first = leaders(view.characters, field);
    if (first.length === 0) return nothing;
    return html`<section class="panel">
      <h2>${heading}</h2>
      <ol>
        ${first.map(
          (count) =>
            html`<li class="entry">
              <span>${recordWords.of(book.character(count.character)?.name ?? count.character, nameOf(count.player))}</span>
              <strong>${count[field]}</strong>
            </li>`,
        )}
      </ol>
    </section>`;
  };
  const silent = (['kills', 'deaths', 'stones'] as const).every((field) => leaders(view.characters, field).length === 0);
  if (silent && view.matchups.length === 0) return html`<p class="soft">${hubWords.nobodyYet()}</p>`;
  return html`<div class="ledger">
    ${list(recordWords.kills(), 'kills')} ${list(recordWords.deaths(), 'deaths')} ${list(recordWords.stones(), 'stones')}
    ${
      view.matchups.length === 0
        ? nothing
        : html`<section class="panel">
            <h2>${recordWords.matchups()}</h2>
            <ul>
              ${view.matchups.map(
                ({ players: [a, b], won: [first, second], drawn }) =>
                  html`<li>${recordWords.matchup(nameOf(a), nameOf(b), first, second, drawn)}</li>`,
              )}
            </ul>
          </section>`
    }
  </div>`;
}

function roster(player: PlayerView, view: CampaignView, book: CampaignBook): TemplateResult {
  const { characters, upgrades, lost } = player.roster;
  return html`<li class="panel">
    <h3 class="row">${factionSign(player.faction, '1.6em')}${player.name}</h3>
    ${characters.length === 0 ? html`<p class="soft">${recordWords.noRoster()}</p>` : nothing}
    <ul class="members">
      ${characters.map((id) => {
        const character = book.character(id);
        const borne = upgrades[id] ?? [];
        return html`<li class="row">
          ${character ? characterCoin(character, '40px', player.faction) : nothing}
          <span
            >${character?.name ?? id}${
              borne.length === 0
                ? nothing
                : html`<span class="small soft"> · ${borne.map((upgrade) => book.upgrade(upgrade).name).join(', ')}</span>`
            }</span
          >
        </li>`;
      })}
    </ul>
    ${lost.length === 0 ? nothing : html`<p class="small soft">${recordWords.lost(allOf(lost.map((upgrade) => book.upgrade(upgrade).name)))}</p>`}
    ${
      player.used.length === 0
        ? nothing
        : html`<p class="small soft">${recordWords.used(allOf(player.used.map((card) => book.card(card).name)))}</p>`
    }
    ${player.credit ? html`<p class="small soft">${recordWords.credit()}</p>` : nothing}
    ${view.settings.attacks.on ? html`<p class="small soft">${recordWords.attackPoints(player.attackPoints)}</p>` : nothing}
  </li>`;
}

/** The last locked roster of each player, with the crossed-off characters. */
export const rostersList = (view: CampaignView, book: CampaignBook): TemplateResult =>
  html`<moon-figure-clashes
      .lists=${view.players.filter(({ left }) => left === null).map(({ name, roster: { characters } }) => ({ name, characters }))}
      .called=${(id: CharacterId) => book.character(id)?.name ?? id}
    ></moon-figure-clashes>
    <ul class="ledger">
      ${view.players.filter(({ left }) => left === null).map((player) => roster(player, view, book))}
    </ul>`;
