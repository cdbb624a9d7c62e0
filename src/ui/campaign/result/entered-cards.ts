import { html, nothing, type TemplateResult } from 'lit';
import type { OwnPlay } from '../../../campaign/terms/decision.ts';
import type { CardPlay, PlayerId } from '../../../campaign/terms/parts.ts';
import type { PlayAsk } from '../../../campaign/terms/view.ts';
import { askWords, resultWords } from '../../../words/campaign/campaign-asks.ts';
import { foldedText } from '../../../words/language/folded-text.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import '../../kit/icon-button.ts';
import '../../kit/fields/text-field.ts';
import { begunPlay, cardParticulars } from '../asks/card-particulars.ts';

/** The cards that one player played, in a result that is being entered. */
interface EnteredCards {
  player: PlayerId;
  /** The plays of all players. */
  plays: readonly CardPlay[];
  /** The cards this player could have played. */
  playable: readonly PlayAsk[];
  /** The search text for a card to add; null while none is being added. */
  sought: string | null;
  book: CampaignBook;
  nameOf: (player: PlayerId) => string;
}
interface EnteredCardsCalls {
  /** Called with the changed plays of all players. */
  change: (plays: readonly CardPlay[]) => void;
  seek: (sought: string | null) => void;
}

/** One played card with its fields. */
function enteredCard(
  { player, plays, playable, book, nameOf }: EnteredCards,
  play: CardPlay,
  change: EnteredCardsCalls['change'],
): TemplateResult {
  const { name } = book.card(play.card);
  const ask = playable.find(({ card }) => card === play.card);
  const set = (changed: OwnPlay): void =>
    change(plays.map((candidate) => (candidate.player === player && candidate.card === changed.card ? { ...changed, player } : candidate)));
  return html`<li>
    <div class="measure">
      <strong>${name}</strong>
      <moon-icon-button
        icon="close"
        .label=${resultWords.dropCard(name)}
        @click=${() => change(plays.filter((candidate) => candidate !== play))}
      ></moon-icon-button>
    </div>
    ${ask ? cardParticulars(ask, play, nameOf, set) : nothing}
  </li>`;
}

/** The search for a card to add, among the cards not entered yet. */
function cardSearch({ player, plays, playable, book }: EnteredCards, sought: string, { change, seek }: EnteredCardsCalls): TemplateResult {
  const folded = foldedText(sought.trim());
  const open = playable.filter(({ card }) => !plays.some((play) => play.player === player && play.card === card));
  return html`<moon-text-field
      .label=${askWords.find()}
      .value=${sought}
      @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => seek(detail.value)}
    ></moon-text-field>
    <div class="chips">
      ${open
        .filter(({ card }) => foldedText(book.card(card).name).includes(folded))
        .map(
          (ask) =>
            html`<moon-button
              tone="quiet"
              data-add=${ask.card}
              @click=${() => {
                change([...plays, { ...begunPlay(ask), player }]);
                seek(null);
              }}
              >${book.card(ask.card).name}</moon-button
            >`,
        )}
    </div>`;
}

/** The cards that a player played in a game, and a way to add one. Styled by `askStyles`. */
export function enteredCards(panel: EnteredCards, calls: EnteredCardsCalls): TemplateResult {
  const { player, plays, sought, nameOf } = panel;
  return html`<h3>${resultWords.cards(nameOf(player))}</h3>
    <ul class="stack">
      ${plays.filter((play) => play.player === player).map((play) => enteredCard(panel, play, calls.change))}
    </ul>
    ${
      sought === null
        ? html`<moon-button tone="quiet" icon="plus" data-adds=${player} @click=${() => calls.seek('')}
            >${resultWords.addCard()}</moon-button
          >`
        : cardSearch(panel, sought, calls)
    }`;
}
