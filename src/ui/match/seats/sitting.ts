import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isSpoken } from '../../table/is-spoken.ts';
import { seatsHere } from '../../table/people.ts';
import { isLeftHanded } from '../../theme/theme.ts';
import { roomNote } from '../notices/banner.ts';
import { facesLaid } from '../layout/faces-laid.ts';
import type { GlassSize } from '../layout/glass-size.ts';
import { hasRoom, layOut, seatingOn } from '../layout/lay-out.ts';
import type { LaidOut, Seating } from '../layout/lay-out.ts';
import type { MatchHost } from '../match-host.ts';

/** On a screen smaller than this, in CSS pixels, a question has no room for a row of waiting models. */
const ROOMY = 600;

/** The sides at which the players sit round the screen, and the layout that follows. */
export class Sitting {
  /** True if the players were told that the chosen seating has no room here. */
  #hasWarned = false;
  /** True if the tablet was passed from hand to hand at the last change; null before the first. */
  #wasPassed: boolean | null = null;

  constructor(
    private readonly host: MatchHost,
    private readonly glass: GlassSize,
    /** The seating chosen by the players; null: as the screen suggests. */
    private readonly chosen: () => Seating | null,
  ) {}

  get seating(): Seating {
    const { table } = this.host;
    // with one player at the screen there is no other player for whom to turn anything
    return seatingOn(this.glass.size, table.seats.length, this.chosen() ?? (seatsHere(table).length > 1 ? null : 'side'));
  }
  /** True if the players pass the tablet from hand to hand. */
  get passed(): boolean {
    return this.seating === 'pass' && this.glass.size.width > 0;
  }
  /** True if the screen has room for the seating round a flat table. */
  get flat(): boolean {
    const { width, height } = this.glass.size;
    return hasRoom(width, height, this.host.table.seats.length, 'flat');
  }
  get laid(): LaidOut {
    const { table } = this.host;
    const { width, height } = this.glass.size;
    const boarded = layOut(width, height, table.seats.length, this.seating, { leftHanded: isLeftHanded(), words: this.glass.words });
    return isSpoken(table) ? facesLaid(boarded, width, height) : boarded;
  }

  /** True if two players sit opposite each other with the board between them. */
  get isSteady(): boolean {
    return this.laid.places.length === 2;
  }

  /**
   * True if each player's prompt has its own tray of waiting models: between two players, so that no one reaches over the board; not on a phone,
   * where the prompt has no room.
   */
  get ownTrays(): boolean {
    const { width, height } = this.glass.size;
    return this.isSteady && Math.min(width, height) >= ROOMY;
  }

  /** Called when another seating is chosen, or the screen has another size. True if the players begin to pass the tablet from hand to hand. */
  changed(): boolean {
    if (this.seating === this.chosen()) this.#hasWarned = false;
    const { passed } = this;
    const begins = passed && this.#wasPassed === false;
    this.#wasPassed = passed;
    return begins;
  }
  /** Says once that the chosen seating has no room here. */
  drawn(): TemplateResult | typeof nothing {
    const { table } = this.host;
    const seating = this.chosen();
    if (seating === null || seating === this.seating || this.#hasWarned) return nothing;
    return roomNote(table.seats.length, () => {
      this.#hasWarned = true;
      this.host.requestUpdate();
    });
  }
}
