import { netDamage, turnedInto, typesFor } from '../../rules/harm/damage.ts';
import { signatureMods } from '../../rules/reading/signature.ts';
import type { DealTable, Mod, Signature } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import type { DamageType } from '../../rules/terms/factions.ts';
import type { BySide, Side } from '../../rules/terms/sides.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Look } from '../../seats/imagined-match.ts';
import type { Counts } from './showdown.ts';

// The damage of melee cards, calculated by the rules themselves.

export interface Fight {
  fighters: BySide<ModelId>;
  /** A defender out of reach deals nothing. */
  outOfRange?: boolean;
}

/** One way to use a melee card: plain, or upgraded by a signature move. */
interface Manner {
  deal: DealTable;
  /** Added to the printed damage; null when modifiers stop every blow. */
  by: number | null;
  more: number;
}

/** Above every possible reduction, so the difference is exactly what the modifiers change. */
const PROBE = 20;
const FOR_END = 0.25;

const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** The change that modifiers make to the damage of the best of these types; null when no type gets through. */
function modifierChange(look: Look, { fighters }: Fight, side: Side, types: readonly DamageType[], dealing: Mod[]): number | null {
  const [dealer, to] = [fighters[side], fighters[otherSide(side)]];
  let best: number | null = null;
  for (const type of typesFor(look, dealer, types)) {
    const turned = turnedInto(look, dealer, types, type);
    const net = netDamage(look, { by: dealer, to, type, ...turned, printed: PROBE, copies: 1, melee: true, dealing, suffering: [] });
    if (net !== null && (best === null || net - PROBE > best)) best = net - PROBE;
  }
  return best;
}

function mannersOf(look: Look, fight: Fight, side: Side, card: MeleeCard, signature: Signature | null): Manner[] {
  const face = look.cards.melee[card];
  const manners: Manner[] = [{ deal: face.deal, by: modifierChange(look, fight, side, face.types, []), more: 0 }];
  if (signature?.upgrades !== card || !look.options.signatures) return manners;
  const [model, enemy] = [fight.fighters[side], fight.fighters[otherSide(side)]];
  const mods = signatureMods(look, { signature, model, enemy, copies: 1 });
  manners.push({ deal: signature.deal, by: modifierChange(look, fight, side, signature.types, mods), more: signature.end ? FOR_END : 0 });
  return manners;
}

/** The damage of each card against each answer, in wounds by the copies of it in the hand. `more` is in points beside the wounds. */
export interface Reckoning {
  wounds: (card: number, against: number, copies: number) => number;
  circled: (card: number, against: number) => boolean;
  more: (card: number) => number;
}

/** The damage that one side of a fight deals. */
export function reckon(look: Look, fight: Fight, side: Side): Reckoning {
  const { signature } = look.character(fight.fighters[side]);
  const dealsNothing = side === 'defender' && fight.outOfRange === true && !signature?.worksOutOfRange;
  const manners = MELEE_CARDS.map((card) => mannersOf(look, fight, side, card, signature));
  const wounds = (card: number, against: number, copies: number): number => {
    const answer = MELEE_CARDS[against];
    if (dealsNothing || answer === undefined) return 0;
    let most = 0;
    for (const { deal, by } of manners[card] ?? []) {
      const { hit } = deal[answer];
      if (hit !== null && by !== null) most = Math.max(most, hit * copies + by);
    }
    return most;
  };
  const circled = (card: number, against: number): boolean => {
    const answer = MELEE_CARDS[against];
    return (
      !dealsNothing &&
      look.options.followUps &&
      answer !== undefined &&
      look.cards.melee[MELEE_CARDS[card] ?? 'thrust'].deal[answer].followUp === true
    );
  };
  const more = (card: number): number => Math.max(...(manners[card] ?? []).map((manner) => manner.more));
  return { wounds, circled, more };
}

/** The wounds of the best follow-up with a card left in the hand after all copies of `card` are played. */
export function followUp({ wounds }: Reckoning, hand: Counts, card: number, against: number): number {
  let most = 0;
  for (let kind = 0; kind < hand.length; kind += 1) {
    const copies = hand[kind] ?? 0;
    if (kind !== card && copies > 0) most = Math.max(most, wounds(kind, against, copies));
  }
  return most;
}
