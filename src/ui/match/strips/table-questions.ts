import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { View } from '../../../seats/view.ts';
import '../../spoken/asking-form.ts';
import type { LaidOut } from '../layout/lay-out.ts';

/** The questions about a spoken table, over everything but the duel and its faces; if strips are beside the faces, over the strips. */
export function tableQuestions({ asking }: View, { column, glass }: LaidOut): TemplateResult | typeof nothing {
  if (!asking) return nothing;
  const { facts, seat, said } = asking;
  const { left, top, width, height } = column?.beside ? column : glass;
  const place = `left: ${left}px; right: auto; width: ${width}px; bottom: calc(100% - ${top + height}px); max-height: ${height}px; z-index: ${column?.beside ? 6 : 3}`;
  return html`<moon-asking-form class="asking" style=${place} .facts=${facts} .answers=${said} .seat=${seat}></moon-asking-form>`;
}
