import { msg, str } from '@lit/localize';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { allOf } from '../language/sentences.ts';
import { fact, type Sentences } from '../reasons/facts.ts';
import { askWords } from './campaign-asks.ts';

const SENTENCES: Sentences = {
  'absent-already': () => msg('That is noted already.', { id: 'campaign-reason.absent-already' }),
  'attack-points': () =>
    msg('An attack of this kind costs more attack points than you have left.', { id: 'campaign-reason.attack-points' }),
  'attacked-last-week': () =>
    msg('This character was attacked successfully last week and cannot be attacked again now.', {
      id: 'campaign-reason.attacked-last-week',
    }),
  'bodyguard-needed': () =>
    msg('You need this character in the field; without it you would have too few.', { id: 'campaign-reason.bodyguard-needed' }),
  'bodyguard-taken': () => msg('This character is under attack or already on guard.', { id: 'campaign-reason.bodyguard-taken' }),
  'bystander-again': () =>
    msg('A player sits out a second time only once everyone has sat out.', { id: 'campaign-reason.bystander-again' }),
  'campaign-name-missing': () => msg('The campaign needs a name.', { id: 'campaign-reason.campaign-name-missing' }),
  'campaign-over': () => msg('The campaign is over.', { id: 'campaign-reason.campaign-over' }),
  'card-count': () => msg('Say how many the card counts, within its limit.', { id: 'campaign-reason.card-count' }),
  'card-happened': () => msg('Say whether the card’s condition was met.', { id: 'campaign-reason.card-happened' }),
  'card-markers': () =>
    msg('Say how many of its objective markers are active: no more than it places.', { id: 'campaign-reason.card-markers' }),
  'card-must-be-played': () => msg('A card that must be played cannot be held back.', { id: 'campaign-reason.card-must-be-played' }),
  'card-names-another': () => msg('The card names another player of the campaign.', { id: 'campaign-reason.card-names-another' }),
  'card-names-nobody': () => msg('The card does not name a player.', { id: 'campaign-reason.card-names-nobody' }),
  'card-not-chosen': () => msg('The card was not chosen for this game.', { id: 'campaign-reason.card-not-chosen' }),
  'card-not-in-window': () => msg('The card is not played at this moment.', { id: 'campaign-reason.card-not-in-window' }),
  'card-twice': () => msg('A card can be chosen and played only once.', { id: 'campaign-reason.card-twice' }),
  'card-used': () => msg('This card has already been played in this campaign.', { id: 'campaign-reason.card-used' }),
  'card-wrong-faction': () => msg('The card belongs to other factions.', { id: 'campaign-reason.card-wrong-faction' }),
  'cards-on-the-table': () => msg('Campaign cards have been played in this game already.', { id: 'campaign-reason.cards-on-the-table' }),
  'chamberlain-only': () => msg('Only the Wizard Chamberlain may do that.', { id: 'campaign-reason.chamberlain-only' }),
  'chamberlain-stays': () => msg('Hand the office of Chamberlain to another player first.', { id: 'campaign-reason.chamberlain-stays' }),
  'fielded-twice': () => msg('A character is fielded only once.', { id: 'campaign-reason.fielded-twice' }),
  'four-digits': () => msg('A PIN has four digits.', { id: 'campaign-reason.four-digits' }),
  'game-over': () => msg('This game is over; the Chamberlain can edit its result.', { id: 'campaign-reason.game-over' }),
  'game-under-way': () => msg('That can be done only before a game begins or after it is over.', { id: 'campaign-reason.game-under-way' }),
  'games-under-way': () => msg('Some games are still under way.', { id: 'campaign-reason.games-under-way' }),
  'has-an-opponent': () => msg('Only a player left without an opponent may join another table.', { id: 'campaign-reason.has-an-opponent' }),
  'kept-from-field': () =>
    msg('This character cannot be fielded this week: abducted, or guarding another.', { id: 'campaign-reason.kept-from-field' }),
  'machinations-are-secret': () =>
    msg('Machinations are secret; they can be struck out only once they are revealed.', { id: 'campaign-reason.machinations-are-secret' }),
  'more-carried-than-held': () =>
    msg('The characters carry more moonstones than the player has.', { id: 'campaign-reason.more-carried-than-held' }),
  'name-missing': () => msg('A name is missing.', { id: 'campaign-reason.name-missing' }),
  'name-taken': () => msg('A player in this campaign already has that name.', { id: 'campaign-reason.name-taken' }),
  'name-too-long': () => msg('The name is too long.', { id: 'campaign-reason.name-too-long' }),
  'no-attacks-this-week': () => msg('There are no attacks this week.', { id: 'campaign-reason.no-attacks-this-week' }),
  'no-bystander': () => msg('No player sits out this week.', { id: 'campaign-reason.no-bystander' }),
  'no-such-attack': () => msg('There is no such attack to answer.', { id: 'campaign-reason.no-such-attack' }),
  'no-such-faction': () => msg('There is no such faction.', { id: 'campaign-reason.no-such-faction' }),
  'no-such-game': () => msg('There is no such game.', { id: 'campaign-reason.no-such-game' }),
  'no-such-machination': () =>
    msg('There is no such machination, or it is struck out already.', { id: 'campaign-reason.no-such-machination' }),
  'no-such-player': () => msg('That player is not involved here.', { id: 'campaign-reason.no-such-player' }),
  'nobody-to-play': () => msg('Too few players came; this game does not happen.', { id: 'campaign-reason.nobody-to-play' }),
  'not-a-count': () => msg('That must be a whole number, zero or more.', { id: 'campaign-reason.not-a-count' }),
  'nothing-to-take-back': () => msg('The last step cannot be taken back.', { id: 'campaign-reason.nothing-to-take-back' }),
  'not-asked': () => msg('No player is being asked for that now.', { id: 'campaign-reason.not-asked' }),
  'not-on-roster': () => msg('This character is not on the roster.', { id: 'campaign-reason.not-on-roster' }),
  'not-points': () => msg('Points are added and removed in whole numbers, 99 at most.', { id: 'campaign-reason.not-points' }),
  'note-missing': () => msg('Write a note to say why.', { id: 'campaign-reason.note-missing' }),
  'note-too-long': () => msg('The note is too long.', { id: 'campaign-reason.note-too-long' }),
  'nothing-to-correct': () => msg('There is nothing to correct.', { id: 'campaign-reason.nothing-to-correct' }),
  'one-bystander': () => msg('At most one player sits out.', { id: 'campaign-reason.one-bystander' }),
  'only-summoned': () => msg('This character can only be summoned; it is never on a roster.', { id: 'campaign-reason.only-summoned' }),
  'own-opponent': () => msg('You cannot choose your own opponent of this week.', { id: 'campaign-reason.own-opponent' }),
  'own-pin-only': () => msg('Only its owner may set a PIN; the Chamberlain may remove one.', { id: 'campaign-reason.own-pin-only' }),
  'own-target': () => msg('You cannot choose yourself.', { id: 'campaign-reason.own-target' }),
  'paired-twice': () => msg('Each player plays only one game a week.', { id: 'campaign-reason.paired-twice' }),
  'player-not-paired': () => msg('One player has neither a game nor a bye.', { id: 'campaign-reason.player-not-paired' }),
  'pledged-no-sabotage': () =>
    msg('A card of last week forbids you to sabotage this player.', { id: 'campaign-reason.pledged-no-sabotage' }),
  'pledged-support': ({ names }) =>
    typeof names === 'string'
      ? askWords.pledged(names)
      : msg('A card of last week obliges you to support a player who can be supported.', { id: 'campaign-reason.pledged-support' }),
  'roster-missing': () => msg('At least one player still needs a roster.', { id: 'campaign-reason.roster-missing' }),
  'same-machination-twice': () =>
    msg('You cannot aim the same machination at the same player twice.', { id: 'campaign-reason.same-machination-twice' }),
  'setting-out-of-bounds': () => msg('One of the settings is outside its limits.', { id: 'campaign-reason.setting-out-of-bounds' }),
  'side-missing': () => msg('Each player who came needs a result.', { id: 'campaign-reason.side-missing' }),
  'slain-not-fielded': () => msg('Only a character that was fielded can have been slain.', { id: 'campaign-reason.slain-not-fielded' }),
  'table-of-two-to-four': () => msg('Two to four players sit at a table.', { id: 'campaign-reason.table-of-two-to-four' }),
  'target-has-no-game': () => msg('This player has no game this week.', { id: 'campaign-reason.target-has-no-game' }),
  'too-few-players': () => msg('A campaign needs two players.', { id: 'campaign-reason.too-few-players' }),
  'too-late-to-join': () => msg('The final week has begun; it is too late to join.', { id: 'campaign-reason.too-late-to-join' }),
  'too-many-players': () => msg('There are too many players.', { id: 'campaign-reason.too-many-players' }),
  'too-many-swaps': () => msg('More characters leave the roster than may be swapped this week.', { id: 'campaign-reason.too-many-swaps' }),
  'too-many-upgrades': () => msg('More upgrades are added than the week allows.', { id: 'campaign-reason.too-many-upgrades' }),
  'twice-on-roster': () => msg('A character can be on a roster only once.', { id: 'campaign-reason.twice-on-roster' }),
  'unknown-card': () => msg('This campaign does not know that card.', { id: 'campaign-reason.unknown-card' }),
  'unknown-character': () => msg('This campaign does not know that character.', { id: 'campaign-reason.unknown-character' }),
  'unknown-upgrade': () => msg('This campaign does not know that upgrade.', { id: 'campaign-reason.unknown-upgrade' }),
  'upgrade-forbids-keyword': () =>
    msg('A character with one of these keywords cannot have this upgrade.', { id: 'campaign-reason.upgrade-forbids-keyword' }),
  'upgrade-needs-keyword': () =>
    msg('The character lacks the keyword that this upgrade needs.', { id: 'campaign-reason.upgrade-needs-keyword' }),
  'upgrade-stays': () => msg('An upgrade stays with its character for the whole campaign.', { id: 'campaign-reason.upgrade-stays' }),
  'upgrade-twice': () => msg('A roster can have each upgrade only once.', { id: 'campaign-reason.upgrade-twice' }),
  'upgrade-wrong-faction': () => msg('This upgrade belongs to other factions.', { id: 'campaign-reason.upgrade-wrong-faction' }),
  'week-under-way': () => msg('A later week has been published; edit the result instead.', { id: 'campaign-reason.week-under-way' }),
  'wrong-faction': () => msg('The character belongs to other factions.', { id: 'campaign-reason.wrong-faction' }),
  'roster-too-large': (facts) =>
    msg(str`The roster holds ${fact(facts, 'most', 'fewer')} characters at most this week.`, { id: 'campaign-reason.roster-too-large' }),
  'roster-too-small': (facts) =>
    msg(str`The roster needs ${fact(facts, 'least', 'more')} characters at least.`, { id: 'campaign-reason.roster-too-small' }),
  'too-many-cards': (facts) =>
    msg(str`You may choose ${fact(facts, 'most', 'fewer')} campaign cards at most.`, { id: 'campaign-reason.too-many-cards' }),
  'too-many-fielded': (facts) =>
    msg(str`Each player fields ${fact(facts, 'most', 'fewer')} characters at most.`, { id: 'campaign-reason.too-many-fielded' }),
  'too-many-machinations': (facts) =>
    msg(str`You may make ${fact(facts, 'most', 'fewer')} machinations at most.`, { id: 'campaign-reason.too-many-machinations' }),
  'too-many-stones': (facts) =>
    msg(str`There were only ${fact(facts, 'most', 'fewer')} moonstones in this game.`, { id: 'campaign-reason.too-many-stones' }),
  'upgrades-per-character': (facts) =>
    msg(str`A character may have ${fact(facts, 'most', 'fewer')} upgrades at most.`, { id: 'campaign-reason.upgrades-per-character' }),
};

/** True if a refusal in a campaign has a sentence of its own. @internal used by tests only */
export const hasCampaignSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** The reason why something in a campaign is refused, as a sentence. `nameOf` gives the name of a player that a sentence may mention. */
export function campaignReasonText({ code, facts = {} }: Reason, nameOf?: (player: PlayerId) => string): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  const { players } = facts;
  const ids = Array.isArray(players) ? players.filter((player) => typeof player === 'string') : [];
  const named = nameOf && ids.length > 0 ? { ...facts, names: allOf(ids.map(nameOf)) } : facts;
  return sentence ? sentence(named) : msg('The rules of the campaign do not allow that now.', { id: 'campaign-reason.any' });
}
