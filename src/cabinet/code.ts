import type { CharacterId } from '../rules/terms/ids.ts';
import type { CabinetFigure, ReviewLine } from './answers.ts';

// A collection in letters: of each character how many, up to three, and whether one is painted; two characters a letter. No name of a person, no note.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 3;
const PAINTED = 4;
const LONGEST = 400;

/** `order`: every character there ever was, in an order to which only new ones are added, at its end. */
export function codeOf(order: readonly CharacterId[], figure: (character: CharacterId) => CabinetFigure): string {
  const bits = order.map((id) => {
    const { owned, copies } = figure(id);
    const painted = copies.some(
      ({ gone, guest, stage }) => gone === 'here' && guest === null && (stage === 'playable' || stage === 'finished'),
    );
    return Math.min(MOST, owned) + (painted ? PAINTED : 0);
  });
  let code = '';
  for (let index = 0; index < bits.length; index += 2) code += LETTERS[(bits[index] ?? 0) + (bits[index + 1] ?? 0) * 8] ?? '';
  return code.replace(/A+$/, '') || 'A';
}

/** The lines that a code holds; null when it is none, or tells of characters that nobody here knows. */
export function readCode(code: string, order: readonly CharacterId[], nameOf: (character: CharacterId) => string): ReviewLine[] | null {
  if (code === '' || code.length > LONGEST || [...code].some((letter) => !LETTERS.includes(letter))) return null;
  const bits = [...code].flatMap((letter) => [LETTERS.indexOf(letter) % 8, Math.floor(LETTERS.indexOf(letter) / 8)]);
  if (bits.some((count, index) => count > 0 && order[index] === undefined) || bits.some((count) => count === PAINTED)) return null;
  return bits.flatMap((value, index): ReviewLine[] => {
    const [character, count] = [order[index], value % PAINTED];
    if (character === undefined || count === 0) return [];
    const painted = value >= PAINTED;
    return [
      {
        number: index + 1,
        text: nameOf(character),
        how: 'known',
        character,
        count,
        lent: null,
        wished: false,
        stage: painted ? 'playable' : null,
        ...(painted && count > 1 ? { stages: ['playable', 'boxed'] as const } : {}),
      },
    ];
  });
}
