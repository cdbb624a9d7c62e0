import type { Arcane, CardSpec, Eff, Outcome } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';

interface Call {
  id: string;
  name: string;
  /** Those who may come, one of each. */
  who: CharacterId[];
  on: Exclude<CardSpec, 'catastrophe'>;
  catastrophe: Outcome;
}

/** A new one of these beside this model. */
export const call = (characters: CharacterId[]): Eff => ({ do: 'summon', what: characters, contact: 'self', unique: true });

/** Calls a servant that is not there yet. @rule ABL-21 */
export const calling = ({ id, name, who, on, catastrophe }: Call): Arcane => ({
  kind: 'arcane',
  id,
  name,
  cost: 2,
  usableIf: [{ any: who.map((character) => ({ not: { exists: { side: 'friendly', named: [character] } } })) }],
  outcomes: [{ on, do: [call(who)] }, catastrophe],
});
