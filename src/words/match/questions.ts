import { msg, str } from '@lit/localize';
import type { PlayMoment } from '../../rules/terms/card-language.ts';
import type { About, Opening, OpeningOf, Question } from '../../rules/terms/opening.ts';
import { actionWord } from '../names/actions.ts';
import { edgeName } from '../names/edges.ts';
import { tableCardName } from '../names/table-cards.ts';
import { lureName, terrainNoun } from '../names/terrain.ts';
import { meleeCardName } from '../names/melee-cards.ts';
import type { Names } from '../language/naming.ts';
import { inches } from '../language/sentences.ts';

const UNITS_PER_INCH = 254;
/** A length of the rules in inches, to two places. */
const length = (units: number): string => inches(Math.round((units / UNITS_PER_INCH) * 100) / 100);

const aboutText = ({ model, ability }: About, names: Names): string =>
  tableCardName(ability) ?? msg(str`${names.modelName(model)}, ${names.abilityName(model, ability)}`, { id: 'ask.about' });

function optionText(subject: Extract<Question, { ask: 'option' }>['of']): string {
  switch (subject) {
    case 'model':
      return msg('Choose a model.', { id: 'ask.model' });
    case 'melee-card':
      return msg('Choose which of the two cards counts.', { id: 'ask.melee-card-kept' });
    case 'character':
      return msg('Choose a character to summon.', { id: 'ask.character' });
    case 'yes-no':
      return msg('Decide: yes or no.', { id: 'ask.yes-no' });
    case 'ability':
      return msg('Choose an ability.', { id: 'ask.ability' });
    case 'arcane-card':
      return msg('Name an arcane card.', { id: 'ask.arcane-card' });
    case 'seat':
      return msg('Choose a player.', { id: 'ask.seat' });
    case 'keyword':
      return msg('Choose a keyword.', { id: 'ask.keyword' });
    case 'piece':
      return msg('Choose a piece of terrain.', { id: 'ask.piece' });
    case 'stone':
      return msg('Choose a moonstone.', { id: 'ask.stone' });
    case 'outcome':
      return msg('Choose what happens.', { id: 'ask.outcome' });
  }
}

/** The question for a point, or for the place of a thing on the ground. */
function aimText({ kind, lure = '', of = '', within = 0 }: Extract<Question, { ask: 'ground' }>, names: Names): string {
  return kind === 'point'
    ? msg(str`Choose a point within ${length(within)} and in sight of ${names.modelName(of)}.`, { id: 'ask.point' })
    : msg(str`Put a ${lureName(lure)} within ${length(within)} and in sight of ${names.modelName(of)}.`, { id: 'ask.lure' });
}

function questionText(question: Question, names: Names): string {
  switch (question.ask) {
    case 'option':
      return optionText(question.of);
    case 'number':
      return msg(str`Choose a number from ${question.from} to ${question.to}.`, { id: 'ask.number' });
    case 'place': {
      const name = names.modelName(question.model);
      if (question.within === undefined || question.of === undefined) return msg(str`Place ${name}.`, { id: 'ask.place' });
      if (question.of === question.model)
        return msg(str`Place ${name} up to ${length(question.within)} from where it stands.`, { id: 'ask.place-around' });
      return msg(str`Place ${name} within ${length(question.within)} of ${names.modelName(question.of)}.`, { id: 'ask.place-within' });
    }
    case 'ground':
      if (question.kind === 'point' || question.kind === 'lure') return aimText(question, names);
      if (question.of !== undefined && question.within !== undefined)
        return msg(
          str`Put ${terrainNoun(question.kind)} on open ground within ${length(question.within)} and in sight of ${names.modelName(question.of)}.`,
          { id: 'ask.ground-near' },
        );
      return msg(str`Put ${terrainNoun(question.kind)} on open ground.`, { id: 'ask.ground' });
    case 'stone':
      if (question.within !== undefined)
        return msg(str`Put the moonstone within ${length(question.within)} of ${names.modelName(question.model)}.`, {
          id: 'ask.stone-within',
        });
      return msg(str`Put down the moonstone that ${names.modelName(question.model)} drops.`, { id: 'ask.drop' });
    case 'path':
      return question.straight
        ? msg(str`Move ${names.modelName(question.model)} up to ${length(question.length)} in a straight line.`, { id: 'ask.line' })
        : msg(str`Move ${names.modelName(question.model)} up to ${length(question.length)}.`, { id: 'ask.path' });
    case 'order':
      return msg('Choose which comes first.', { id: 'ask.order' });
    case 'search':
      if (question.one === 'aside')
        return msg('Set aside one of the cards drawn, beside the character card, in secret.', { id: 'ask.aside' });
      if (question.one === 'back') return msg('Put one of the cards set aside back into the deck.', { id: 'ask.give-back' });
      if (question.one === 'show') return msg('Reveal one of these cards from your hand.', { id: 'ask.show' });
      if (question.one === 'top')
        return msg('Put one of the two cards back on top, in secret; the other goes to the bottom.', { id: 'ask.one-on-top' });
      if (question.top) return msg('Set aside any of the cards drawn, beside the character card, in secret.', { id: 'ask.keep' });
      if (question.count === 1) return msg('Take a card out of the arcane deck, in secret.', { id: 'ask.search-one' });
      return msg(str`Take ${question.count} cards out of the arcane deck, in secret.`, { id: 'ask.search' });
    case 'terrain':
      return msg(str`Move a piece of terrain up to ${length(question.within)}.`, { id: 'ask.terrain' });
    case 'look':
      if (question.hand)
        return msg('Put any cards left in your hand on top of the arcane deck or at the bottom. The others are shuffled.', {
          id: 'ask.stow',
        });
      if (question.count === 1) return msg('Put the top card of the arcane deck back where you like.', { id: 'ask.look-one' });
      return msg(str`Arrange the top ${question.count} cards of the arcane deck.`, { id: 'ask.look' });
  }
}

/** The event after which a card may be played. */
function momentText(moment: PlayMoment, name: string): string {
  switch (moment) {
    case 'moving':
      return msg(str`${name} is about to move. Play a card against it, or hold.`, { id: 'ask.card-moving' });
    case 'melee-start':
      return msg(str`${name} makes a Melee Attack. Play a card before hands are drawn, or hold.`, { id: 'ask.card-melee' });
    case 'melee-revealed':
      return msg('The melee cards are revealed. Play a card of yours, or hold.', { id: 'ask.card-revealed' });
    case 'arcane-start':
      return msg(str`${name} uses an arcane ability. Play a card before hands are drawn, or hold.`, { id: 'ask.card-arcane' });
    case 'catastrophe':
      return msg(str`${name} suffers a Catastrophe. Play a card, or hold.`, { id: 'ask.card-catastrophe' });
    case 'slain':
      return msg(str`${name} is slain. Play a card, or hold.`, { id: 'ask.card-slain' });
    case 'entered':
      return msg(str`${name} has entered play. Play a card, or hold.`, { id: 'ask.card-entered' });
    case 'stone-lost':
      return msg(str`${name} loses a moonstone. Play a card, or hold.`, { id: 'ask.card-stone' });
    default:
      return msg('Play a card against these wounds, or hold.', { id: 'ask.card-wounds' });
  }
}

function interruptText({ about, moment, announced }: OpeningOf<'interrupt'>, names: Names): string {
  if (moment === undefined) return msg(str`Use ${aboutText(about, names)}, or hold.`, { id: 'ask.interrupt' });
  const name = names.modelName(about.model);
  if (announced === undefined) return momentText(moment, name);
  const what = announced.kind === 'use' ? names.abilityName(about.model, announced.ability) : actionWord(announced.kind);
  return msg(str`${name} declares: ${what}. Play a card against it, or hold.`, { id: 'ask.card-action' });
}

/** The question to a seat, as a sentence with a verb. */
export function promptText(opening: Opening, names: Names): string {
  switch (opening.kind) {
    case 'faction':
      return msg('Choose your faction.', { id: 'ask.faction' });
    case 'troupe':
      return msg(str`Choose a troupe of ${opening.size}.`, { id: 'ask.troupe' });
    case 'draft':
      return msg('Draft a character.', { id: 'ask.draft' });
    case 'pick':
      return msg('Choose a card.', { id: 'ask.pick' });
    case 'mulligan':
      return msg('Keep the moonstones, or take the Mulligan.', { id: 'ask.mulligan' });
    case 'start':
      return msg('Choose: be the Early Bird, or have Initiative.', { id: 'ask.start' });
    case 'edge':
      return msg('Choose your edge of the board.', { id: 'ask.edge' });
    case 'deploy':
      return msg(str`Deploy a model at the ${edgeName(opening.edge)}.`, { id: 'ask.deploy' });
    case 'first':
      return msg('Decide who goes first.', { id: 'ask.first' });
    case 'activate':
      return msg('Activate a model.', { id: 'ask.activate' });
    case 'act':
      if (opening.by !== undefined)
        return msg(str`Choose an action for ${names.modelName(opening.model)}, or take none.`, { id: 'ask.act-for' });
      return msg(str`Choose an action for ${names.modelName(opening.model)}, or end its activation.`, { id: 'ask.act' });
    case 'reaction':
      return msg(str`Take a Reaction Step of up to ${length(opening.length)}, or hold.`, { id: 'ask.reaction' });
    case 'going-for-it':
      return msg(str`Decide whether ${names.modelName(opening.payer)} pays for Going For It.`, { id: 'ask.going-for-it' });
    case 'melee-card':
      return msg('Play a melee card.', { id: 'ask.melee-card' });
    case 'critical':
      if (opening.card !== undefined)
        return msg(str`Decide how many copies you play: each ${meleeCardName(opening.card)} in your hand may count as one more.`, {
          id: 'ask.gather',
        });
      return msg('Decide how many copies you play.', { id: 'ask.critical' });
    case 'upgrade':
      return msg('Decide whether to upgrade to your Signature Move.', { id: 'ask.upgrade' });
    case 'damage-type':
      return msg('Choose the type of your damage.', { id: 'ask.damage-type' });
    case 'follow-up':
      return msg('Play a card for your Follow-Up Attack, or hold.', { id: 'ask.follow-up' });
    case 'claim':
      if (opening.open) return msg(str`Play a card for ${names.modelName(opening.model)}, face up.`, { id: 'ask.claim-open' });
      return msg(str`Play a card for ${names.modelName(opening.model)} and declare what it is.`, { id: 'ask.claim' });
    case 'call':
      return msg(str`Answer the declaration of ${names.modelName(opening.model)}: OK or Bluff.`, { id: 'ask.call' });
    case 'replace':
      return msg('Replace the card with one from your hand.', { id: 'ask.replace' });
    case 'again':
      return msg(str`The call was wrong: ${names.modelName(opening.model)} may use the ability again, free.`, { id: 'ask.again' });
    case 'interrupt':
      return interruptText(opening, names);
    case 'reveal':
      return msg(str`Reveal cards for ${aboutText(opening.about, names)}, or hold.`, { id: 'ask.reveal' });
    case 'card':
      return msg('Play a card, or hold.', { id: 'ask.card' });
    case 'choice': {
      const question = questionText(opening.question, names);
      return opening.about === null ? question : msg(str`${aboutText(opening.about, names)}: ${question}`, { id: 'ask.choice' });
    }
    case 'markers':
      return msg('Place your objective markers.', { id: 'ask.markers' });
    case 'agreement':
      return msg(str`Agree to what ${names.seatName(opening.by)} asks, or refuse.`, { id: 'ask.agreement' });
  }
}

const mayDecline = (question: Question): boolean => 'may' in question && question.may === true;

/** The words for declining; null where an answer is required. */
export function declineText(opening: Opening): string | null {
  switch (opening.kind) {
    case 'pick':
      return msg('Choose no card', { id: 'decline.pick' });
    case 'replace':
      return msg('Replace it with nothing', { id: 'decline.replace' });
    case 'mulligan':
      return msg('Keep the moonstones', { id: 'decline.mulligan' });
    case 'act':
      return opening.by === undefined ? msg('End the activation', { id: 'decline.act' }) : msg('Take no action', { id: 'decline.act-for' });
    case 'reaction':
    case 'interrupt':
    case 'reveal':
    case 'card':
    case 'follow-up':
      return msg('Hold', { id: 'decline.hold' });
    case 'going-for-it':
      return msg('Do not go for it', { id: 'decline.going-for-it' });
    case 'claim':
      return msg('Play no card', { id: 'decline.claim' });
    case 'again':
      return msg('Do not use it again', { id: 'decline.again' });
    case 'upgrade':
      return msg('Keep the card as it is', { id: 'decline.upgrade' });
    case 'markers':
      return msg('Place none', { id: 'decline.markers' });
    case 'agreement':
      return msg('Refuse', { id: 'decline.agreement' });
    case 'choice':
      return mayDecline(opening.question) ? msg('Skip it', { id: 'decline.choice' }) : null;
    case 'faction':
    case 'troupe':
    case 'draft':
    case 'start':
    case 'edge':
    case 'deploy':
    case 'first':
    case 'activate':
    case 'melee-card':
    case 'critical':
    case 'damage-type':
    case 'call':
      return null;
  }
}
