import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';
import { titles } from './titles.ts';

// The words of the rulebook's pages beside the rules themselves.

export const rulesWords = {
  heading: titles.rules,
  intro: () =>
    msg(
      'The rules as Moonrise plays them, in its own words. Every page starts with a summary; the numbered lines are the rules that Moonrise applies.',
      {
        id: 'rules.intro',
      },
    ),
  search: () => msg('Find a rule', { id: 'rules.search' }),
  searchHint: () => msg('A word, a term of the rulebook, or a number such as MEL-13', { id: 'rules.search-hint' }),
  found: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} rule found`, { id: 'rules.found-one' }),
      other: () => msg(str`${count} rules found`, { id: 'rules.found' }),
    }),
  noneFound: () => msg('No rule mentions that. Try another word.', { id: 'rules.none' }),
  contents: () => msg('All rules', { id: 'rules.contents' }),
  back: () => msg('Back', { id: 'rules.back' }),
  optional: () => msg('By agreement', { id: 'rules.optional' }),
  ruling: () => msg('Our reading', { id: 'rules.ruling' }),
  why: (reason: string) => msg(str`Why: ${reason}`, { id: 'rules.why' }),
  previous: (title: string) => msg(str`Previous: ${title}`, { id: 'rules.previous' }),
  next: (title: string) => msg(str`Next: ${title}`, { id: 'rules.next' }),
  linkTo: (clause: string) => msg(str`Link to ${clause}`, { id: 'rules.link' }),
  rulings: () => msg('Rulings', { id: 'rulings.heading' }),
  campaigns: () => msg('Campaigns', { id: 'rulings.campaigns' }),
  rulingsText: () =>
    msg(
      'Where the rulebooks disagree, leave a gap or speak to people rather than to a program, Moonrise has to choose. Here is every such choice. If your table sees one differently, you can adjust the position by agreement at any time.',
      { id: 'rulings.text' },
    ),
  meleeCards: () =>
    msg('The melee deck has three of each. The table of a card shows its damage against each card of the other side; ∅ is none at all.', {
      id: 'rules.melee-cards',
    }),
  arcaneCards: () => msg('The arcane deck has twenty-one cards; the number of each is shown here.', { id: 'rules.arcane-cards' }),
  engaged: (name: string, enemy: string) => msg(str`${name} is engaged by ${enemy}.`, { id: 'rules.figure-engaged' }),
  notEngaged: (name: string) => msg(str`No enemy engages ${name}.`, { id: 'rules.figure-not-engaged' }),
  looks: (from: string, to: string, what: string) => msg(str`${from} looks at ${to}: ${what}`, { id: 'rules.figure-looks' }),
  through: {
    walls: () => msg('through the gap between the walls', { id: 'rules.figure-walls' }),
    enemy: () => msg('between the wall and an enemy', { id: 'rules.figure-enemy' }),
    edge: () => msg('over the edge', { id: 'rules.figure-edge' }),
  },
  wayTaken: (name: string, place: string) => msg(str`${name} may go ${place}.`, { id: 'rules.figure-way' }),
  wayRefused: (name: string, place: string, reason: string) =>
    msg(str`${name} may not go ${place}: ${reason}`, { id: 'rules.figure-no-way' }),
  rulingsCount: (count: number) => msg(str`${count} rulings`, { id: 'rulings.count' }),
  order: () =>
    msg('A publisher’s answer beats the English rulebook, which beats the other editions, and the text of a card beats a general rule.', {
      id: 'rulings.order',
    }),
  ofThis: () => msg('The rule behind this question', { id: 'rules.of-this' }),
};
