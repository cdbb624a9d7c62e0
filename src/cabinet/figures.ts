import type { CharacterId } from '../rules/terms/ids.ts';
import type { CabinetFigure, FigureCopy } from './answers.ts';
import { emptyPlain } from './holding.ts';
import { FIRST_GUEST, STAGES, isPainted, type PlainCopy, type PlainHolding, type ProductId, type Stage } from './terms.ts';

/** The furthest stage of a copy. */
export const stageOf = ({ days }: Pick<PlainCopy, 'days'>): Stage => STAGES.findLast((stage) => days[stage] !== undefined) ?? 'boxed';
export const isFurther = (a: Stage, b: Stage): boolean => STAGES.indexOf(a) > STAGES.indexOf(b);

/** True if a copy belongs to the owner of the cabinet, lent or not. */
export const isOwned = ({ gone, guest }: PlainCopy): boolean => gone === 'here' && guest === null;
/** True if a copy stands here: owned and not lent, or a guest. */
export const standsHere = ({ gone, away }: PlainCopy): boolean => gone === 'here' && away === null;

const furthest = (copies: readonly PlainCopy[]): Stage | null =>
  copies.map(stageOf).reduce<Stage | null>((most, stage) => (most === null || isFurther(stage, most) ? stage : most), null);

function figureCopy(copy: PlainCopy, place: number): FigureCopy {
  const { days, from, look, away, guest, recipe, gone } = copy;
  return { place, stage: stageOf(copy), days, from: from?.product ?? null, look, away, guest, recipe, gone };
}

/** Every copy with its place, guests last. */
export const placesOf = ({ copies, guests }: PlainHolding): [place: number, copy: PlainCopy][] => [
  ...copies.map((copy, place): [number, PlainCopy] => [place, copy]),
  ...guests.map((copy, place): [number, PlainCopy] => [FIRST_GUEST + place, copy]),
];

/** A character in a cabinet, as the screens see it. */
export function figureOf(
  character: CharacterId,
  holding: PlainHolding | undefined = emptyPlain,
  products: readonly ProductId[] = [],
): CabinetFigure {
  const { wish, note, print } = holding;
  const owned = holding.copies.filter(isOwned);
  const guests = holding.guests.filter(standsHere);
  const present = [...holding.copies.filter(standsHere), ...guests];
  return {
    character,
    copies: placesOf(holding).flatMap(([place, copy]) => (copy.gone === 'never' ? [] : [figureCopy(copy, place)])),
    owned: owned.length,
    present: present.length,
    painted: present.filter((copy) => isPainted(stageOf(copy))).length,
    stage: furthest(owned.length > 0 ? owned : guests),
    away: owned.some(({ away }) => away !== null),
    guest: guests.length > 0,
    wish,
    note,
    print,
    products,
  };
}
