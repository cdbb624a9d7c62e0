import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import type { Ability, Catalogue, TableCard } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { valueAt } from '../../../workshop/places.ts';
import { withTextOf } from '../../../workshop/starters.ts';
import '../start/card-starter-sheet.ts';
import '../text/choice-sheet.ts';
import './keyword-sheet.ts';
import '../start/name-dialog.ts';
import '../start/starter-sheet.ts';
import { wordAdded } from './word-chips.ts';

/** The sheet that is open over the card. */
export type EditorSheet =
  | { kind: 'choices'; path: Path }
  | { kind: 'starters'; abilityKind: Ability['kind'] }
  | { kind: 'card-starters' }
  /** `field`: the list to which a word is added. */
  | { kind: 'keywords'; field: string }
  /** `path` of the name, which may be the name of a text that was just begun. */
  | { kind: 'name'; path: Path; maxlength: number };

interface SheetNeeds {
  card: AnyCard;
  bench: CardBench;
  printed: Catalogue;
  /** `stay`: whether the sheet stays open at the same part. */
  edit: (edit: Edit, stay?: boolean) => void;
  tapped: (path: Path) => void;
  begin: (text: Ability) => void;
  closed: () => void;
}

/** Draws the sheet over a card in the editor. */
export function sheetOver(sheet: EditorSheet, { card, bench, printed, edit, tapped, begin, closed }: SheetNeeds): TemplateResult {
  switch (sheet.kind) {
    case 'choices':
      return html`<moon-choice-sheet
        .bench=${bench}
        .card=${card}
        .path=${sheet.path}
        @edit=${({ detail }: MoonEvent<'edit'>) => edit(detail.edit, detail.stay)}
        @goto=${({ detail }: MoonEvent<'goto'>) => tapped(detail.path)}
        @closed=${closed}
      ></moon-choice-sheet>`;
    case 'starters':
      return html`<moon-starter-sheet
        .bench=${bench}
        .card=${card}
        .kind=${sheet.abilityKind}
        @text-chosen=${({ detail }: MoonEvent<'text-chosen'>) => begin(detail.text)}
        @closed=${closed}
      ></moon-starter-sheet>`;
    case 'card-starters':
      return html`<moon-card-starter-sheet
        .bench=${bench}
        .card=${card}
        @card-chosen=${({ detail }: MoonEvent<'card-chosen'>) =>
          edit({ edit: 'set', path: [], to: withTextOf(card as TableCard, detail.card) })}
        @closed=${closed}
      ></moon-card-starter-sheet>`;
    case 'keywords': {
      const words = valueAt(card, [sheet.field]) as readonly string[] | undefined;
      return html`<moon-keyword-sheet
        .present=${words ?? []}
        .printed=${printed}
        @keyword-chosen=${({ detail }: MoonEvent<'keyword-chosen'>) => edit(wordAdded({ field: sheet.field, words }, detail.keyword))}
        @closed=${closed}
      ></moon-keyword-sheet>`;
    }
    case 'name':
      return html`<moon-name-dialog
        .heading=${workshopWords.rename()}
        .maxlength=${sheet.maxlength}
        .value=${String(valueAt(card, sheet.path))}
        @named=${({ detail }: MoonEvent<'named'>) => edit({ edit: 'set', path: sheet.path, to: detail.name })}
        @closed=${closed}
      ></moon-name-dialog>`;
  }
}
