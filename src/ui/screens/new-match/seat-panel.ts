import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { TroupeCatalogue } from '../../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../../troupes/troupe.ts';
import { computerWords, levelName } from '../../../words/match/opponents/computer.ts';
import { factionName } from '../../../words/names/factions.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { troupeWords } from '../../../words/app/troupes.ts';
import type { HouseRules } from '../../contexts/library-port.ts';
import type { ComputerLevel, Strength } from '../../contexts/table-port.ts';
import '../../kit/figures/pennant.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/text-field.ts';
import { cardName } from '../../troupes/card-name.ts';
import { asStrong, companyChoice, strengthOf } from '../../page/company-choice.ts';
import { LEVELS } from '../../page/pairing-match.ts';
import '../../troupes/kept-troupe-choice.ts';
import { factionsOf, type SeatPlan } from './match-plan.ts';
import './troupe-builder.ts';

/** The state of the panel of one player. */
export interface SeatPanel {
  characters: readonly Character[];
  /** Names of the players this device knows. */
  known: readonly string[];
  /** The cards of saved troupes; null until they have been read. */
  catalogue: TroupeCatalogue | null;
  troupes: readonly Troupe[];
  at: number;
  seat: SeatPlan;
  /** The name of the player at the seat. */
  called: string;
  options: HouseRules;
  /** The number of characters in a troupe. */
  size: number;
  /** True if faction and troupe are chosen at the table. */
  choosesAtTable: boolean;
  /** True if only people can play, as at a real table, which a computer does not see. */
  people: boolean;
  /** The members of the club in which the match is played; null outside a club. */
  members: readonly { id: string; name: string }[] | null;
}
export interface SeatPanelCalls {
  /** Changes the seat; `settle` makes the rest of the plan legal again. */
  change: (change: Partial<SeatPlan>, settle?: boolean) => void;
  take: (troupe: Troupe) => void;
  /** Gives the seat to a computer of a level, or to a person (`null`). */
  seat: (level: ComputerLevel | null) => void;
}

function keptTroupe({ catalogue, troupes, seat, called }: SeatPanel, take: SeatPanelCalls['take']): TemplateResult | typeof nothing {
  if (!catalogue) return nothing;
  const upgrades = Object.values(seat.upgrades ?? {}).flatMap((all) => all.map((id) => cardName(id, catalogue)));
  return html`<moon-kept-troupe-choice
      .troupes=${troupes}
      .catalogue=${catalogue}
      .troupeId=${seat.savedTroupeId ?? ''}
      .label=${troupeWords.keptTroupe(called)}
      @troupe-taken=${({ detail }: MoonEvent<'troupe-taken'>) => take(detail.troupe)}
    ></moon-kept-troupe-choice>
    ${upgrades.length > 0 ? html`<p class="small soft">${troupeWords.withUpgrades(upgrades)}</p>` : nothing}`;
}

/** The choice whether a person or a computer plays the seat. */
const whoPlays = ({ at, seat }: SeatPanel, take: SeatPanelCalls['seat']): TemplateResult =>
  html`<moon-segmented
    .label=${computerWords.whoPlays(newMatchWords.seat(at + 1))}
    .selected=${seat.computer ? strengthOf(seat.computer) : 'person'}
    .segments=${[{ id: 'person', label: computerWords.person() }, ...LEVELS.map((id) => ({ id, label: levelName[id]() }))]}
    @chosen=${(event: MoonEvent<'chosen', { id: Strength | 'person' }>) =>
      take(event.detail.id === 'person' ? null : asStrong(event.detail.id, seat.computer))}
  ></moon-segmented>`;

/** The player of a seat: a member of the club, or a name. */
const nameField = ({ at, seat, known, members }: SeatPanel, change: SeatPanelCalls['change']): TemplateResult =>
  members
    ? html`<label class="member"
        >${newMatchWords.memberAt(at + 1)}
        <select
          data-member-of=${at}
          @change=${({ target }: Event) => change({ member: (target as HTMLSelectElement).value /* its own listener */ }, false)}
        >
          ${members.map(({ id, name }) => html`<option value=${id} ?selected=${id === seat.member}>${name}</option>`)}
        </select></label
      >`
    : html`<moon-text-field
        .label=${newMatchWords.nameOf(at + 1)}
        .value=${seat.name}
        .suggestions=${known}
        maxlength="40"
        @changed=${(event: MoonEvent<'changed', { value: string }>) => change({ name: event.detail.value }, false)}
      ></moon-text-field>`;

/** One player of a match that is being laid out: name, faction, troupe. */
export function seatPanel(panel: SeatPanel, on: SeatPanelCalls): TemplateResult {
  const { characters, at, seat, called, options, size, choosesAtTable, people } = panel;
  const segments = factionsOf(characters, options, size).map((id) => ({ id, label: factionName(id) }));
  return html`<section class="panel" aria-label=${called}>
    <div class="who">
      <moon-pennant .seat=${at}></moon-pennant>
      ${people ? nothing : whoPlays(panel, on.seat)}
      ${
        seat.computer
          ? html`<p class="small soft">${computerWords.levelText(strengthOf(seat.computer))}</p>
              ${companyChoice(seat.computer, on.seat)}`
          : nameField(panel, on.change)
      }
      ${
        choosesAtTable
          ? nothing
          : html`<moon-segmented
              .label=${newMatchWords.factionOf(called)}
              .selected=${seat.faction}
              .segments=${segments}
              @chosen=${(event: MoonEvent<'chosen', { id: Faction }>) => on.change({ faction: event.detail.id })}
            ></moon-segmented>`
      }
    </div>
    ${
      choosesAtTable
        ? nothing
        : html`${keptTroupe(panel, on.take)}<moon-troupe-builder
              .faction=${seat.faction}
              .troupe=${seat.troupe}
              .characters=${characters}
              .options=${options}
              .size=${size}
              .label=${newMatchWords.troupeOf(called)}
              @troupe-changed=${(event: MoonEvent<'troupe-changed'>) => on.change({ troupe: event.detail.troupe, savedTroupeId: '', upgrades: {} }, false)}
            ></moon-troupe-builder>`
    }
  </section>`;
}
