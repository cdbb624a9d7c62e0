import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const chrRules: System = {
  id: 'CHR',
  title: () => msg('What cards leave open', { id: 'rule.CHR' }),
  summary: () =>
    msg(
      'Some texts of characters can be read in two ways. These are the readings that are played here; everything else stands on the cards.',
      {
        id: 'rule.CHR.summary',
      },
    ),
  clauses: [
    {
      id: 'CHR-1',
      text: () =>
        msg(
          'Protection is used up by the first damage that is left after everything else has lessened it. Wounds that are no damage, and damage taken for somebody else, pass it by; several are used up together.',
          { id: 'rule.CHR-1' },
        ),
      why: () => msg('It speaks of damage that would be suffered.', { id: 'rule.CHR-1.why' }),
    },
    {
      id: 'CHR-2',
      text: () =>
        msg('Where a text says “within” a distance and names nobody, it is measured from the model whose text it is, seen or not.', {
          id: 'rule.CHR-2',
        }),
      why: () => msg('Nobody else is named.', { id: 'rule.CHR-2.why' }),
    },
    {
      id: 'CHR-3',
      text: () =>
        msg(
          'A bonus for targeting somebody falls on those who are there when it is given, and counts when they declare an action at that target; not when they defend.',
          { id: 'rule.CHR-3' },
        ),
      why: () => msg('A defender targets nobody.', { id: 'rule.CHR-3.why' }),
    },
    {
      id: 'CHR-4',
      text: () => msg('An ability that others near by gain is limited for each of them, not for all together.', { id: 'rule.CHR-4' }),
      why: () => msg('Each of them gains it.', { id: 'rule.CHR-4.why' }),
    },
    {
      id: 'CHR-5',
      text: () => msg('Where a text that slows an enemy names no end, it lasts until the end of the turn.', { id: 'rule.CHR-5' }),
      why: () => msg('The same ability says so on another card.', { id: 'rule.CHR-5.why' }),
    },
    {
      id: 'CHR-6',
      text: () => msg('An outcome that names its target more closely says whom the ability may be declared at.', { id: 'rule.CHR-6' }),
      why: () => msg('Else a use could have no effect from the beginning.', { id: 'rule.CHR-6.why' }),
    },
    {
      id: 'CHR-7',
      text: () =>
        msg(
          'Where a text may make an Arcane Ability cheaper, whoever can pay in full is asked before the cards are drawn; whoever cannot uses the text at once, and may declare the ability for the lower price.',
          { id: 'rule.CHR-7' },
        ),
      why: () => msg('A use may be saved for later, but not refused where it is needed.', { id: 'rule.CHR-7.why' }),
    },
    {
      id: 'CHR-8',
      text: () =>
        msg('Keywords that a text gives for the troupe at the start of the game count wherever a keyword counts.', { id: 'rule.CHR-8' }),
      why: () => msg('They are settled before the game.', { id: 'rule.CHR-8.why' }),
    },
    {
      id: 'CHR-9',
      text: () => msg('A friendly model that a model needs near itself is another one.', { id: 'rule.CHR-9' }),
      why: () => msg('The condition would say nothing.', { id: 'rule.CHR-9.why' }),
    },
    {
      id: 'CHR-10',
      text: () =>
        msg(
          'The End is Nigh: the two models are different ones, of any side, and he may be one of them; both are measured and seen from him.',
          { id: 'rule.CHR-10' },
        ),
      why: () => msg('The text says “another”, and names no side.', { id: 'rule.CHR-10.why' }),
    },
    {
      id: 'CHR-11',
      text: () => msg('Vengeance: who has used an Arcane Ability this turn before a friend fell pays for the next.', { id: 'rule.CHR-11' }),
      why: () => msg('It is not the first of the turn.', { id: 'rule.CHR-11.why' }),
    },
    {
      id: 'CHR-12',
      text: () =>
        msg(
          'Reading the Runes: the guess names a colour and a number, and both have to be right, or a Catastrophe. A wrong guess brings nothing, whatever is flipped.',
          { id: 'rule.CHR-12' },
        ),
      why: () => msg('It is a card that is guessed.', { id: 'rule.CHR-12.why' }),
    },
    {
      id: 'CHR-13',
      text: () =>
        msg(
          'Who takes the place of another on the board keeps its energy, wounds, moonstones and upgrades, and all that it has gained and done; it is activated once a turn, whoever it is, and once slain it is slain as who it was then.',
          { id: 'rule.CHR-13' },
        ),
      why: () => msg('The text hands everything on, and it is one model.', { id: 'rule.CHR-13.why' }),
    },
    {
      id: 'CHR-14',
      text: () =>
        msg('“A Goblin”, without more, is one of any side, and as a target the model itself, too. Damage is taken for another one only.', {
          id: 'rule.CHR-14',
        }),
      why: () => msg('Other texts say “friendly” or “other” where they mean it.', { id: 'rule.CHR-14.why' }),
    },
    {
      id: 'CHR-15',
      text: () =>
        msg('Where a text names a target and then “another” model, it means neither the target nor the model whose text it is.', {
          id: 'rule.CHR-15',
        }),
      why: () => msg('The target would only get back what it has lost.', { id: 'rule.CHR-15.why' }),
    },
    {
      id: 'CHR-16',
      text: () =>
        msg('An Arcane Ability is turned back before its first hands are drawn. The target of a repeat cannot turn it back any more.', {
          id: 'rule.CHR-16',
        }),
      why: () => msg('A repeat costs no energy and draws no cards.', { id: 'rule.CHR-16.why' }),
    },
    {
      id: 'CHR-17',
      text: () =>
        msg(
          'What happens once everybody is deployed comes before the cards of players, and a Jog made then leaves the Jog of turn 1 as it is.',
          { id: 'rule.CHR-17' },
        ),
      why: () => msg('It is a bonus, and the turn has not begun.', { id: 'rule.CHR-17.why' }),
    },
    {
      id: 'CHR-18',
      text: () =>
        msg(
          'A Signature Move that copies another is that of whoever is chosen in every respect but two: distances are measured from the one who copies, and what the enemy deals is read against the card really played. Nobody is chosen who has none, or one that only copies.',
          { id: 'rule.CHR-18' },
        ),
      why: () => msg('Else there would be nothing to copy.', { id: 'rule.CHR-18.why' }),
    },
    {
      id: 'CHR-19',
      text: () =>
        msg('An ability that a Signature Move gives is gained once, however many copies of the card were played.', { id: 'rule.CHR-19' }),
      why: () => msg('The publisher’s list of what is multiplied names none.', { id: 'rule.CHR-19.why' }),
    },
    {
      id: 'CHR-20',
      text: () =>
        msg(
          'An ability of the slain is used with the user’s own Arcane, range, line of sight and energy, and lasts until its action is over, even if its owner comes back by it. What stands on several cards is there once.',
          { id: 'rule.CHR-20' },
        ),
      why: () => msg('It uses them, and does not borrow the model.', { id: 'rule.CHR-20.why' }),
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
          'Where somebody may pay for a Reaction Step of another model, that model may make it without energy of its own; one of the two pays the whole price.',
          { id: 'rule.CHR-22' },
        ),
      why: () => msg('The text says “instead”.', { id: 'rule.CHR-22.why' }),
    },
    {
      id: 'CHR-23',
      text: () =>
        msg('A text that keeps a model from being the first its player chooses does not keep another text from calling it.', {
          id: 'rule.CHR-23',
        }),
      why: () => msg('He is not chosen then.', { id: 'rule.CHR-23.why' }),
    },
    {
      id: 'CHR-24',
      text: () =>
        msg(
          'A model is inside a building when its whole base lies within the outline of the walls; a building without an inside is none for that. Who comes back out of the sewers is as it went, without energy.',
          { id: 'rule.CHR-24' },
        ),
      why: () => msg('Walls make an inside, and solid houses have none.', { id: 'rule.CHR-24.why' }),
    },
    {
      id: 'CHR-25',
      text: () =>
        msg(
          'Expel: cards are laid by one after the other once the action is over, while she is in play, and of too many one goes back at once.',
          { id: 'rule.CHR-25' },
        ),
      why: () => msg('The text speaks of what comes after the action.', { id: 'rule.CHR-25.why' }),
    },
    {
      id: 'CHR-26',
      text: () =>
        msg(
          'While an ability resolves that heeds no passive ability of others, none of them speaks, changes a number, or keeps anybody in play.',
          { id: 'rule.CHR-26' },
        ),
      why: () => msg('It names no exception.', { id: 'rule.CHR-26.why' }),
    },
    {
      id: 'CHR-27',
      text: () =>
        msg('Woods and friendly Treefolk that are left out of account for cover are so wherever they stand, round the target too.', {
          id: 'rule.CHR-27',
        }),
      why: () => msg('The text leaves them out as a whole.', { id: 'rule.CHR-27.why' }),
    },
    {
      id: 'CHR-28',
      text: () =>
        msg(
          'A Bag of Gold draws whoever is within 6″ of it and sees it as a Step or a Jog begins, friend and enemy, but not who has laid it; a jump is a Step, a Reaction Step is none. The bags that lie there as the move begins count for the whole of it, and of these the nearest. A bag is flat and lies on the ground, clear of bases, moonstones, Obstacles and Barriers. It is gone as soon as a base touches it, on its way, too, except in the flight of a Faerie; it stays when who has laid it is gone.',
          { id: 'rule.CHR-28' },
        ),
      why: () =>
        msg('The text speaks of a move that is taken near it, and else somebody could walk over it and away.', { id: 'rule.CHR-28.why' }),
    },
    {
      id: 'CHR-29',
      text: () =>
        msg(
          'A point that is a target may lie anywhere on the board, in terrain and under models, too. Who is moved towards it goes along the line from the middle of its base, and stops where the base comes to the point.',
          { id: 'rule.CHR-29' },
        ),
      why: () => msg('Directly towards something ends at base contact with it, and a point has no width.', { id: 'rule.CHR-29.why' }),
    },
    {
      id: 'CHR-30',
      text: () =>
        msg(
          'That’s Mine, This is Mine…: a moonstone in base contact is taken whatever its depth and whoever engages him. It is no Harvest.',
          { id: 'rule.CHR-30' },
        ),
      why: () => msg('The text gives him the stone; a Harvest is an action of its own.', { id: 'rule.CHR-30.why' }),
    },
    {
      id: 'CHR-31',
      text: () =>
        msg('Shadow Stride has no target: her own Evade does not count, and the player to the left resists.', { id: 'rule.CHR-31' }),
      why: () => msg('The text names none.', { id: 'rule.CHR-31.why' }),
    },
    {
      id: 'CHR-32',
      text: () =>
        msg(
          'Topsy Turvy: the two cards are drawn whatever follows, and its player is asked whatever is held. A High Guard that is taken counts as the card played, for texts, too, and its copies in hand may be shown; the card of the other side stays, with the copies shown.',
          { id: 'rule.CHR-32' },
        ),
      why: () =>
        msg('The Melee goes on as if it had been played first, and nobody learns from a question what is held.', { id: 'rule.CHR-32.why' }),
    },
    {
      id: 'CHR-33',
      text: () =>
        msg(
          'What is said “during the Discard Step” comes at its start, while energy is still there; what is said of its end comes when the energy has gone, and counts all wounds of that step.',
          { id: 'rule.CHR-33' },
        ),
      why: () => msg('One moment for all who say it, and wounds are counted once all of them have spoken.', { id: 'rule.CHR-33.why' }),
    },
    {
      id: 'CHR-34',
      text: () =>
        msg(
          'Entangle keeps back all that the enemy plays or may do as an End Step Effect, a bonus one of its own text among them (Fashion from Flesh); what befalls it in the End Step befalls it (Klaus and his guards).',
          { id: 'rule.CHR-34' },
        ),
      why: () =>
        msg('“It cannot play End Step Effects”: a wound that one’s own text costs is nothing one plays.', { id: 'rule.CHR-34.why' }),
    },
    {
      id: 'CHR-35',
      text: () =>
        msg(
          'Of abilities of the slain with one name, each that says something else may be used, and one that is called like her own beside it; each is counted for itself, and its name says whose it was.',
          { id: 'rule.CHR-35' },
        ),
      why: () => msg('They are abilities of several cards, and the text lends any of them.', { id: 'rule.CHR-35.why' }),
    },
    {
      id: 'CHR-36',
      text: () =>
        msg(
          'Of two characters who are in no troupe together (Evolution) a roster may hold both; one of them takes the field, and who is deployed first keeps the other away.',
          { id: 'rule.CHR-36' },
        ),
      why: () => msg('The card speaks of a troupe, and what a roster fields in a game is the troupe.', { id: 'rule.CHR-36.why' }),
    },
    {
      id: 'CHR-37',
      text: () =>
        msg(
          'Of several characters that texts have activate next, whoever was named first comes first. After the last of them it is the turn of the player to the left of its player.',
          { id: 'rule.CHR-37' },
        ),
      why: () => msg('No such text takes back another one, and play always passes to the left.', { id: 'rule.CHR-37.why' }),
    },
    {
      id: 'CHR-38',
      text: () =>
        msg('A Reaction Step that a card makes longer may be shorter than it says, also one straight at somebody.', { id: 'rule.CHR-38' }),
      why: () => msg('It takes the place of a move that may be shorter, too.', { id: 'rule.CHR-38.why' }),
    },
    {
      id: 'CHR-39',
      text: () =>
        msg(
          'A text that names colours for a flipped card gives the outcome of that card’s colour, and X is its number. Where that colour has none, nothing happens; on a Catastrophe only its own text does.',
          { id: 'rule.CHR-39' },
        ),
      why: () => msg('That the colour means nothing is for texts that name none.', { id: 'rule.CHR-39.why' }),
    },
    {
      id: 'CHR-40',
      text: () =>
        msg(
          '“A model within” a distance is no target in an outcome: it needs no sight, nobody resists, and it may be of any side, the user too. One is chosen even where the user alone is there.',
          { id: 'rule.CHR-40' },
        ),
      why: () => msg('Nobody is targeted, and the text leaves no choice.', { id: 'rule.CHR-40.why' }),
    },
    {
      id: 'CHR-41',
      text: () =>
        msg('Reading the Runes: its Catastrophe is one of the outcomes of a right guess. It comes only if a Catastrophe was guessed.', {
          id: 'rule.CHR-41',
        }),
      why: () => msg('The sentence before the outcomes rules all of them.', { id: 'rule.CHR-41.why' }),
    },
    {
      id: 'CHR-42',
      text: () =>
        msg(
          'Goblin Mayhem: the Goblin’s player says so once the card lies open, before anything is done. The card is then a Catastrophe for every text, and without a text for it nothing happens. Of several cards dealt it is one, and the flip of a player without a character is none.',
          { id: 'rule.CHR-42' },
        ),
      why: () => msg('It speaks of one card that a Goblin flips.', { id: 'rule.CHR-42.why' }),
    },
    {
      id: 'CHR-43',
      text: () =>
        msg(
          'To deal a card to each model (Gribblebog Grub, Goblin Mischief) is no arcane action: there are no hands, and nobody resists. Texts that ask for an Active Ability mean it.',
          { id: 'rule.CHR-43' },
        ),
      why: () => msg('Clutter Chaos says so.', { id: 'rule.CHR-43.why' }),
    },
    {
      id: 'CHR-44',
      text: () =>
        msg(
          'Clutter Chaos: the energy is for the wounds that this Catastrophe marked on that character. What was averted, passed on or deadly gives none. It goes above the maximum, at any distance, and for its bearer too.',
          { id: 'rule.CHR-44' },
        ),
      why: () => msg('It counts wounds suffered, and gained energy has no limit.', { id: 'rule.CHR-44.why' }),
    },
    {
      id: 'CHR-45',
      text: () =>
        msg(
          'Wetland Wallower: for him and his friends his base and all within his Melee Range is water, by distance alone, while he is in play. A friend may say so each time an ability or action resolves; it never counts against one, nor for an enemy, and is no piece of terrain.',
          { id: 'rule.CHR-45' },
        ),
      why: () => msg('The text is for friends, and a range is no piece.', { id: 'rule.CHR-45.why' }),
    },
    {
      id: 'CHR-46',
      text: () =>
        msg(
          'A Melee Range that is made shorter for a fighter is so from when the attack is declared until the round ends, and for that fighter alone. A range of 0″ still reaches base contact; it is not the same as no Melee Range.',
          { id: 'rule.CHR-46' },
        ),
      why: () => msg('The text speaks of the attack, and 0 is still a number.', { id: 'rule.CHR-46.why' }),
    },
    {
      id: 'CHR-47',
      text: () =>
        msg(
          'Where enemies cannot end a Jog engaging a model, only the end is barred, as far as that model lies in their Melee Range and sight. Steps, reactions and effects are free.',
          { id: 'rule.CHR-47' },
        ),
      why: () => msg('It speaks of where a Jog ends.', { id: 'rule.CHR-47.why' }),
    },
    {
      id: 'CHR-48',
      text: () =>
        msg('Slow that comes as a round of Melee begins is given to the enemy that fights in it, until the end of the turn.', {
          id: 'rule.CHR-48',
        }),
      why: () => msg('There is one enemy in a Melee.', { id: 'rule.CHR-48.why' }),
    },
    {
      id: 'CHR-49',
      text: () =>
        msg('Whether a model is “already Slow” is asked before the text gives it Slow; a moonstone that it carries counts.', {
          id: 'rule.CHR-49',
        }),
      why: () => msg('“Already” is before, and a carrier is Slow.', { id: 'rule.CHR-49.why' }),
    },
    {
      id: 'CHR-50',
      text: () =>
        msg(
          'Midnight Miscreants: it is the first action in turn 1 that would cost 4 after all other changes, once for each friendly character, the bearer too. If that one is not made cheaper, the chance is gone. What a thrall does counts for the thrall, and the bearer has to be in play.',
          { id: 'rule.CHR-50' },
        ),
      why: () => msg('The text names the first such action.', { id: 'rule.CHR-50.why' }),
    },
    {
      id: 'CHR-51',
      text: () =>
        msg(
          'Stack the Deck: the card is looked for before energy is given in turn 1, and in secret. A model that comes into play later has missed it. The card goes back into the deck when the model is slain or removed.',
          { id: 'rule.CHR-51' },
        ),
      why: () => msg('It speaks of the start of turn 1, and of a card that hangs on a character.', { id: 'rule.CHR-51.why' }),
    },
    {
      id: 'CHR-52',
      text: () =>
        msg(
          'A card laid aside is added to the hand by being used while an action resolves. Texts that ask whether one was added mean any that its player has laid aside. It goes back into the deck after the action.',
          { id: 'rule.CHR-52' },
        ),
      why: () => msg('Nothing else shows that it was added.', { id: 'rule.CHR-52.why' }),
    },
    {
      id: 'CHR-53',
      text: () =>
        msg(
          'Cards Up Our Sleeves: once a turn for its bearer. The new card is taken once the deck is shuffled; it lies with the Rogue and leaves with it.',
          { id: 'rule.CHR-53' },
        ),
      why: () => msg('It comes once the action is over.', { id: 'rule.CHR-53.why' }),
    },
    {
      id: 'CHR-54',
      text: () =>
        msg('Trick Knives may be used again though it has been used this turn if a card laid aside is ready; one then has to be added.', {
          id: 'rule.CHR-54',
        }),
      why: () => msg('The added card is what lifts the limit.', { id: 'rule.CHR-54.why' }),
    },
    {
      id: 'CHR-55',
      text: () =>
        msg(
          'Streetwise Swindler: the models are chosen as it resolves, 3 less X of them, so with a 3 none. Nobody is targeted: no Evade counts, and the player to the left resists.',
          { id: 'rule.CHR-55' },
        ),
      why: () => msg('The text names no target.', { id: 'rule.CHR-55.why' }),
    },
    {
      id: 'CHR-56',
      text: () =>
        msg(
          'CHEAT!: one card still in the deck is taken at once, unseen by others, and the deck is shuffled; an empty one gives none. It counts as played from the start, with up to two copies; the card played is gone for good. There is no second upgrade in this exchange, and the other side’s card stays. With copies as many cards are taken, and one exchanged.',
          { id: 'rule.CHR-56' },
        ),
      why: () => msg('The Melee goes on as if it had been played first.', { id: 'rule.CHR-56.why' }),
    },
    {
      id: 'CHR-57',
      text: () =>
        msg(
          'Junk in m’ Trunk: one card is flipped, even out of range and when its bearer is slain. Its damage is multiplied by the copies and is no melee damage; out of range only the Catastrophe counts.',
          { id: 'rule.CHR-57' },
        ),
      why: () => msg('Out of range only its own part is done.', { id: 'rule.CHR-57.why' }),
    },
    {
      id: 'CHR-58',
      text: () =>
        msg(
          'Partner in Crime: Pickles is placed with Streatham within his zone, in no turn of deployment and no place of a troupe, and only as Streatham is deployed. Streatham’s player pays Feline Reflexes with his energy, also outside his activation.',
          { id: 'rule.CHR-58' },
        ),
      why: () => msg('He comes with a deployment, and the card lets Streatham pay.', { id: 'rule.CHR-58.why' }),
    },
    {
      id: 'CHR-59',
      text: () =>
        msg(
          'A moonstone that is taken in the End Step comes from an enemy in range, one whatever the copies; the taker is Slow from then on. Cut and Run: first the stone, then the place.',
          { id: 'rule.CHR-59' },
        ),
      why: () => msg('A text is done in its order, and stones are not multiplied.', { id: 'rule.CHR-59.why' }),
    },
    {
      id: 'CHR-60',
      text: () =>
        msg(
          'Lesh Misérables: every moonstone gained counts, from friends too, but none that the set-up gives; once a turn for each Rogue, at any distance. It is 2 except for a Harvest.',
          { id: 'rule.CHR-60' },
        ),
      why: () => msg('“Gains” leaves out nobody.', { id: 'rule.CHR-60.why' }),
    },
    {
      id: 'CHR-61',
      text: () =>
        msg(
          'Fiddler on the Roof: all friends in the pulse may move, the bearer too, one after the other as the player likes, each up to the distance.',
          { id: 'rule.CHR-61' },
        ),
      why: () => msg('A pulse includes its user, and a move may be shorter.', { id: 'rule.CHR-61.why' }),
    },
    {
      id: 'CHR-62',
      text: () =>
        msg(
          'Boris, slain by his own wounds, summons nobody: there is no base contact with him. Igor is slain once the Echo stands there.',
          { id: 'rule.CHR-62' },
        ),
      why: () => msg('A text is done in its order.', { id: 'rule.CHR-62.why' }),
    },
    {
      id: 'CHR-63',
      text: () =>
        msg('A Catastrophe that stands on the back of a card, or belongs to a flip or a deal, is one printed on that card.', {
          id: 'rule.CHR-63',
        }),
      why: () => msg('Both sides are the card.', { id: 'rule.CHR-63.why' }),
    },
  ],
};
