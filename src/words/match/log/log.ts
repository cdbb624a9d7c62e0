import { msg, str } from '@lit/localize';
import type { Happening, HappeningKind } from '../../../rules/terms/happening.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { agreementLine, isAgreement } from './log-agreements.ts';
import { cardLine, type CardHappening } from './log-cards.ts';
import { damageTypeName } from '../../names/damage.ts';
import { edgeName } from '../../names/edges.ts';
import { tableCardName } from '../../names/table-cards.ts';
import { lureName, terrainNoun } from '../../names/terrain.ts';
import { pieceName } from '../../names/pieces.ts';
import type { Names } from '../../language/naming.ts';
import { resultText } from '../../app/results.ts';
import { allOf, capital, plural } from '../../language/sentences.ts';

/** An event as a viewer gets it: only the seat to which a secret belongs gets the secret part. */
export type ToldHappening<H extends Happening = Happening> = H extends { secret: infer S } ? Omit<H, 'secret'> & { secret?: S } : H;
type ToldKind<K extends HappeningKind> = Extract<ToldHappening, { what: K }>;

const CARD_KINDS: { [K in CardHappening['what']]: true } = {
  'melee-drawn': true,
  'went-for-it': true,
  'melee-hand-shown': true,
  'melee-laid': true,
  'melee-revealed': true,
  pressed: true,
  upgraded: true,
  'type-chosen': true,
  'follow-up-earned': true,
  'follow-up-declined': true,
  'melee-ended': true,
  'arcane-drawn': true,
  claimed: true,
  'claim-declined': true,
  called: true,
  'arcane-revealed': true,
  replaced: true,
  resolved: true,
  repeated: true,
  cancelled: true,
  'resist-shown': true,
  guessed: true,
  'arcane-laid-open': true,
  flipped: true,
  looked: true,
  arranged: true,
  shuffled: true,
};
const ofCards = (happening: ToldHappening): happening is CardHappening => happening.what in CARD_KINDS;

function declared({ model, action, ability, targets }: ToldKind<'declared'>, names: Names): string {
  const name = names.modelName(model);
  const enemies = allOf(targets.map(names.modelName));
  if (action === 'melee') return msg(str`${name} attacks ${enemies}.`, { id: 'log.attacks' });
  const what = ability === null ? '' : names.abilityName(model, ability);
  return targets.length === 0
    ? msg(str`${name} uses ${what}.`, { id: 'log.uses' })
    : msg(str`${name} uses ${what} on ${enemies}.`, { id: 'log.uses-on' });
}

function moved({ model, as }: ToldKind<'moved'>, names: Names): string {
  const name = names.modelName(model);
  switch (as) {
    case 'step':
      return msg(str`${name} takes a Step.`, { id: 'log.step' });
    case 'jog':
      return msg(str`${name} Jogs.`, { id: 'log.jog' });
    case 'traverse':
      return msg(str`${name} Traverses.`, { id: 'log.traverse' });
    case 'jump':
      return msg(str`${name} jumps.`, { id: 'log.jump' });
    case 'reaction':
      return msg(str`${name} takes a Reaction Step.`, { id: 'log.reaction' });
    default:
      return msg(str`${name} is moved.`, { id: 'log.moved' });
  }
}

function rolled({ rolls }: ToldKind<'rolled'>, names: Names): string {
  const dice = rolls.map(({ seat, die, bonus }) => `${names.seatName(seat)} (${die}${bonus > 0 ? ` + ${bonus}` : ''})`);
  return msg(str`Roll: ${dice.join(', ')}.`, { id: 'log.rolled' });
}

const cardWord = (id: string): string => tableCardName(id) ?? id;

/** A line of the log; null for an event that the board shows well enough. */
export function logLine(happening: ToldHappening, names: Names): string | null {
  if (ofCards(happening)) return cardLine(happening, names);
  if (isAgreement(happening)) return agreementLine(happening, names);
  const model = (id: ModelId): string => names.modelName(id);
  const seat = names.seatName;
  switch (happening.what) {
    case 'faction-chosen':
      return msg(str`${seat(happening.seat)} has chosen a faction.`, { id: 'log.faction' });
    case 'troupe-chosen':
      return msg(str`${seat(happening.seat)} has a troupe of ${happening.characters.length}.`, { id: 'log.troupe' });
    case 'drafted':
      return msg(str`${seat(happening.seat)} drafts ${names.characterName(happening.character)}.`, { id: 'log.drafted' });
    case 'stones-dropped':
      return happening.mulliganBy === null
        ? msg(str`${happening.stones.length} moonstones fall.`, { id: 'log.stones' })
        : msg(str`${seat(happening.mulliganBy)} takes the Mulligan: ${happening.stones.length} moonstones fall again.`, {
            id: 'log.mulligan',
          });
    case 'stones-kept':
      return msg(str`${seat(happening.seat)} keeps the moonstones where they fell.`, { id: 'log.kept' });
    case 'rolled':
      return rolled(happening, names);
    case 'role-chosen':
      return happening.role === 'early-bird'
        ? msg(str`${seat(happening.seat)} is the Early Bird.`, { id: 'log.early-bird' })
        : msg(str`${seat(happening.seat)} has Initiative.`, { id: 'log.initiative' });
    case 'edge-chosen':
      return msg(str`${seat(happening.seat)} takes the ${edgeName(happening.edge)}.`, { id: 'log.edge' });
    case 'deployed':
      return msg(str`${model(happening.model)} is deployed.`, { id: 'log.deployed' });
    case 'turn-began':
      return happening.suddenDeath
        ? msg(str`Turn ${happening.turn}: Sudden Death. The first player to hold more moonstones than every other player wins at once.`, {
            id: 'log.sudden-death',
          })
        : msg(str`Turn ${happening.turn}.`, { id: 'log.turn' });
    case 'replenished':
      return msg('Energy is replenished.', { id: 'log.replenished' });
    case 'first-chosen':
      return happening.by === happening.first
        ? msg(str`${seat(happening.by)} goes first.`, { id: 'log.first' })
        : msg(str`${seat(happening.by)} lets ${seat(happening.first)} go first.`, { id: 'log.lets-first' });
    case 'activated':
      return msg(str`${model(happening.model)} activates.`, { id: 'log.activated' });
    case 'activation-ended':
      return msg(str`${model(happening.model)} has ended its activation.`, { id: 'log.activation-ended' });
    case 'discarded':
      return msg('Unspent energy is discarded.', { id: 'log.discarded' });
    case 'won':
      return resultText(happening.result, names);
    case 'energy-spent':
      return null;
    case 'energy-gained':
      return msg(str`${model(happening.model)} gains ${happening.by} energy.`, { id: 'log.gains' });
    case 'energy-lost':
      return msg(str`${model(happening.model)} loses ${happening.by} energy.`, { id: 'log.loses' });
    case 'declared':
      return declared(happening, names);
    case 'failed':
      return msg(str`The action of ${model(happening.model)} fails; its energy is spent.`, { id: 'log.failed' });
    case 'moved':
      return moved(happening, names);
    case 'placed':
      return msg(str`${model(happening.model)} is placed.`, { id: 'log.placed' });
    case 'fell':
      return msg(str`${model(happening.model)} falls.`, { id: 'log.fell' });
    case 'became':
      return msg(str`It is ${model(happening.model)} now.`, { id: 'log.became' });
    case 'summoned':
      return msg(str`${model(happening.by)} summons ${model(happening.model)}.`, { id: 'log.summoned' });
    case 'stone-rolled':
      return msg('A moonstone rolls away.', { id: 'log.stone-rolled' });
    case 'terrain-grown':
      return happening.kind === 'woods'
        ? msg('A Wooded Patch grows.', { id: 'log.terrain-grown' })
        : msg(str`${capital(terrainNoun(happening.kind === 'water' ? 'water' : 'any'))} appears.`, { id: 'log.terrain-appears' });
    case 'lure-laid':
      return msg(str`${model(happening.model)} places a ${lureName(happening.lure)}.`, { id: 'log.lure-laid' });
    case 'lure-gone':
      return msg(str`The ${lureName(happening.lure)} is gone.`, { id: 'log.lure-gone' });
    case 'terrain-gone':
      return msg(str`${pieceName(happening.piece)} is gone.`, { id: 'log.terrain-gone' });
    case 'markers-placed': {
      const player = seat(happening.seat);
      if (happening.at.length === 0) return msg(str`${player} places no objective marker.`, { id: 'log.markers-none' });
      return happening.at.length === 1
        ? msg(str`${player} places an objective marker.`, { id: 'log.markers-one' })
        : msg(str`${player} places two objective markers.`, { id: 'log.markers-two' });
    }
    case 'marker-switched':
      return happening.active
        ? msg(str`${model(happening.model)} makes an objective marker of ${seat(happening.seat)} active.`, { id: 'log.marker-on' })
        : msg(str`${model(happening.model)} switches off an objective marker of ${seat(happening.seat)}.`, { id: 'log.marker-off' });
    case 'left':
      return msg(str`${model(happening.model)} leaves the board.`, { id: 'log.left' });
    case 'reacted':
      return null;
    case 'harvested':
      if (happening.depth < 1)
        return msg(str`${model(happening.model)} Harvests; there is nothing left to dig.`, { id: 'log.harvested-out' });
      return msg(str`${model(happening.model)} Harvests; the moonstone is now ${happening.depth} deep.`, { id: 'log.harvested' });
    case 'stone-taken':
      return msg(str`${model(happening.model)} takes a moonstone.`, { id: 'log.stone-taken' });
    case 'stone-dropped':
      return msg(str`${model(happening.model)} drops a moonstone.`, { id: 'log.stone-dropped' });
    case 'stone-given':
      return msg(str`${model(happening.to)} takes a moonstone from ${model(happening.from)}.`, { id: 'log.stone-given' });
    case 'depth-changed':
      if (happening.depth < 1) return msg('A moonstone is dug out completely.', { id: 'log.dug-out' });
      return msg(str`A moonstone is now ${happening.depth} deep.`, { id: 'log.depth' });
    case 'terrain-moved':
      return msg(str`${pieceName(happening.piece)} is moved.`, { id: 'log.terrain' });
    case 'damaged':
      return happening.amount === 0
        ? msg(str`${model(happening.model)} suffers no ${damageTypeName(happening.type)} damage.`, { id: 'log.unharmed' })
        : msg(str`${model(happening.model)} suffers ${happening.amount} ${damageTypeName(happening.type)} damage.`, { id: 'log.damaged' });
    case 'wounded':
      return plural(happening.amount, {
        one: () => msg(str`${model(happening.model)} suffers ${happening.amount} wound.`, { id: 'log.wound' }),
        other: () => msg(str`${model(happening.model)} suffers ${happening.amount} wounds.`, { id: 'log.wounds' }),
      });
    case 'healed':
      return plural(happening.amount, {
        one: () => msg(str`${model(happening.model)} restores ${happening.amount} wound.`, { id: 'log.heals-one' }),
        other: () => msg(str`${model(happening.model)} restores ${happening.amount} wounds.`, { id: 'log.heals' }),
      });
    case 'stayed':
      return msg(str`${model(happening.model)} is not slain after all: ${happening.boxes} health left.`, { id: 'log.stayed' });
    case 'returned':
      return msg(str`${model(happening.model)} comes back into play.`, { id: 'log.returned' });
    case 'nominated':
      return msg(str`${model(happening.model)} nominates ${model(happening.nominee)}.`, { id: 'log.nominated' });
    case 'slain':
      return msg(str`${model(happening.model)} is slain.`, { id: 'log.slain' });
    case 'effect-laid': {
      const { from } = happening.lasting;
      return msg(str`${names.abilityName(from.model, from.ability)} takes effect on ${model(happening.model)}.`, { id: 'log.effect' });
    }
    case 'reloaded':
      return msg(str`${model(happening.model)} can use ${names.abilityName(happening.model, happening.ability)} again.`, {
        id: 'log.reloaded',
      });
    case 'spent': {
      const ability = names.abilityName(happening.model, happening.ability);
      return happening.until === 'game'
        ? msg(str`${model(happening.model)} cannot use ${ability} again in this game.`, { id: 'log.spent-game' })
        : msg(str`${model(happening.model)} cannot use ${ability} again this turn.`, { id: 'log.spent-turn' });
    }
    case 'card-taken':
      return msg(str`${seat(happening.seat)} takes ${cardWord(happening.card)}.`, { id: 'log.card-taken' });
    case 'card-kept':
      return happening.secret === undefined
        ? msg(str`${seat(happening.seat)} keeps a card.`, { id: 'log.card-kept' })
        : msg(str`${seat(happening.seat)} keeps ${allOf(happening.secret.cards.map(cardWord))}.`, { id: 'log.card-kept-own' });
    case 'card-passed':
      return msg(str`${seat(happening.seat)} has no card to take.`, { id: 'log.card-passed' });
    case 'card-played':
      return happening.targets.length === 0
        ? msg(str`${seat(happening.seat)} plays ${cardWord(happening.card)}.`, { id: 'log.card-played' })
        : msg(str`${seat(happening.seat)} plays ${cardWord(happening.card)} on ${allOf(happening.targets.map(model))}.`, {
            id: 'log.card-played-on',
          });
    case 'card-rule':
      return msg(str`${cardWord(happening.card)} of ${seat(happening.seat)} takes effect.`, { id: 'log.card-rule' });
    case 'announced':
      return null;
    case 'arcane-kept':
      return plural(happening.count, {
        one: () => msg(str`${seat(happening.seat)} takes a card out of the arcane deck.`, { id: 'log.arcane-kept-one' }),
        other: () => msg(str`${seat(happening.seat)} takes ${happening.count} cards out of the arcane deck.`, { id: 'log.arcane-kept' }),
      });
    case 'arcane-returned':
      return plural(happening.count, {
        one: () => msg(str`${seat(happening.seat)} shuffles a card back into the arcane deck.`, { id: 'log.arcane-returned-one' }),
        other: () =>
          msg(str`${seat(happening.seat)} shuffles ${happening.count} cards back into the arcane deck.`, { id: 'log.arcane-returned' }),
      });
    case 'used':
      return msg(str`${names.abilityName(happening.model, happening.ability)} of ${model(happening.model)} takes effect.`, {
        id: 'log.used',
      });
    case 'stood-by':
      return null;
  }
}
