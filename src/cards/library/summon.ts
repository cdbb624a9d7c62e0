import type { Arcane, CardSpec, Eff, Outcome } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';

interface Call {
  id: string;
  name: string;
  /** The characters that may be summoned, one of each. */
  who: CharacterId[];
  on: Exclude<CardSpec, 'catastrophe'>;
  catastrophe: Outcome;
}

/** Summons one of these characters, which its side does not have in play, in contact with this model. */
export const call = (characters: CharacterId[]): Eff => ({ do: 'summon', what: characters, contact: 'self', unique: true });

/** An arcane ability that summons one of these characters, if one of them is not in play. @rule ABL-21 */
export const calling = ({ id, name, who, on, catastrophe }: Call): Arcane => ({
  kind: 'arcane',
  id,
  name,
  cost: 2,
  usableIf: [{ any: who.map((character) => ({ not: { exists: { side: 'friendly', named: [character] } } })) }],
  outcomes: [{ on, do: [call(who)] }, catastrophe],
});
