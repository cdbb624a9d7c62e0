import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { View } from '../../seats/view.ts';
import type { ModelNumbers, SightExplained } from '../contexts/table-port.ts';
import type { OpenPart } from './camera/board-camera.ts';
import type { BoardMode, BoardRing, Pointed, BoardTurn } from './modes.ts';
import type { Characters } from './table.ts';

/** True if the mode has changed; two idle modes count as the same. */
const isOther = (mode: BoardMode, before?: BoardMode): boolean => mode !== before && !(mode.kind === 'idle' && before?.kind === 'idle');

/** What a screen sets on a board: the view and its characters, the question of the prompt that has the board, and how the board lies on the screen. */
export class BoardProperties extends LitElement {
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) characters: Characters = {};
  /** The board calls these while a player plans; a new function redraws nothing. */
  @property({ attribute: false, hasChanged: () => false }) numbers: ((model: ModelId) => ModelNumbers) | null = null;
  @property({ attribute: false, hasChanged: () => false }) explain: ((from: ModelId, to: ModelId) => SightExplained) | null = null;
  /** Puts a refusal into words; without it a refused place has only a plain mark. */
  @property({ attribute: false }) sentence: ((reason: Reason) => string) | null = null;
  @property({ attribute: false }) touchable: readonly ModelId[] = [];
  @property({ attribute: false }) questioned: readonly ModelId[] = [];
  @property({ attribute: false }) selected: ModelId | null = null;
  @property({ attribute: false, hasChanged: isOther }) mode: BoardMode = { kind: 'idle' };
  @property({ attribute: false }) rings: readonly BoardRing[] = [];
  /** The advice that is marked on the board; it is hidden while a finger drags something. */
  @property({ attribute: false }) pointed: Pointed | null = null;
  /** Writes the names of models and terrain on the board. */
  @property({ type: Boolean }) names = false;
  /** By how much the board is turned on the screen. */
  @property({ type: Number }) rotation: BoardTurn = 0;
  /** By how much words are turned on the screen, for the side at which their reader sits. */
  @property({ type: Number }) reader: BoardTurn = 0;
  /** Corner of the zoom buttons: `bottom right`, `top left` … */
  @property() corner = 'bottom right';
  /** The part of the board's area that no panel covers; null: all of it. */
  @property({ attribute: false, hasChanged: (value, before) => JSON.stringify(value) !== JSON.stringify(before) }) open: OpenPart | null =
    null;
  /** A board that is shown whole stays in the middle of its area while questions come and go. */
  @property({ type: Boolean }) steady = false;
  /** A board that is only looked at: the player cannot zoom it. */
  @property({ type: Boolean }) still = false;
  /** Draws the board in a separate task after the rest of the screen: drawing a whole board at once would delay a touch. */
  @property({ type: Boolean }) gradual = false;
  /** The screen itself shows the models that wait for deployment. */
  @property({ type: Boolean, attribute: 'no-tray' }) noTray = false;
}
