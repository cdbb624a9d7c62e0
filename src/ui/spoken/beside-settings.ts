import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { TABLE_AIDS, tableAidWords, type TableAid } from '../../words/match/table-aids.ts';
import '../kit/fields/toggle.ts';

/** The switches for the aids beside a real table: a part of the menu. */
export const besideSettings = (besideThings: readonly TableAid[], set: (next: TableAid[]) => void): TemplateResult =>
  html`<h3>${tableAidWords.heading()}</h3>
    ${TABLE_AIDS.map(
      (thing) =>
        html`<moon-toggle
          data-beside=${thing}
          .label=${tableAidWords.thing(thing)}
          .on=${besideThings.includes(thing)}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => set(detail.on ? [...besideThings, thing] : besideThings.filter((candidate) => candidate !== thing))}
        ></moon-toggle>`,
    )}`;
