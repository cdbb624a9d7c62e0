import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { BESIDE_THINGS, besideWords, type BesideThing } from '../../words/match/beside.ts';
import '../kit/toggle.ts';

/** What stands beside a real table, on or off: a part of the menu. */
export const besideSettings = (besideThings: readonly BesideThing[], set: (next: BesideThing[]) => void): TemplateResult =>
  html`<h3>${besideWords.heading()}</h3>
    ${BESIDE_THINGS.map(
      (thing) =>
        html`<moon-toggle
          data-beside=${thing}
          .label=${besideWords.thing(thing)}
          .on=${besideThings.includes(thing)}
          @changed=${({ detail }: CustomEvent<{ on: boolean }>) => set(detail.on ? [...besideThings, thing] : besideThings.filter((candidate) => candidate !== thing))}
        ></moon-toggle>`,
    )}`;
