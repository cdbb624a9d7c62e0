import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Path } from '../../../packs/finding.ts';
import { LIMITS } from '../../../packs/limits.ts';
import { partOf, type AnyCard } from '../../../packs/pack.ts';
import type { Ability, Character, TableCard, Upgrade } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import type { Edit } from '../../../workshop/edits.ts';
import '../../kit/button.ts';
import type { EditorSheet } from './editor-sheets.ts';
import '../move-panel.ts';
import './numbers-panel.ts';
import './table-card-panel.ts';
import '../text/text-pieces.ts';
import './upgrade-panel.ts';
import { wordChips } from './word-chips.ts';

const KINDS: readonly Ability['kind'][] = ['passive', 'active', 'arcane'];

/** The things that the parts of a card need to be drawn, and the actions of a tap on them. */
export interface BodyNeeds {
  /** The part that was last chosen or changed; null for none. */
  chosen: Path | null;
  edit: (edit: Edit) => void;
  tapped: (path: Path) => void;
  open: (sheet: EditorSheet) => void;
  beginMove: (card: Character) => void;
}

const pieces = (card: AnyCard, text: Path, { chosen, tapped }: BodyNeeds): TemplateResult =>
  html`<moon-text-pieces
    .card=${card}
    .text=${text}
    .chosen=${chosen}
    @tapped=${({ detail }: MoonEvent<'tapped'>) => tapped(detail.path)}
  ></moon-text-pieces>`;

const wholeText = (path: Path, { tapped }: BodyNeeds): TemplateResult =>
  html`<moon-button tone="quiet" icon="plus" data-do="whole-text" @click=${() => tapped(path)}>${workshopWords.addToText()}</moon-button>`;

function ability(card: Character | Upgrade, { name }: Ability, index: number, needs: BodyNeeds): TemplateResult {
  const path = ['abilities', index];
  return html`<section class="panel" data-text=${index}>
    <div class="head">
      <button
        type="button"
        class="press name"
        lang="en"
        data-do="rename-text"
        @click=${() => needs.open({ kind: 'name', path: [...path, 'name'], maxlength: LIMITS.textName })}
      >
        ${name}
      </button>
    </div>
    ${pieces(card, path, needs)} ${wholeText(path, needs)}
  </section>`;
}

/** The abilities of a card, and the buttons that begin new ones; `more`: further buttons. */
const abilities = (card: Character | Upgrade, needs: BodyNeeds, more: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`${card.abilities.map((text, index) => ability(card, text, index, needs))}
    <div class="row">
      ${KINDS.map(
        (kind) =>
          html`<moon-button icon="plus" data-add=${kind} @click=${() => needs.open({ kind: 'starters', abilityKind: kind })}
            >${{ passive: workshopWords.addPassive, active: workshopWords.addActive, arcane: workshopWords.addArcane }[kind]()}</moon-button
          >`,
      )}
      ${more}
    </div>`;

function characterBody(card: Character, needs: BodyNeeds): TemplateResult {
  const edited = ({ detail }: MoonEvent<'edit'>): void => needs.edit(detail.edit);
  const move = html`<moon-button icon="plus" data-add="signature" @click=${() => needs.beginMove(card)}
    >${workshopWords.addSignature()}</moon-button
  >`;
  return html`${wordChips({ field: 'keywords', words: card.keywords, name: keywordName }, true, needs.edit, () =>
      needs.open({ kind: 'keywords', field: 'keywords' }),
    )}
    <moon-numbers-panel .card=${card} @edit=${edited}></moon-numbers-panel>
    ${abilities(card, needs, card.signature ? nothing : move)}
    <moon-move-panel
      .card=${card}
      .chosen=${needs.chosen}
      @edit=${edited}
      @tapped=${({ detail }: MoonEvent<'tapped'>) => needs.tapped(detail.path)}
      @rename=${() => needs.open({ kind: 'name', path: ['signature', 'name'], maxlength: LIMITS.textName })}
    ></moon-move-panel>`;
}

const upgradeBody = (card: Upgrade, needs: BodyNeeds): TemplateResult =>
  html`<moon-upgrade-panel
      .card=${card}
      @edit=${({ detail }: MoonEvent<'edit'>) => needs.edit(detail.edit)}
      @keyword-wanted=${({ detail }: MoonEvent<'keyword-wanted'>) => needs.open({ kind: 'keywords', field: detail.field })}
    ></moon-upgrade-panel>
    ${abilities(card, needs)}`;

const tableCardBody = (card: TableCard, needs: BodyNeeds): TemplateResult =>
  html`<moon-table-card-panel .card=${card} @edit=${({ detail }: MoonEvent<'edit'>) => needs.edit(detail.edit)}></moon-table-card-panel>
    <section class="panel" data-text="all">
      ${pieces(card, [], needs)}
      <div class="row">
        ${wholeText([], needs)}
        <moon-button tone="quiet" data-do="other-text" @click=${() => needs.open({ kind: 'card-starters' })}
          >${workshopWords.otherText()}</moon-button
        >
      </div>
    </section>`;

/** A card without its name; every part can be tapped. */
export function cardBody(card: AnyCard, needs: BodyNeeds): TemplateResult {
  const part = partOf(card);
  if (part.kind === 'character') return characterBody(part.card, needs);
  return part.kind === 'upgrade' ? upgradeBody(part.card, needs) : tableCardBody(part.card, needs);
}
