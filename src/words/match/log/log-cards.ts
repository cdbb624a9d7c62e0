import { msg, str } from '@lit/localize';
import { MELEE_CARDS, type MeleeCard } from '../../../rules/terms/decks.ts';
import type { Side } from '../../../rules/terms/sides.ts';
import type { Happening } from '../../../rules/terms/happening.ts';
import { arcaneCardName } from '../../names/arcane-cards.ts';
import { damageTypeName } from '../../names/damage.ts';
import { meleeCardName } from '../../names/melee-cards.ts';
import { tableCardName } from '../../names/table-cards.ts';
import type { Names } from '../../language/naming.ts';
import { allOf, plural } from '../../language/sentences.ts';

type LoggedCardKind =
  | 'melee-drawn'
  | 'went-for-it'
  | 'melee-hand-shown'
  | 'melee-laid'
  | 'melee-revealed'
  | 'pressed'
  | 'upgraded'
  | 'type-chosen'
  | 'follow-up-earned'
  | 'follow-up-declined'
  | 'melee-ended'
  | 'arcane-drawn'
  | 'claimed'
  | 'claim-declined'
  | 'called'
  | 'arcane-revealed'
  | 'replaced'
  | 'resolved'
  | 'repeated'
  | 'cancelled'
  | 'resist-shown'
  | 'guessed'
  | 'arcane-laid-open'
  | 'flipped'
  | 'looked'
  | 'arranged'
  | 'shuffled';
type KnownEvent<H> = H extends { secret: infer S } ? Omit<H, 'secret'> & { secret?: S } : H;
/** An event about cards in the two duels, as a viewer gets it. */
export type CardHappening = KnownEvent<Extract<Happening, { what: LoggedCardKind }>>;

/** Gives the name of the model on a side of a melee. */
type SideName = (side: Side) => string;

function fighterName(side: Side, names: Names): string {
  const fighter = names.fighter?.(side) ?? null;
  if (fighter !== null) return names.modelName(fighter);
  return side === 'attacker' ? msg('The attacker', { id: 'side.Attacker' }) : msg('The defender', { id: 'side.Defender' });
}

const sorted = (cards: readonly MeleeCard[]): string =>
  allOf([...cards].sort((a, b) => MELEE_CARDS.indexOf(a) - MELEE_CARDS.indexOf(b)).map(meleeCardName));

function revealed(cards: Partial<Record<Side, MeleeCard>>, subject: SideName): string {
  const { attacker, defender } = cards;
  if (attacker && defender) return msg(str`${meleeCardName(attacker)} meets ${meleeCardName(defender)}.`, { id: 'log.cards-meet' });
  const card = attacker ?? defender;
  const side = attacker ? 'attacker' : 'defender';
  return card === undefined
    ? msg('No card is revealed.', { id: 'log.no-card' })
    : msg(str`${subject(side)} reveals ${meleeCardName(card)}.`, { id: 'log.reveals' });
}

/** Second cards that are face up beside the first. */
const spared = (cards: Partial<Record<Side, MeleeCard>>, subject: SideName): string[] =>
  (['attacker', 'defender'] as const).flatMap((side) => {
    const card = cards[side];
    return card ? [msg(str`${subject(side)} has added ${meleeCardName(card)}.`, { id: 'log.laid-beside' })] : [];
  });

function pressed(copies: Partial<Record<Side, number>>, subject: SideName): string | null {
  const several = (['attacker', 'defender'] as const).filter((side) => (copies[side] ?? 1) > 1);
  if (several.length === 0) return null;
  return several
    .map((side) => msg(str`${subject(side)} makes a Critical Hit with ${copies[side] ?? 1} copies.`, { id: 'log.critical' }))
    .join(' ');
}

/** A line of the log about cards; null for an event that needs none. */
export function cardLine(happening: CardHappening, names: Names): string | null {
  const seat = names.seatName;
  const subject: SideName = (side) => fighterName(side, names);
  switch (happening.what) {
    case 'melee-drawn':
      return happening.secret
        ? msg(str`${seat(happening.seat)} draws ${sorted(happening.secret.cards)}.`, { id: 'log.draws-these' })
        : msg(str`${seat(happening.seat)} draws melee cards: ${happening.count}.`, { id: 'log.draws-melee' });
    case 'went-for-it':
      return msg(str`${names.modelName(happening.model)} is Going For It.`, { id: 'log.going-for-it' });
    case 'melee-hand-shown':
      return msg(str`${subject(happening.side)} shows ${sorted(happening.cards)}.`, { id: 'log.shows-hand' });
    case 'melee-laid':
      return msg(str`${seat(happening.seat)} plays a card.`, { id: 'log.lays' });
    case 'melee-revealed':
      return [revealed(happening.cards, subject), ...spared(happening.spare ?? {}, subject)].join(' ');
    case 'pressed':
      return pressed(happening.copies, subject);
    case 'upgraded':
      return msg(str`${subject(happening.side)} upgrades to a Signature Move.`, { id: 'log.upgrades' });
    case 'type-chosen':
      return msg(str`${subject(happening.side)} deals ${damageTypeName(happening.type)} damage.`, { id: 'log.type' });
    case 'follow-up-earned':
      return msg(str`${subject(happening.side)} has earned a Follow-Up Attack.`, { id: 'log.follow-up' });
    case 'follow-up-declined':
      return msg(str`${subject(happening.side)} makes no Follow-Up Attack.`, { id: 'log.no-follow-up' });
    case 'melee-ended':
      return null;
    case 'arcane-drawn':
      return happening.secret
        ? msg(str`${seat(happening.seat)} draws ${allOf(happening.secret.cards.map(arcaneCardName))}.`, { id: 'log.draws-these-arcane' })
        : msg(str`${seat(happening.seat)} draws arcane cards: ${happening.count}.`, { id: 'log.draws-arcane' });
    case 'claimed': {
      const [laid] = happening.secret?.cards ?? [];
      return laid === undefined || laid === happening.as
        ? msg(str`${seat(happening.seat)} declares ${arcaneCardName(happening.as)}.`, { id: 'log.claims' })
        : msg(str`${seat(happening.seat)} declares ${arcaneCardName(happening.as)} and plays ${arcaneCardName(laid)}.`, {
            id: 'log.claims-falsely',
          });
    }
    case 'claim-declined':
      return msg(str`${seat(happening.seat)} plays no card.`, { id: 'log.no-claim' });
    case 'called':
      return happening.call === 'ok'
        ? msg(str`${seat(happening.seat)} says OK.`, { id: 'log.ok' })
        : msg(str`${seat(happening.seat)} calls Bluff.`, { id: 'log.bluff' });
    case 'arcane-revealed':
      return happening.truthful
        ? msg(str`It is ${arcaneCardName(happening.card)}: it was the truth.`, { id: 'log.truth' })
        : msg(str`It is ${arcaneCardName(happening.card)}: it was a bluff.`, { id: 'log.lie' });
    case 'replaced':
      return msg(str`${seat(happening.seat)} replaces it with ${arcaneCardName(happening.card)}.`, { id: 'log.replaced' });
    case 'resolved':
      return happening.effect
        ? msg(str`${arcaneCardName(happening.identity)} takes effect.`, { id: 'log.resolved' })
        : msg(str`${arcaneCardName(happening.identity)} has no effect.`, { id: 'log.no-effect' });
    case 'repeated':
      return msg(str`${names.modelName(happening.model)} may use the ability again.`, { id: 'log.repeated' });
    case 'cancelled':
      return msg(str`${names.abilityName(happening.model, happening.ability)} is cancelled.`, { id: 'log.cancelled' });
    case 'resist-shown':
      return msg(str`${seat(happening.seat)} reveals ${allOf(happening.cards.map(arcaneCardName))}.`, { id: 'log.resist-shown' });
    case 'arcane-laid-open':
      return msg(str`${seat(happening.seat)} plays ${arcaneCardName(happening.card)} face up.`, { id: 'log.laid-open' });
    case 'guessed':
      return msg(str`${names.modelName(happening.model)} guesses ${arcaneCardName(happening.card)}.`, { id: 'log.guessed' });
    case 'flipped':
      return happening.of === undefined
        ? msg(str`${names.modelName(happening.model)} flips ${arcaneCardName(happening.card)}.`, { id: 'log.flipped' })
        : msg(str`${tableCardName(happening.of) ?? happening.of} flips ${arcaneCardName(happening.card)}.`, { id: 'log.flipped-for' });
    case 'looked':
      return happening.secret
        ? msg(str`${seat(happening.seat)} sees ${allOf(happening.secret.cards.map(arcaneCardName))}.`, { id: 'log.sees' })
        : plural(happening.count, {
            one: () => msg(str`${seat(happening.seat)} looks at the top card of the arcane deck.`, { id: 'log.looks-one' }),
            other: () =>
              msg(str`${seat(happening.seat)} looks at the top ${happening.count} cards of the arcane deck.`, { id: 'log.looks' }),
          });
    case 'arranged':
      return msg(str`${seat(happening.seat)} puts ${happening.top} on top and ${happening.bottom} at the bottom.`, { id: 'log.arranged' });
    case 'shuffled':
      return happening.deck === 'melee'
        ? msg('The melee deck is shuffled.', { id: 'log.shuffled-melee' })
        : msg('The arcane deck is shuffled.', { id: 'log.shuffled-arcane' });
  }
}
