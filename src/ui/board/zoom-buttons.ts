import { html, type TemplateResult } from 'lit';
import { closer, farther, wholeBoard } from '../../words/board.ts';
import '../kit/icon-button.ts';
import type { Stage } from './stage.ts';

const STEP = 1.5;

/** Closer, farther, and the whole board; `corner` says where: `bottom right`, `top left` … */
export const zoomButtons = (stage: Stage, corner: string): TemplateResult =>
  html`<div class=${`corner ${corner}`}>
    <moon-icon-button icon="plus" label=${closer()} @click=${() => stage.zoom(STEP)}></moon-icon-button>
    <moon-icon-button icon="minus" label=${farther()} @click=${() => stage.zoom(1 / STEP)}></moon-icon-button>
    <moon-icon-button icon="fullscreen" label=${wholeBoard()} @click=${() => stage.whole()}></moon-icon-button>
  </div>`;
