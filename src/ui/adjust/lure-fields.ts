import type { TemplateResult } from 'lit';
import type { ModelId } from '../../rules/terms/ids.ts';
import { laysOf } from '../../rules/terms/lays.ts';
import type { View } from '../../seats/view.ts';
import { adjustTableWords, lureCalled } from '../../words/match/log/adjust-table.ts';
import { lureName } from '../../words/names/terrain.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { modelName } from '../table/names.ts';
import type { LureChange } from './adjustment.ts';
import { flagField } from './fields.ts';

export type SeenLure = NonNullable<View['table']['lures']>[number];
/** A lure that a card text places on the ground, and the model that placed it or may place it. */
export interface LureChosen {
  lure: string;
  by: ModelId;
}

const UNITS = 5; // units of a radius per mm of a diameter

export const seenLures = (table: TablePort): readonly SeenLure[] => table.view(null).table.lures ?? [];

/** The lures on the board, and one new lure of each kind that a model at this table may place. */
export function luresToSet(table: TablePort): (LureChosen & { label: string })[] {
  const lures = seenLures(table);
  const nth = (lure: string): number =>
    Math.max(0, ...lures.filter((candidate) => candidate.lure === lure).map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1;
  return [
    ...lures.map(({ id, by }) => ({ lure: id, by, label: adjustTableWords.lureOf(lureCalled(id), modelName(table, by)) })),
    ...Object.values(table.view(null).table.models).flatMap(({ id, character }) => {
      const card = table.characters[character];
      const lays = card ? laysOf(card) : [];
      return lays.map(({ lure }) => ({
        lure: `${lure}-${nth(lure)}`,
        by: id,
        label: adjustTableWords.newLure(lureName(lure), modelName(table, id)),
      }));
    }),
  ];
}

/** The radius of a lure on the board or of a new one, in units. */
export function lureRadius(table: TablePort, { lure: id, by }: LureChosen): number {
  const seen = seenLures(table).find((seenLure) => seenLure.id === id);
  const character = table.view(null).table.models[by]?.character;
  const card = character === undefined ? undefined : table.characters[character];
  const laid = card && laysOf(card).find(({ lure }) => id.startsWith(`${lure}-`));
  return seen?.radius ?? (laid?.across ?? 0) * UNITS;
}

/** The fields of a lure: whether it is removed. */
export const lureFields = (change: LureChange, set: (change: LureChange) => void): TemplateResult =>
  flagField(adjustTableWords.gone(), change.gone === true, (gone) => set(gone ? { gone: true } : {}));
