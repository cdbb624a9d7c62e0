import type { ReactiveControllerHost } from 'lit';
import { BOARD, INCH } from '../../geometry/lengths.ts';
import type { BoardWorkshop, EditedBoard } from '../contexts/board-port.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { drawn, freeName, itemsOf, middleOf, moved, renamed, takenApart, terrainOf, type BoardDraft, type DraftItem } from './draft.ts';
import { historyFrom, withState, stepForward, stepBack, type History } from './history.ts';

/** The least distance between the middles of pieces that a tap adds. */
const ROOM = 6.5 * INCH;
const MIDDLE = { x: BOARD / 2, y: BOARD / 2 };

/** The place nearest to the middle of the board that has room for one more piece. */
function freePlace(items: readonly DraftItem[]): BoardPoint {
  let [best, most] = [MIDDLE, -Infinity];
  for (let x = 4; x <= 32; x += 2) {
    for (let y = 4; y <= 32; y += 2) {
      const place = { x: x * INCH, y: y * INCH };
      const away = (p: BoardPoint): number => Math.sqrt((p.x - place.x) ** 2 + (p.y - place.y) ** 2);
      const free = Math.min(away(MIDDLE), ...items.map((item) => away(middleOf(item))));
      const score = Math.min(free, ROOM) * 10 - away(MIDDLE);
      if (score > most + 1) [best, most] = [place, score];
    }
  }
  return best;
}

/**
 * The board that is being edited: its pieces, the selected piece, and the history for undo. Asks its host to render again when any of these changes.
 */
export class DraftWork {
  private history: History<BoardDraft> = historyFrom({ name: '', items: [] });
  private inHand: string | null = null;
  snaps = true;

  constructor(
    private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    private readonly workshop: () => BoardWorkshop,
  ) {}

  get items(): readonly DraftItem[] {
    return this.history.present.items;
  }
  get name(): string {
    return this.history.present.name;
  }
  set name(name: string) {
    this.step(withState(this.history, { ...this.history.present, name }, 'name'));
  }
  get selected(): string | null {
    return this.inHand;
  }
  set selected(id: string | null) {
    this.inHand = id;
    this.host.requestUpdate();
  }
  get item(): DraftItem | null {
    return this.items.find(({ id }) => id === this.inHand) ?? null;
  }
  get canUndo(): boolean {
    return this.history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  /** Begins with a board, and with an empty history. */
  begin({ name, terrain }: Omit<EditedBoard, 'id'>): void {
    this.step(historyFrom({ name, items: itemsOf(terrain) }));
    this.selected = null;
  }
  /** Replaces the board, as one step that can be undone. */
  take({ name, terrain }: EditedBoard): void {
    this.step(withState(this.history, { name, items: itemsOf(terrain) }));
    this.selected = null;
  }
  undo(): void {
    this.step(stepBack(this.history));
  }
  redo(): void {
    this.step(stepForward(this.history));
  }

  /** A new piece of the palette as it would lie with its middle near a point. */
  laid(kind: string, point: BoardPoint): DraftItem {
    const id = freeName(kind, this.items);
    const item = { id, pieces: this.workshop().lay(kind, id, [0, 0]) };
    const { x, y } = middleOf(item);
    const whole = moved(item, MIDDLE.x - x, MIDDLE.y - y);
    const offset = drawn(whole, point.x - MIDDLE.x, point.y - MIDDLE.y, this.snaps);
    return moved(whole, offset.x, offset.y);
  }
  lay(kind: string, point: BoardPoint = freePlace(this.items)): void {
    this.add(this.laid(kind, point));
  }
  /** Replaces an item. Changes with the same `mark`, one after the other, are one step of undo. */
  replace(item: DraftItem, mark: string | null = null): void {
    this.set(
      this.items.map((candidate) => (candidate.id === item.id ? item : candidate)),
      mark,
    );
  }
  move(id: string, dx: number, dy: number): void {
    const item = this.items.find((candidate) => candidate.id === id);
    if (item) this.replace(moved(item, dx, dy));
  }
  nudge(item: DraftItem, dx: number, dy: number): void {
    const point = drawn(item, dx, dy, this.snaps);
    this.replace(moved(item, point.x, point.y), `nudge:${item.id}`);
  }
  double(id: string): void {
    const item = this.items.find((candidate) => candidate.id === id);
    if (!item) return;
    const copy = renamed(item, freeName(item.id, this.items));
    const point = drawn(copy, INCH, INCH, false);
    this.add(moved(copy, point.x, point.y));
  }
  /** Renames an item and returns its new name, which differs from the wish if that name is taken. */
  rename(id: string, name: string): string {
    const item = this.items.find((candidate) => candidate.id === id);
    if (!item || name === id) return id;
    const free = freeName(
      name,
      this.items.filter((candidate) => candidate !== item),
    );
    this.set(
      this.items.map((candidate) => (candidate === item ? renamed(item, free) : candidate)),
      'rename',
    );
    this.selected = free;
    return free;
  }
  takeApart(id: string): void {
    this.set(this.items.flatMap((item) => (item.id === id ? takenApart(item) : [item])));
    this.selected = null;
  }
  delete(id: string): void {
    this.set(this.items.filter((item) => item.id !== id));
    this.selected = null;
  }
  /** All pieces, with coordinates in whole units. */
  get terrain(): EditedBoard['terrain'] {
    return terrainOf(this.items);
  }

  private add(item: DraftItem): void {
    this.set([...this.items, item]);
    this.selected = item.id;
  }
  private set(items: readonly DraftItem[], mark: string | null = null): void {
    this.step(withState(this.history, { ...this.history.present, items }, mark));
  }
  private step(history: History<BoardDraft>): void {
    this.history = history;
    this.host.requestUpdate();
  }
}
