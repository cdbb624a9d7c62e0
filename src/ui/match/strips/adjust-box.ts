import { html, nothing, type TemplateResult } from 'lit';
import '../../adjust/adjust-panel.ts';
import type { Desk } from '../../table/desk.ts';
import { boxed } from './strips.ts';
import type { LaidOut } from '../layout/lay-out.ts';

/** The panel that corrects the table: over the column of the strips where there is one beside the board. */
export const adjustBox = (desk: Desk, { column }: LaidOut, closed: () => void): TemplateResult =>
  html`<moon-adjust-panel
    class="box adjust"
    style=${column?.beside ? `${boxed(column)}; max-height: none; translate: none` : nothing}
    .desk=${desk}
    @closed=${closed}
  ></moon-adjust-panel>`;
