import type { ChoiceOption, OptionName, OPTIONS } from '../../rules/terms/options.ts';
import { msg, str } from '@lit/localize';

interface OptionWords {
  name: () => string;
  hint?: () => string;
}
type ChoiceWords<Name extends ChoiceOption> = OptionWords & { of: Record<(typeof OPTIONS)[Name]['of'][number], () => string> };
/** The name of each option of a match, and of its choices. */
export const optionWords: { [Name in OptionName]: Name extends ChoiceOption ? ChoiceWords<Name> : OptionWords } = {
  troupeSize: { name: () => msg('Characters in a troupe', { id: 'rule-set.troupe' }) },
  field: { name: () => msg('How many of them are fielded', { id: 'rule-set.field' }) },
  stones: { name: () => msg('Moonstones', { id: 'rule-set.stones' }), of: { 7: () => '7', 5: () => '5' } },
  draft: {
    name: () => msg('Draft the troupes', { id: 'rule-set.draft' }),
    hint: () => msg('Taking turns, from one pool, before the moonstones drop', { id: 'rule-set.draft-hint' }),
  },
  eventsAndAgendas: {
    name: () => msg('Events and Agendas', { id: 'rule-set.events' }),
    hint: () => msg('Each player takes one of each before the match', { id: 'rule-set.events-hint' }),
  },
  campaignCards: { name: () => msg('Campaign cards', { id: 'rule-set.campaign' }) },
  objectiveMarkers: {
    name: () => msg('Objective markers', { id: 'rule-set.markers' }),
    hint: () => msg('Each player may place up to two; with campaign cards, victory points win', { id: 'rule-set.markers-hint' }),
  },
  shades: { name: () => msg('Shades may be played', { id: 'rule-set.shades' }) },
  elevation: {
    name: () => msg('Shooting down from a height', { id: 'rule-set.elevation' }),
    of: {
      english: () => msg('More cards', { id: 'rule-set.elevation-en' }),
      german: () => msg('More range', { id: 'rule-set.elevation-de' }),
    },
  },
  suddenDeath: {
    name: () => msg('Sudden Death ends', { id: 'rule-set.sudden' }),
    of: {
      'after-action': () => msg('After an action', { id: 'rule-set.sudden-after' }),
      'any-moment': () => msg('At any moment', { id: 'rule-set.sudden-any' }),
      off: () => msg('Not played', { id: 'rule-set.sudden-off' }),
    },
  },
  strictWithin: {
    name: () => msg('“Within” means closer', { id: 'rule-set.strict-within' }),
    hint: () => msg('A model at exactly that distance is not within it, as in the German rules', { id: 'rule-set.strict-within-hint' }),
  },
  deployWithin: {
    name: () => msg('Deploy partly within 10″', { id: 'rule-set.deploy-within' }),
    hint: () =>
      msg('It is enough that part of the base is within 10″ of the edge, as in the German rules', { id: 'rule-set.deploy-within-hint' }),
  },
  anybodyIgnored: {
    name: () => msg('Ignore any nearby model for cover', { id: 'rule-set.anybody-ignored' }),
    hint: () =>
      msg('Within 1″ of the user, enemies do not give cover either, as in the French and German rules', {
        id: 'rule-set.anybody-ignored-hint',
      }),
  },
  wideSight: {
    name: () => msg('See past Barriers by the width of a base', { id: 'rule-set.wide-sight' }),
    hint: () =>
      msg('A Barrier blocks sight only if it crosses the whole width between two bases, as in the French rules', {
        id: 'rule-set.wide-sight-hint',
      }),
  },
  mustPlay: {
    name: () => msg('A card must be played', { id: 'rule-set.must-play' }),
    hint: () =>
      msg('A player who has drawn for an arcane ability must play a card, as in the French, German and Spanish rules', {
        id: 'rule-set.must-play-hint',
      }),
  },
  seenStays: {
    name: () => msg('No taking back what was seen', { id: 'rule-set.seen-stays' }),
    hint: () =>
      msg('Once a card or a roll has been seen, no decision before it is taken back, even if all players agree', {
        id: 'rule-set.seen-stays-hint',
      }),
  },
  olderPrints: {
    name: () => msg('Older prints of twelve cards', { id: 'rule-set.older-prints' }),
    hint: () =>
      msg(
        'Flavious with Spiteful, Stu with Melee 4, Ramming Speed for 2X, Healing of Flavious, Quack and Bobby for X, Syd without the harder piercing, as in the books’ examples; Boulder, Greymair, the Goblin King, Zorya, Gertrude and Sen’Ara with earlier texts',
        {
          id: 'rule-set.older-prints-hint',
        },
      ),
  },
  coverVsFriendly: { name: () => msg('Cover applies to friends too', { id: 'rule-set.cover' }) },
  reactions: { name: () => msg('Reaction Steps', { id: 'rule-set.reactions' }) },
  distractions: { name: () => msg('Distractions in melee', { id: 'rule-set.distractions' }) },
  goingForIt: { name: () => msg('Going For It', { id: 'rule-set.going' }) },
  followUps: { name: () => msg('Follow-Ups', { id: 'rule-set.follow-ups' }) },
  signatures: { name: () => msg('Signature Moves', { id: 'rule-set.signatures' }) },
  heights: { name: () => msg('Heights and climbing', { id: 'rule-set.heights' }) },
};

export const houseRuleWords = {
  campaignNone: () => msg('None', { id: 'rule-set.campaign-none' }),
  campaignEach: (count: number) => msg(str`${count} each`, { id: 'rule-set.campaign-each' }),
  beginners: () => msg('Leave out for a first game', { id: 'rule-set.beginners' }),
  beginnersHint: () => msg('A rule that is switched on here is used.', { id: 'rule-set.beginners-hint' }),
};
