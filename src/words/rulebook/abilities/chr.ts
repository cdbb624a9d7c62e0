import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const chrRules: System = {
  id: 'CHR',
  title: () => msg('What cards leave open', { id: 'rule.CHR' }),
  summary: () =>
    msg('Some texts of characters can be read in two ways. These are the readings that Moonrise uses; everything else is on the cards.', {
      id: 'rule.CHR.summary',
    }),
  clauses: [
    {
      id: 'CHR-1',
      text: () =>
        msg(
          'Protection is used up by the first damage that is left after everything else has reduced it. It does not apply to wounds that are not damage, or to damage taken for another model. Several Protections are used up together.',
          { id: 'rule.CHR-1' },
        ),
      why: () => msg('The text speaks of damage that would be suffered.', { id: 'rule.CHR-1.why' }),
    },
    {
      id: 'CHR-2',
      text: () =>
        msg('Where a text says “within” a distance without saying of what, measure from the model with that text, in sight or not.', {
          id: 'rule.CHR-2',
        }),
      why: () => msg('The text names no other model.', { id: 'rule.CHR-2.why' }),
    },
    {
      id: 'CHR-3',
      text: () =>
        msg(
          'A bonus for targeting a model applies to the models that are there when it is given. It counts when they declare an action at that target, not when they defend.',
          { id: 'rule.CHR-3' },
        ),
      why: () => msg('A defender does not target a model.', { id: 'rule.CHR-3.why' }),
    },
    {
      id: 'CHR-4',
      text: () =>
        msg('An ability that other models nearby gain has its limit for each of them, not for all together.', { id: 'rule.CHR-4' }),
      why: () => msg('Each of them gains it.', { id: 'rule.CHR-4.why' }),
    },
    {
      id: 'CHR-5',
      text: () =>
        msg('Where a text makes an enemy Slow without saying for how long, it lasts until the end of the turn.', { id: 'rule.CHR-5' }),
      why: () => msg('The same ability says so on another card.', { id: 'rule.CHR-5.why' }),
    },
    {
      id: 'CHR-6',
      text: () =>
        msg('If an outcome describes its target more narrowly, the ability may be declared only at such a target.', { id: 'rule.CHR-6' }),
      why: () => msg('Otherwise a use could have no effect from the start.', { id: 'rule.CHR-6.why' }),
    },
    {
      id: 'CHR-7',
      text: () =>
        msg(
          'Where a text may make an arcane ability cheaper, a player who can pay in full is asked before the cards are drawn. A player who cannot uses the text at once, and may declare the ability for the lower cost.',
          { id: 'rule.CHR-7' },
        ),
      why: () => msg('A use may be saved for later, but not declined where it is needed.', { id: 'rule.CHR-7.why' }),
    },
    {
      id: 'CHR-8',
      text: () =>
        msg('Keywords that a text gives to the troupe at the start of the game count wherever a keyword counts.', { id: 'rule.CHR-8' }),
      why: () => msg('They are settled before the game.', { id: 'rule.CHR-8.why' }),
    },
    {
      id: 'CHR-9',
      text: () => msg('Where a model needs a friendly model nearby, that means another model.', { id: 'rule.CHR-9' }),
      why: () => msg('Otherwise the condition would say nothing.', { id: 'rule.CHR-9.why' }),
    },
    {
      id: 'CHR-10',
      text: () =>
        msg(
          'The End is Nigh: the two models are different ones, of any side, and he may be one of them; distance and sight of both are measured from him.',
          { id: 'rule.CHR-10' },
        ),
      why: () => msg('The text says “another”, and names no side.', { id: 'rule.CHR-10.why' }),
    },
    {
      id: 'CHR-11',
      text: () =>
        msg('Vengeance: a model that used an arcane ability this turn before a friend was slain pays for the next one.', {
          id: 'rule.CHR-11',
        }),
      why: () => msg('It is not the first of the turn.', { id: 'rule.CHR-11.why' }),
    },
    {
      id: 'CHR-12',
      text: () =>
        msg(
          'Reading the Runes: the guess names a colour and a number, and both have to be right, or it names a Catastrophe. A wrong guess has no effect, whatever card is flipped.',
          { id: 'rule.CHR-12' },
        ),
      why: () => msg('The text says that a card is guessed.', { id: 'rule.CHR-12.why' }),
    },
    {
      id: 'CHR-13',
      text: () =>
        msg(
          'A model that takes the place of another on the board keeps its energy, wounds, moonstones and upgrades, and everything it has gained and done. It is activated once a turn, whichever character it is, and when it is slain, the character it is at that moment is slain.',
          { id: 'rule.CHR-13' },
        ),
      why: () => msg('The text passes everything on, and it is one model.', { id: 'rule.CHR-13.why' }),
    },
    {
      id: 'CHR-14',
      text: () =>
        msg(
          '“A Goblin” without more is a Goblin of any side, and as a target it may be the model itself. Damage is taken only for another model.',
          {
            id: 'rule.CHR-14',
          },
        ),
      why: () => msg('Other texts say “friendly” or “other” where they mean it.', { id: 'rule.CHR-14.why' }),
    },
    {
      id: 'CHR-15',
      text: () =>
        msg('Where a text names a target and then “another” model, it means neither the target nor the model with that text.', {
          id: 'rule.CHR-15',
        }),
      why: () => msg('The target would only get back what it has lost.', { id: 'rule.CHR-15.why' }),
    },
    {
      id: 'CHR-16',
      text: () =>
        msg('An arcane ability is turned back before its first hands are drawn. The target of a repeat can no longer turn it back.', {
          id: 'rule.CHR-16',
        }),
      why: () => msg('A repeat costs no energy and draws no cards.', { id: 'rule.CHR-16.why' }),
    },
    {
      id: 'CHR-17',
      text: () =>
        msg('Effects that happen after deployment come before the players’ cards, and a Jog made then does not use up the Jog of turn 1.', {
          id: 'rule.CHR-17',
        }),
      why: () => msg('It is a bonus, and the turn has not begun.', { id: 'rule.CHR-17.why' }),
    },
    {
      id: 'CHR-18',
      text: () =>
        msg(
          'A Signature Move that copies another counts as the chosen model’s in all but two respects: distances are measured from the model that copies, and the enemy’s damage is read against the card really played. A model without a Signature Move, or with one that only copies, cannot be chosen.',
          { id: 'rule.CHR-18' },
        ),
      why: () => msg('Otherwise there would be nothing to copy.', { id: 'rule.CHR-18.why' }),
    },
    {
      id: 'CHR-19',
      text: () =>
        msg('An ability that a Signature Move gives is gained once, however many copies of the card were played.', { id: 'rule.CHR-19' }),
      why: () => msg('The publisher’s list of what is multiplied does not include abilities.', { id: 'rule.CHR-19.why' }),
    },
    {
      id: 'CHR-20',
      text: () =>
        msg(
          'An ability of a slain character is used with the user’s own Arcane, range, line of sight and energy. It lasts until its action is over, even if its owner comes back because of it. An ability printed on several cards is there once.',
          { id: 'rule.CHR-20' },
        ),
      why: () => msg('The user uses the abilities; it does not borrow the model.', { id: 'rule.CHR-20.why' }),
    },
    {
      id: 'CHR-21',
      text: () =>
        msg('Cards of another kind that a text lets count as copies come on top of the three that a Critical Hit may have.', {
          id: 'rule.CHR-21',
        }),
      why: () => msg('The text says “any”.', { id: 'rule.CHR-21.why' }),
    },
    {
      id: 'CHR-22',
      text: () =>
        msg(
          'Where a model may pay for the Reaction Step of another, that other model needs no energy of its own; one of the two pays the whole cost.',
          { id: 'rule.CHR-22' },
        ),
      why: () => msg('The text says “instead”.', { id: 'rule.CHR-22.why' }),
    },
    {
      id: 'CHR-23',
      text: () =>
        msg('A text that keeps a model from being the first its player chooses does not prevent another text from making it activate.', {
          id: 'rule.CHR-23',
        }),
      why: () => msg('In that case its player does not choose it.', { id: 'rule.CHR-23.why' }),
    },
    {
      id: 'CHR-24',
      text: () =>
        msg(
          'A model is inside a building when its whole base is within the outline of the walls; a building without an inside does not count. A character that comes back out of the sewers is as it was when it went in, without energy.',
          { id: 'rule.CHR-24' },
        ),
      why: () => msg('Walls make an inside; solid houses have none.', { id: 'rule.CHR-24.why' }),
    },
    {
      id: 'CHR-25',
      text: () =>
        msg(
          'Expel: the players set cards aside one after the other once the action is over, while she is in play. If a player then has too many, one goes back at once.',
          { id: 'rule.CHR-25' },
        ),
      why: () => msg('The text speaks of what comes after the action.', { id: 'rule.CHR-25.why' }),
    },
    {
      id: 'CHR-26',
      text: () =>
        msg(
          'While an ability that ignores the passive abilities of other models resolves, none of those passive abilities takes effect, changes a number, or keeps a model in play.',
          { id: 'rule.CHR-26' },
        ),
      why: () => msg('It names no exception.', { id: 'rule.CHR-26.why' }),
    },
    {
      id: 'CHR-27',
      text: () =>
        msg('Woods and friendly Treefolk that are ignored for cover are ignored wherever they stand, even around the target.', {
          id: 'rule.CHR-27',
        }),
      why: () => msg('The text ignores them completely.', { id: 'rule.CHR-27.why' }),
    },
    {
      id: 'CHR-28',
      text: () =>
        msg(
          'A Bag of Gold draws each model, friend or enemy, that is within 6″ of it and sees it when a Step or a Jog begins, except the model that placed it. A jump counts as a Step, a Reaction Step does not. The bags on the board when the move begins count for the whole move, and of these the nearest. A bag is flat and is placed on the ground, clear of bases, moonstones, Obstacles and Barriers. It is removed as soon as a base touches it, even in passing, except in the flight of a Faerie. It stays when the model that placed it is gone.',
          { id: 'rule.CHR-28' },
        ),
      why: () =>
        msg('The text speaks of a move that is made near it; otherwise a model could walk over it and away.', { id: 'rule.CHR-28.why' }),
    },
    {
      id: 'CHR-29',
      text: () =>
        msg(
          'A point that is a target may be anywhere on the board, even in terrain or under a model. A model moved towards it goes along the line from the middle of its base, and stops where its base reaches the point.',
          { id: 'rule.CHR-29' },
        ),
      why: () => msg('Directly towards something ends at base contact with it, and a point has no width.', { id: 'rule.CHR-29.why' }),
    },
    {
      id: 'CHR-30',
      text: () =>
        msg(
          'That’s Mine, This is Mine…: he takes a moonstone in base contact whatever its depth, even while enemies engage him. It is not a Harvest.',
          { id: 'rule.CHR-30' },
        ),
      why: () => msg('The text gives him the moonstone; a Harvest is an action of its own.', { id: 'rule.CHR-30.why' }),
    },
    {
      id: 'CHR-31',
      text: () =>
        msg('Shadow Stride has no target: her own Evade does not count, and the player to the left resists.', { id: 'rule.CHR-31' }),
      why: () => msg('The text names no target.', { id: 'rule.CHR-31.why' }),
    },
    {
      id: 'CHR-32',
      text: () =>
        msg(
          'Topsy Turvy: the two cards are drawn in any case, and its player is asked whatever they hold. A High Guard that is taken counts as the card played, for texts too, and copies of it in hand may be shown; the other side’s card stays, with the copies already shown.',
          { id: 'rule.CHR-32' },
        ),
      why: () =>
        msg('The melee goes on as if that card had been played first, and the question does not reveal what is in hand.', {
          id: 'rule.CHR-32.why',
        }),
    },
    {
      id: 'CHR-33',
      text: () =>
        msg(
          'An effect “during the Discard Step” happens at its start, while there is still energy. An effect at its end happens once the energy is gone, and counts all wounds of that step.',
          { id: 'rule.CHR-33' },
        ),
      why: () => msg('There is one moment for all such texts, and wounds are counted after all of them.', { id: 'rule.CHR-33.why' }),
    },
    {
      id: 'CHR-34',
      text: () =>
        msg(
          'Entangle stops everything that the enemy plays or may do as an End Step Effect, including a bonus from its own text (Fashion from Flesh). Effects that happen to the enemy in the End Step still happen (Klaus and his guards).',
          { id: 'rule.CHR-34' },
        ),
      why: () =>
        msg('“It cannot play End Step Effects”: a wound that its own text costs is not an effect it plays.', { id: 'rule.CHR-34.why' }),
    },
    {
      id: 'CHR-35',
      text: () =>
        msg(
          'If several slain characters have abilities with one name, each with a different text may be used, as well as one with the same name as her own. Each is counted separately, and its name shows whose it was.',
          { id: 'rule.CHR-35' },
        ),
      why: () => msg('They are abilities of several cards, and the text allows any of them.', { id: 'rule.CHR-35.why' }),
    },
    {
      id: 'CHR-36',
      text: () =>
        msg(
          'A roster may hold two characters who may not be in the same troupe (Evolution). Only one of them is fielded: the first to be deployed keeps the other out.',
          { id: 'rule.CHR-36' },
        ),
      why: () =>
        msg('The card speaks of a troupe, and the characters that a roster fields in a game are the troupe.', { id: 'rule.CHR-36.why' }),
    },
    {
      id: 'CHR-37',
      text: () =>
        msg(
          'A text that makes a character activate next inserts an activation; of several, the character named first comes first. With three and four players it is then the turn of the player who would have come next without it, with two that of the other player.',
          { id: 'rule.CHR-37' },
        ),
      why: () => msg('No such text cancels another, and no player loses a turn by one.', { id: 'rule.CHR-37.why' }),
    },
    {
      id: 'CHR-38',
      text: () =>
        msg('A Reaction Step that a card makes longer may be shorter than it says, even if it goes straight towards a model.', {
          id: 'rule.CHR-38',
        }),
      why: () => msg('It replaces a move that may be shorter, too.', { id: 'rule.CHR-38.why' }),
    },
    {
      id: 'CHR-39',
      text: () =>
        msg(
          'If a text names colours for a flipped card, use the outcome of that card’s colour; X is its number. If that colour has none, nothing happens; on a Catastrophe only the Catastrophe text does.',
          { id: 'rule.CHR-39' },
        ),
      why: () => msg('The rule that the colour means nothing is for texts that name none.', { id: 'rule.CHR-39.why' }),
    },
    {
      id: 'CHR-40',
      text: () =>
        msg(
          '“A model within” a distance is not a target in an outcome: it does not have to be in sight, no player resists, and it may be of any side, even the user. One is chosen even if only the user is there.',
          { id: 'rule.CHR-40' },
        ),
      why: () => msg('No model is targeted, and the text leaves no choice.', { id: 'rule.CHR-40.why' }),
    },
    {
      id: 'CHR-41',
      text: () =>
        msg('Reading the Runes: its Catastrophe is one of the outcomes of a right guess. It happens only if a Catastrophe was guessed.', {
          id: 'rule.CHR-41',
        }),
      why: () => msg('The sentence before the outcomes applies to all of them.', { id: 'rule.CHR-41.why' }),
    },
    {
      id: 'CHR-42',
      text: () =>
        msg(
          'Goblin Mayhem: the Goblin’s player says so once the card is revealed, before anything is done. The card is then a Catastrophe for every text, and if there is no text for that, nothing happens. If several cards are dealt, it is one of them. A flip by a player without a character does not count.',
          { id: 'rule.CHR-42' },
        ),
      why: () => msg('The text speaks of one card that a Goblin flips.', { id: 'rule.CHR-42.why' }),
    },
    {
      id: 'CHR-43',
      text: () =>
        msg(
          'Dealing a card to each model (Gribblebog Grub, Goblin Mischief) is not an arcane action: there are no hands, and no player resists. Texts that ask for an active ability include it.',
          { id: 'rule.CHR-43' },
        ),
      why: () => msg('Clutter Chaos says so.', { id: 'rule.CHR-43.why' }),
    },
    {
      id: 'CHR-44',
      text: () =>
        msg(
          'Clutter Chaos: the energy is for the wounds that this Catastrophe marked on that character. Wounds that were averted, passed on or deadly give none. The energy may exceed the maximum, at any distance, and its bearer counts too.',
          { id: 'rule.CHR-44' },
        ),
      why: () => msg('It counts wounds suffered, and gained energy has no limit.', { id: 'rule.CHR-44.why' }),
    },
    {
      id: 'CHR-45',
      text: () =>
        msg(
          'Wetland Wallower: for him and his friends, his base and everything within his Melee Range count as water, by distance alone, while he is in play. A friend may use this each time an ability or action resolves; it never counts against a friend, never for an enemy, and is not a piece of terrain.',
          { id: 'rule.CHR-45' },
        ),
      why: () => msg('The text is for friends, and a range is not a piece of terrain.', { id: 'rule.CHR-45.why' }),
    },
    {
      id: 'CHR-46',
      text: () =>
        msg(
          'If a fighter’s Melee Range is made shorter, it is so from the declaration of the attack until the round ends, and only for that fighter. A range of 0″ still reaches base contact; it is not the same as having no Melee Range.',
          { id: 'rule.CHR-46' },
        ),
      why: () => msg('The text speaks of the attack, and 0 is still a number.', { id: 'rule.CHR-46.why' }),
    },
    {
      id: 'CHR-47',
      text: () =>
        msg(
          'If enemies cannot end a Jog engaging a model, only the end of the Jog is restricted, as far as that model is in their Melee Range and sight. Steps, reactions and effects are not restricted.',
          { id: 'rule.CHR-47' },
        ),
      why: () => msg('The text speaks of where a Jog ends.', { id: 'rule.CHR-47.why' }),
    },
    {
      id: 'CHR-48',
      text: () =>
        msg('An effect that makes the enemy Slow as a round of melee begins applies to the enemy fighter, until the end of the turn.', {
          id: 'rule.CHR-48',
        }),
      why: () => msg('There is only one enemy in a melee.', { id: 'rule.CHR-48.why' }),
    },
    {
      id: 'CHR-49',
      text: () =>
        msg('Whether a model is “already Slow” is checked before the text makes it Slow; carrying a moonstone counts.', {
          id: 'rule.CHR-49',
        }),
      why: () => msg('“Already” means before, and a model that carries a moonstone is Slow.', { id: 'rule.CHR-49.why' }),
    },
    {
      id: 'CHR-50',
      text: () =>
        msg(
          'Midnight Miscreants: it applies to the first action in turn 1 that would cost 4 after all other changes, once for each friendly character, the bearer included; no player is asked. A thrall’s action counts for the thrall, and the bearer has to be in play.',
          { id: 'rule.CHR-50' },
        ),
      why: () => msg('The text names the first such action.', { id: 'rule.CHR-50.why' }),
    },
    {
      id: 'CHR-51',
      text: () =>
        msg(
          'Stack the Deck: the card is chosen before energy is given in turn 1, and in secret. A model that enters play later does not get one. The card goes back into the deck when the model is slain or removed.',
          { id: 'rule.CHR-51' },
        ),
      why: () => msg('The text speaks of the start of turn 1, and of a card attached to a character.', { id: 'rule.CHR-51.why' }),
    },
    {
      id: 'CHR-52',
      text: () =>
        msg(
          'A card set aside is added to the hand by using it while an action resolves. Texts that ask whether one was added mean any card that its player has set aside. It goes back into the deck after the action.',
          { id: 'rule.CHR-52' },
        ),
      why: () => msg('Nothing else shows that it was added.', { id: 'rule.CHR-52.why' }),
    },
    {
      id: 'CHR-53',
      text: () =>
        msg(
          'Cards Up Our Sleeves: once a turn for its bearer. The new card is taken once the deck is shuffled; it stays with the Rogue and leaves play with it.',
          { id: 'rule.CHR-53' },
        ),
      why: () => msg('It happens once the action is over.', { id: 'rule.CHR-53.why' }),
    },
    {
      id: 'CHR-54',
      text: () =>
        msg('Trick Knives may be used again this turn if there is a card set aside; one such card must then be added.', {
          id: 'rule.CHR-54',
        }),
      why: () => msg('Adding the card is what lifts the limit.', { id: 'rule.CHR-54.why' }),
    },
    {
      id: 'CHR-55',
      text: () =>
        msg(
          'Streetwise Swindler: the models are chosen as it resolves: 3 minus X of them, so none with a 3. No model is targeted: Evade does not count, and the player to the left resists.',
          { id: 'rule.CHR-55' },
        ),
      why: () => msg('The text names no target.', { id: 'rule.CHR-55.why' }),
    },
    {
      id: 'CHR-56',
      text: () =>
        msg(
          'CHEAT!: one card still in the deck is taken at once, unseen by the others, and the deck is shuffled; an empty deck gives none. It counts as played from the start, with up to two copies; the card played before is gone for good. There is no second upgrade in this exchange, and the other side’s card stays. With copies, that many cards are taken, and one is exchanged.',
          { id: 'rule.CHR-56' },
        ),
      why: () => msg('The melee goes on as if it had been played first.', { id: 'rule.CHR-56.why' }),
    },
    {
      id: 'CHR-57',
      text: () =>
        msg(
          'Junk in m’ Trunk: one card is flipped, even out of range and even if its bearer is slain. Its damage is multiplied by the copies and is not melee damage; out of range only the Catastrophe counts.',
          { id: 'rule.CHR-57' },
        ),
      why: () => msg('Out of range only its own part is used.', { id: 'rule.CHR-57.why' }),
    },
    {
      id: 'CHR-58',
      text: () =>
        msg(
          'Partner in Crime: Pickles is placed when Streatham is deployed, within Streatham’s zone; this uses neither a deployment nor a place in the troupe. Streatham’s player pays for Feline Reflexes with Streatham’s energy, even outside his activation.',
          { id: 'rule.CHR-58' },
        ),
      why: () => msg('Pickles comes with a deployment, and the card lets Streatham pay.', { id: 'rule.CHR-58.why' }),
    },
    {
      id: 'CHR-59',
      text: () =>
        msg(
          'A moonstone that is taken in the End Step comes from an enemy in range: one, however many copies; the model that takes it is Slow from then on. Cut and Run: first the moonstone, then the placement.',
          { id: 'rule.CHR-59' },
        ),
      why: () => msg('A text is resolved in its order, and moonstones are not multiplied.', { id: 'rule.CHR-59.why' }),
    },
    {
      id: 'CHR-60',
      text: () =>
        msg(
          'Lesh Misérables: every moonstone gained counts, even from friends, but not those from the set-up; once a turn for each Rogue, at any distance. It is 2 except for a Harvest.',
          { id: 'rule.CHR-60' },
        ),
      why: () => msg('The word “gains” excludes no model.', { id: 'rule.CHR-60.why' }),
    },
    {
      id: 'CHR-61',
      text: () =>
        msg(
          'Fiddler on the Roof: all friends in the pulse may move, the bearer included, one after the other in the order the player likes, each up to the distance.',
          { id: 'rule.CHR-61' },
        ),
      why: () => msg('A pulse includes its user, and a move may be shorter.', { id: 'rule.CHR-61.why' }),
    },
    {
      id: 'CHR-62',
      text: () =>
        msg(
          'If Boris is slain by his own wounds, he summons no model: there is no base contact with him. Igor is slain once the Echo is placed.',
          { id: 'rule.CHR-62' },
        ),
      why: () => msg('A text is resolved in its order.', { id: 'rule.CHR-62.why' }),
    },
    {
      id: 'CHR-63',
      text: () =>
        msg('A Catastrophe text on the back of a card, or one that belongs to a flip or a deal, is one printed on that card.', {
          id: 'rule.CHR-63',
        }),
      why: () => msg('Both sides are the card.', { id: 'rule.CHR-63.why' }),
    },
    {
      id: 'CHR-64',
      text: () =>
        msg(
          'A Psychopomp that Summon an Encore! brings into play is the thrall of that summoner, whichever model brought it along at first.',
          {
            id: 'rule.CHR-64',
          },
        ),
      why: () => msg('Its summoner is the model that has summoned it.', { id: 'rule.CHR-64.why' }),
    },
    {
      id: 'CHR-65',
      text: () =>
        msg('Get ’em! on an enemy’s Psychopomp has it act for its own player, who makes its choices and may decline.', {
          id: 'rule.CHR-65',
        }),
      why: () => msg('Unlike Mind Control, the printed text gives control to no other player.', { id: 'rule.CHR-65.why' }),
    },
    {
      id: 'CHR-66',
      text: () => msg('Whom Tangle Tree holds may still be placed, as by Blink.', { id: 'rule.CHR-66' }),
      why: () => msg('Being placed is not a move.', { id: 'rule.CHR-66.why' }),
    },
    {
      id: 'CHR-67',
      text: () =>
        msg(
          'Look of Innocence under Mind Control is paid with the energy of the model that runs the action, Foreboding with a wound of the model that acts; the player who runs it decides.',
          { id: 'rule.CHR-67' },
        ),
      why: () =>
        msg('Energy that an action costs beside its price is the runner’s (MEL-16); a wound is marked on the one that is named.', {
          id: 'rule.CHR-67.why',
        }),
    },
    {
      id: 'CHR-68',
      text: () =>
        msg(
          'A spell that is turned round targets no model again: neither Foreboding nor Pirate Mascot speaks of the model it now affects, and texts that waited for its use are silent.',
          { id: 'rule.CHR-68' },
        ),
      why: () => msg('It is the same use, declared once.', { id: 'rule.CHR-68.why' }),
    },
    {
      id: 'CHR-69',
      text: () =>
        msg(
          'The Catastrophe of Tubthumping does nothing but let its bearer be slain: Expel does not hear it, and Hold my Beer causes none by it.',
          { id: 'rule.CHR-69' },
        ),
      why: () => msg('Its bearer is slain by what came before.', { id: 'rule.CHR-69.why' }),
    },
    {
      id: 'CHR-70',
      text: () => msg('Verdant Growth puts nothing under a base: the ground under a model is not open ground.', { id: 'rule.CHR-70' }),
      why: () => msg('Open ground is clear of terrain, bases and moonstones (CMP-7).', { id: 'rule.CHR-70.why' }),
    },
    {
      id: 'CHR-71',
      text: () => msg('An ability that has been lost has no Catastrophe that another text could cause.', { id: 'rule.CHR-71' }),
      why: () => msg('It is not there.', { id: 'rule.CHR-71.why' }),
    },
    {
      id: 'CHR-72',
      text: () =>
        msg(
          'If two cursed friends are at their last box, the first to rot takes the other along, and the other curses no model any more.',
          {
            id: 'rule.CHR-72',
          },
        ),
      why: () => msg('Texts of one moment speak one after the other.', { id: 'rule.CHR-72.why' }),
    },
    {
      id: 'CHR-73',
      text: () =>
        msg(
          'Whether Robbery may be used on its target is checked again when the texts about being targeted have been answered, even after the wound of Foreboding.',
          { id: 'rule.CHR-73' },
        ),
      why: () => msg('An action that an answer spoils does not take place (ACT-13).', { id: 'rule.CHR-73.why' }),
    },
    {
      id: 'CHR-74',
      text: () =>
        msg('Conductor and Get ’em! may be declared on a Psychopomp that can take no action: their price is paid, and it does nothing.', {
          id: 'rule.CHR-74',
        }),
      why: () => msg('Their target line asks for a Psychopomp alone.', { id: 'rule.CHR-74.why' }),
    },
    {
      id: 'CHR-75',
      text: () =>
        msg(
          'Reverse Fate answers a spell at one of its own player’s models, and that model pays; it is not played for another player’s model.',
          {
            id: 'rule.CHR-75',
          },
        ),
      why: () => msg('It speaks of a friendly target.', { id: 'rule.CHR-75.why' }),
    },
  ],
};
