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

/** A question on a smaller glass has no row for waiting models, in CSS pixels. */
const ROOMY = 600;

/** How the players sit round the glass, and where everything lies on it then. */
export class Sitting {
  /** It was said that the chosen seating has no room here. */
  #told = false;

  constructor(
    private readonly host: MatchHost,
    private readonly glass: GlassSize,
    /** Chosen by the players; null: what the glass suggests. */
    private readonly chosen: () => Seating | null,
  ) {}

  get now(): Seating {
    const { table } = this.host;
    // where one alone plays or watches there is no other player to turn the screen to
    return seatingOn(this.glass.now, table.seats.length, this.chosen() ?? (seatsHere(table).length > 1 ? null : 'side'));
  }
  /** The tablet goes from hand to hand. */
  get passed(): boolean {
    return this.now === 'pass' && this.glass.now.width > 0;
  }
  /** There is room for a flat table. */
  get flat(): boolean {
    const { width, height } = this.glass.now;
    return hasRoom(width, height, this.host.table.seats.length, 'flat');
  }
  get laid(): LaidOut {
    const { table } = this.host;
    const { width, height } = this.glass.now;
    const boarded = layOut(width, height, table.seats.length, this.now, { leftHanded: isLeftHanded(), words: this.glass.words });
    return isSpoken(table) ? facesLaid(boarded, width, height) : boarded;
  }

  /** Two sit opposite each other with the board between them. */
  get isSteady(): boolean {
    return this.laid.places.length === 2;
  }

  /** On a table flat between two nobody reaches over the board for a model; on a phone the question has no room for them. */
  get ownTrays(): boolean {
    const { width, height } = this.glass.now;
    return this.isSteady && Math.min(width, height) >= ROOMY;
  }

  /** Another seating was chosen, or the glass is of another size. */
  changed(): void {
    if (this.now === this.chosen()) this.#told = false;
  }
  /** Says once that those who have chosen how they sit find no room for it. */
  drawn(): TemplateResult | typeof nothing {
    const { table } = this.host;
    const seating = this.chosen();
    if (seating === null || seating === this.now || this.#told) return nothing;
    return roomNote(table.seats.length, () => {
      this.#told = true;
      this.host.requestUpdate();
    });
  }
}
