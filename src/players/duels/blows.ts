import { netDamage, turnedInto, typesFor } from '../../rules/harm/damage.ts';
import { signatureMods } from '../../rules/reading/signature.ts';
import type { DealTable, Mod, Signature } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import type { DamageType } from '../../rules/terms/factions.ts';
import type { BySide, Side } from '../../rules/terms/sides.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Look } from '../../seats/imagined.ts';
import type { Counts } from './showdown.ts';

// What a fighter's cards deal, read from the rules' own reckoning.

export interface Fight {
  fighters: BySide<ModelId>;
  /** A defender out of reach deals nothing. */
  outOfRange?: boolean;
}

/** A way to deal with a card: by itself, or upgraded. */
interface Manner {
  deal: DealTable;
  /** What is added to a printed number; null: it never hurts. */
  by: number | null;
  more: number;
}

/** Far above every reduction, so that the difference is what modifiers make of a blow. */
const PROBE = 20;
const FOR_END = 0.25;

const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** What the modifiers make of a blow of the best of these types; null: nothing gets through. */
function change(look: Look, { fighters }: Fight, side: Side, types: readonly DamageType[], dealing: Mod[]): number | null {
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
  const manners: Manner[] = [{ deal: face.deal, by: change(look, fight, side, face.types, []), more: 0 }];
  if (signature?.upgrades !== card || !look.options.signatures) return manners;
  const [model, enemy] = [fight.fighters[side], fight.fighters[otherSide(side)]];
  const mods = signatureMods(look, { signature, model, enemy, copies: 1 });
  manners.push({ deal: signature.deal, by: change(look, fight, side, signature.types, mods), more: signature.end ? FOR_END : 0 });
  return manners;
}

/** What somebody deals with a card against a card: wounds, by how many copies are held; `more`: points beside the wounds. */
export interface Reckoning {
  wounds: (card: number, against: number, copies: number) => number;
  circled: (card: number, against: number) => boolean;
  more: (card: number) => number;
}

/** The blows of one side of a fight. */
export function reckon(look: Look, fight: Fight, side: Side): Reckoning {
  const { signature } = look.character(fight.fighters[side]);
  const silent = side === 'defender' && fight.outOfRange === true && !signature?.worksOutOfRange;
  const manners = MELEE_CARDS.map((card) => mannersOf(look, fight, side, card, signature));
  const wounds = (card: number, against: number, copies: number): number => {
    const answer = MELEE_CARDS[against];
    if (silent || answer === undefined) return 0;
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
      !silent &&
      look.options.followUps &&
      answer !== undefined &&
      look.cards.melee[MELEE_CARDS[card] ?? 'thrust'].deal[answer].followUp === true
    );
  };
  const more = (card: number): number => Math.max(...(manners[card] ?? []).map((manner) => manner.more));
  return { wounds, circled, more };
}

/** The best wounds that a hand could add against a card with one that is left, once `card` is played with all its copies. */
export function followUp({ wounds }: Reckoning, hand: Counts, card: number, against: number): number {
  let most = 0;
  for (let kind = 0; kind < hand.length; kind += 1) {
    const copies = hand[kind] ?? 0;
    if (kind !== card && copies > 0) most = Math.max(most, wounds(kind, against, copies));
  }
  return most;
}
