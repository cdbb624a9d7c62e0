import type { Side, Slain } from '../../campaign/terms/parts.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';

/** How a character of the roster fared in a game. */
export type FieldState = 'out' | 'fielded' | 'slain';

export const fieldState = ({ fielded = [], slain = [] }: Side, character: CharacterId): FieldState =>
  slain.some((candidate) => candidate.character === character) ? 'slain' : fielded.includes(character) ? 'fielded' : 'out';

/** A side before anybody has said who stood in the field: everybody, where the roster is no larger than that. */
export const lineUp = (side: Side, roster: readonly CharacterId[], field: number): Side =>
  side.fielded === undefined && roster.length <= field ? { ...side, fielded: [...roster] } : side;

/** A side with one character as it fared; numbers of kills and deaths give way to the names. */
export function fielded({ kills: _kills, deaths: _deaths, ...side }: Side, character: CharacterId, state: FieldState): Side {
  const others = (side.fielded ?? []).filter((candidate) => candidate !== character);
  const slain = (side.slain ?? []).filter((candidate) => candidate.character !== character);
  return {
    ...side,
    fielded: state === 'out' ? others : [...others, character],
    slain: state === 'slain' ? [...slain, { character }] : slain,
  };
}

/** A side that knows who slew one of its characters; nobody when left out. */
export const slainBy = (side: Side, character: CharacterId, slayer?: Slain['by']): Side => ({
  ...side,
  slain: (side.slain ?? []).map((slain) => (slain.character === character ? { character, ...(slayer ? { by: slayer } : {}) } : slain)),
});
