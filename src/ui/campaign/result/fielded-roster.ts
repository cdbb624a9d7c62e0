import { html, nothing, type TemplateResult } from 'lit';
import type { GameResult, GameSide, PlayerId, Slain } from '../../../campaign/terms/parts.ts';
import type { CampaignView, GameView } from '../../../campaign/terms/view.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { resultWords } from '../../../words/campaign/campaign-asks.ts';
import '../../kit/fields/segmented.ts';
import { fieldState, withFieldState, lineUp, slainBy, type FieldState } from './side-draft.ts';

/** The side of one player in a result that is being entered. */
interface FieldedRoster {
  view: CampaignView;
  game: GameView;
  /** The sides entered so far, by player. */
  sides: GameResult['sides'];
  player: PlayerId;
  nameOf: (character: CharacterId) => string;
}

const sideOf = (sides: GameResult['sides'], player: PlayerId): GameSide => sides[player] ?? { stones: 0 };

/** The characters of a roster that can be fielded. */
function fitRoster({ view, game }: FieldedRoster, player: PlayerId): readonly CharacterId[] {
  const week = view.weeks.find(({ games }) => games.some(({ id }) => id === game.id));
  const kept = game.kept[player] ?? [];
  return (week?.rosters[player]?.characters ?? []).filter((id) => !kept.includes(id));
}

/** The slayer of a character: one of the enemies in the field, or none. */
function slayerChoice(panel: FieldedRoster, { character, by }: Slain, change: (side: GameSide) => void): TemplateResult {
  const { game, sides, player, nameOf } = panel;
  const enemies = game.players
    .filter((rival) => rival !== player)
    .flatMap((rival) => (sideOf(sides, rival).fielded ?? fitRoster(panel, rival)).map((id) => ({ rival, id })));
  const segments = [
    { id: '', label: resultWords.nobodys() },
    ...enemies.map(({ rival, id }) => ({ id: `${rival} ${id}`, label: nameOf(id) })),
  ];
  return html`<moon-segmented
    .label=${resultWords.by(nameOf(character))}
    .selected=${by ? `${by.player} ${by.character ?? ''}` : ''}
    .segments=${segments}
    @chosen=${({ detail }: MoonEvent<'chosen'>) => {
      const [owner, id] = detail.id.split(' ');
      change(slainBy(sideOf(sides, player), character, owner && id ? { player: owner, character: id } : undefined));
    }}
  ></moon-segmented>`;
}

/** The choice how each character of a roster fared in a game, and who slew the slain. `change` is called with the changed side. */
export function fieldedRoster(panel: FieldedRoster, change: (side: GameSide) => void): TemplateResult {
  const { game, sides, player, nameOf } = panel;
  const roster = fitRoster(panel, player);
  const side = lineUp(sideOf(sides, player), roster, game.field);
  const states = [
    { id: 'out', label: resultWords.out() },
    { id: 'fielded', label: resultWords.fielded() },
    { id: 'slain', label: resultWords.slain() },
  ];
  return html`<ul class="stack">
    ${roster.map((id) => {
      const slain = side.slain?.find(({ character }) => character === id);
      return html`<li class="measure">
        <span>${nameOf(id)}</span>
        <moon-segmented
          .label=${nameOf(id)}
          .selected=${fieldState(side, id)}
          .segments=${states}
          @chosen=${({ detail }: MoonEvent<'chosen', { id: FieldState }>) => change(withFieldState(side, id, detail.id))}
        ></moon-segmented>
        ${slain ? slayerChoice(panel, slain, change) : nothing}
      </li>`;
    })}
  </ul>`;
}
