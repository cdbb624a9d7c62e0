import { msg, str } from '@lit/localize';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { factionName } from '../names/factions.ts';
import { keywordName } from '../names/keywords.ts';
import { allOf, oneOf } from '../language/sentences.ts';
import { fact, type Sentences } from './facts.ts';

type TroupeReasonFacts = NonNullable<Reason['facts']>;

const listed = (facts: TroupeReasonFacts, key: string): string[] => {
  const value = facts[key];
  return Array.isArray(value) ? value.map(String) : [];
};
const isFaction = (name: string): name is Faction => FACTIONS.some((candidate) => candidate === name);
const factions = (facts: TroupeReasonFacts): string =>
  oneOf(listed(facts, 'factions').map((name) => (isFaction(name) ? factionName(name) : name)));
const keywords = (facts: TroupeReasonFacts): string[] => listed(facts, 'keywords').map(keywordName);
const somebody = (): string => msg('This character', { id: 'reason.this-character' });
const upgrade = (facts: TroupeReasonFacts): string => fact(facts, 'name', msg('This upgrade', { id: 'reason.this-upgrade' }));

/** The faults of a troupe before any match. */
export const troupeReasons: Sentences = {
  'bearer-not-here': () => msg('The character it belongs to is not in the troupe.', { id: 'reason.bearer-not-here' }),
  'card-not-here': () => msg('Moonrise does not have this card yet.', { id: 'reason.card-not-here' }),
  'list-full': (facts) => msg(str`The list already has ${fact(facts, 'most', '8')} characters.`, { id: 'reason.list-full' }),
  'list-too-long': (facts) =>
    msg(str`The list has ${fact(facts, 'chosen', '')} characters; it may have ${fact(facts, 'most', '8')}.`, {
      id: 'reason.list-too-long',
    }),
  'list-too-short': (facts) =>
    msg(str`The list has ${fact(facts, 'chosen', '')} characters; ${fact(facts, 'least', '5')} are fielded.`, {
      id: 'reason.list-too-short',
    }),
  'no-shared-faction': (facts) =>
    msg(str`${fact(facts, 'name', somebody())} does not belong to ${factions(facts)}, as the earlier picks do.`, {
      id: 'reason.no-shared-faction',
    }),
  'no-upgrades-here': () => msg('A draft pool has no upgrades.', { id: 'reason.no-upgrades-here' }),
  'nobody-picked': () => msg('No character has been picked yet.', { id: 'reason.nobody-picked' }),
  rivals: (facts) =>
    msg(str`${fact(facts, 'name', somebody())} and ${fact(facts, 'other', '')} may not be in the same troupe.`, { id: 'reason.rivals' }),
  'rivals-listed': (facts) =>
    msg(str`${fact(facts, 'name', somebody())} and ${fact(facts, 'other', '')} may both be listed, but only one of them may be fielded.`, {
      id: 'reason.rivals-listed',
    }),
  'shades-not-organised': () => msg('The Shades are not played at events.', { id: 'reason.shades-not-organised' }),
  'too-many-upgrades': (facts) =>
    msg(str`${fact(facts, 'bearer', somebody())} has too many upgrades: two at most.`, { id: 'reason.too-many-upgrades' }),
  'unusual-size': (facts) =>
    msg(str`${fact(facts, 'chosen', '')} characters: most troupes have three to six.`, { id: 'reason.unusual-size' }),
  'upgrade-faction': (facts) => msg(str`${upgrade(facts)} is only for ${factions(facts)}.`, { id: 'reason.upgrade-faction' }),
  'upgrade-forbids-keyword': (facts) =>
    msg(str`${upgrade(facts)} is not for characters with the keyword ${allOf(keywords(facts))}.`, { id: 'reason.upgrade-forbids-keyword' }),
  'upgrade-needs-keyword': (facts) =>
    msg(str`${upgrade(facts)} is only for characters with the keyword ${oneOf(keywords(facts))}.`, { id: 'reason.upgrade-needs-keyword' }),
  'upgrade-not-here': () => msg('Moonrise does not have this upgrade yet: it is left out.', { id: 'reason.upgrade-not-here' }),
  'upgrade-taken': (facts) =>
    msg(str`${fact(facts, 'bearer', somebody())} already has ${upgrade(facts)}: a troupe may have only one copy.`, {
      id: 'reason.upgrade-taken',
    }),
  'upgrades-unusual': () => msg('Upgrades are usually not used at events.', { id: 'reason.upgrades-unusual' }),
};
