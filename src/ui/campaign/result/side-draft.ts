import type { GameSide, Slain } from '../../../campaign/terms/parts.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';

/** The fate of a character of the roster in a game. */
export type FieldState = 'out' | 'fielded' | 'slain';

export const fieldState = ({ fielded = [], slain = [] }: GameSide, character: CharacterId): FieldState =>
  slain.some((candidate) => candidate.character === character) ? 'slain' : fielded.includes(character) ? 'fielded' : 'out';

/** A side with its whole roster fielded, if nothing was entered and the roster is no larger than the field. */
export const lineUp = (side: GameSide, roster: readonly CharacterId[], field: number): GameSide =>
  side.fielded === undefined && roster.length <= field ? { ...side, fielded: [...roster] } : side;

/** A side with the changed state of one character; named characters replace the counts of kills and deaths. */
export function withFieldState({ kills: _kills, deaths: _deaths, ...side }: GameSide, character: CharacterId, state: FieldState): GameSide {
  const fielded = (side.fielded ?? []).filter((candidate) => candidate !== character);
  const slain = (side.slain ?? []).filter((candidate) => candidate.character !== character);
  return {
    ...side,
    fielded: state === 'out' ? fielded : [...fielded, character],
    slain: state === 'slain' ? [...slain, { character }] : slain,
  };
}

/** A side with the slayer of one of its slain characters; left out where no enemy slew it. */
export const slainBy = (side: GameSide, character: CharacterId, slayer?: Slain['by']): GameSide => ({
  ...side,
  slain: (side.slain ?? []).map((slain) => (slain.character === character ? { character, ...(slayer ? { by: slayer } : {}) } : slain)),
});
