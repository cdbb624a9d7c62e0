import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { View } from '../../../seats/view.ts';
import { lureSaid } from '../../../words/match/board.ts';

type BoardLure = NonNullable<View['table']['lures']>[number];

/** Lures: a tied sack on the ground, on a disc as wide as the lure, so that the players see whether a model is in base contact. */
export const luresLayer = (lures: readonly BoardLure[] = [], upright: number, owner: (model: string) => string): TemplateResult[] =>
  lures.map(
    ({ id, lure, at, radius, by }) =>
      svg`<g class="lure" data-lure=${id} transform="translate(${at.x} ${at.y})">
        <title>${lureSaid(lure, owner(by))}</title>
        <circle class="disc" r=${radius}></circle>
        <g transform="rotate(${upright}) scale(${radius / 100})">
          <path class="sack" d="M-18 -46C-34 -26 -64 2 -58 36C-54 62 -30 66 0 66C30 66 54 62 58 36C64 2 34 -26 18 -46Z"></path>
          <path class="neck" d="M-30 -70L-16 -46H16L30 -70C14 -62 -14 -62 -30 -70Z"></path>
          <path class="tie" d="M-22 -46H22"></path>
          <circle class="coin" cx="0" cy="22" r="20"></circle>
        </g>
      </g>`,
  );
