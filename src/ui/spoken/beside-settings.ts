import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { BESIDE_THINGS, besideWords, type BesideThing } from '../../words/beside.ts';
import '../kit/toggle.ts';

/** What stands beside a real table, on or off: a part of the menu. */
export const besideSettings = (now: readonly BesideThing[], set: (next: BesideThing[]) => void): TemplateResult =>
  html`<h3>${besideWords.heading()}</h3>
    ${BESIDE_THINGS.map(
      (thing) =>
        html`<moon-toggle
          data-beside=${thing}
          .label=${besideWords.thing(thing)}
          .on=${now.includes(thing)}
          @changed=${({ detail }: CustomEvent<{ on: boolean }>) => set(detail.on ? [...now, thing] : now.filter((one) => one !== thing))}
        ></moon-toggle>`,
    )}`;
