import { msg, str } from '@lit/localize';
import type { Reason } from '../../rules/terms/reason.ts';
import { plural } from '../language/sentences.ts';
import type { Sentences } from '../reasons/facts.ts';
import { reasonText } from '../reasons/reasons.ts';

/** The words of a club: friends who play from different places. */
export const clubWords = {
  heading: () => msg('Club', { id: 'club.heading' }),
  waitsForYou: () => msg('Waiting for you', { id: 'club.waits' }),
  nothingWaits: () => msg('Nothing is waiting for you.', { id: 'club.nothing-waits' }),
  asHeard: (time: string) => msg(str`Last update: ${time}`, { id: 'club.as-heard' }),
  live: () => msg('Connected', { id: 'club.live' }),
  connecting: () => msg('Connecting to the club …', { id: 'club.connecting' }),
  notConnected: (waits: number) =>
    waits === 0
      ? msg('No connection to the club. Moonrise keeps trying.', { id: 'club.away' })
      : plural(waits, {
          one: () => msg('No connection to the club. One decision is waiting to be sent.', { id: 'club.away-one' }),
          other: () => msg(str`No connection to the club. ${waits} decisions are waiting to be sent.`, { id: 'club.away-more' }),
        }),
  tryNow: () => msg('Try now', { id: 'club.try-now' }),
  drawBack: () => msg('Withdraw', { id: 'match.draw-back' }),
  waitsToBeSaid: () => msg('Waiting to be sent', { id: 'club.to-be-sent' }),
  draft: (about: string, time: string) => msg(str`${about}, decided ${time}`, { id: 'club.draft' }),
  lateAnswer: (sentence: string) =>
    msg(str`A decision that you made without a connection was not accepted. ${sentence}`, { id: 'club.late' }),
  setBack: (time: string) =>
    msg(str`The club was restored from a backup of ${time}. Everything later is lost. Decisions not yet sent from this device are kept.`, {
      id: 'club.set-back',
    }),
  rematchBegun: () => msg('The rematch has begun.', { id: 'club.rematch-begun' }),
  toRematch: () => msg('Go to the rematch', { id: 'club.to-rematch' }),
  personLive: (name: string) => msg(str`${name} is connected`, { id: 'club.person-live' }),
  personAway: (name: string, time: string) => msg(str`${name} has been away since ${time}`, { id: 'club.person-away' }),
  personNotSeen: (name: string) => msg(str`${name} is not connected`, { id: 'club.person-not-seen' }),
  until: (time: string) => msg(str`until ${time}`, { id: 'club.until' }),
  matches: () => msg('Matches', { id: 'club.matches' }),
  liveMatches: () => msg('Live', { id: 'club.live-matches' }),
  over: () => msg('Finished club matches', { id: 'club.over' }),
  play: () => msg('Play', { id: 'club.play' }),
  watch: () => msg('Watch', { id: 'club.watch' }),
  noMatches: () => msg('No match is under way in the club.', { id: 'club.no-matches' }),
  newMatch: () => msg('New club match', { id: 'club.new-match' }),
  pace: () => msg('Pace of play', { id: 'club.pace' }),
  paceLive: () => msg('Live', { id: 'club.pace-live' }),
  paceTurns: (days: number) =>
    plural(days, {
      one: () => msg('Turn by turn, one day to answer', { id: 'club.pace-day' }),
      other: () => msg(str`Turn by turn, ${days} days to answer`, { id: 'club.pace-days' }),
    }),
  pastTime: () => msg('When the time runs out', { id: 'club.past-time' }),
  thenSteward: () => msg('A computer answers', { id: 'club.then-steward' }),
  thenConcede: () => msg('The player concedes', { id: 'club.then-concede' }),
  campaigns: () => msg('Club campaigns', { id: 'club.campaigns' }),
  noCampaigns: () => msg('The club has no campaign yet.', { id: 'club.no-campaigns' }),
  moveIn: () => msg('Move a campaign from this device to the club', { id: 'club.move-in' }),
  moveInMeans: () =>
    msg('From then on each player decides on their own device. The campaign on this device stays as it is.', { id: 'club.move-in-means' }),
  whoIs: (name: string) => msg(str`Member who plays ${name}`, { id: 'club.who-is' }),
  moveOut: () => msg('Copy the campaign to this device', { id: 'club.move-out' }),
  moveOutMeans: () =>
    msg('This device gets a copy of the campaign, secrets included, to play on one tablet. The club’s own campaign stays as it is.', {
      id: 'club.move-out-means',
    }),
  tournaments: () => msg('Club tournaments', { id: 'club.tournaments' }),
  noTournaments: () => msg('The club has no tournament yet.', { id: 'club.no-tournaments' }),
  tournamentName: () => msg('Name of the tournament', { id: 'club.tournament-name' }),
  begin: () => msg('Begin', { id: 'club.begin' }),
  open: () => msg('Open', { id: 'club.open' }),
  people: () => msg('People', { id: 'club.people' }),
  you: (name: string) => msg(str`${name} (you)`, { id: 'club.you' }),
  forgotten: () => msg('A former member', { id: 'club.forgotten' }),
  role: (role: string) => {
    switch (role) {
      case 'organiser':
        return msg('Organiser', { id: 'club.organiser' });
      case 'watcher':
        return msg('Spectator', { id: 'club.watcher' });
      default:
        return msg('Player', { id: 'club.player' });
    }
  },
  invite: () => msg('Invite a player', { id: 'club.invite' }),
  inviteMeans: () => msg('This link works once, for 14 days. Send it to one person.', { id: 'club.invite-means' }),
  anew: (name: string) => msg(str`Invite ${name} again`, { id: 'club.invite-again' }),
  link: () => msg('Link', { id: 'club.link' }),
  copy: () => msg('Copy the link', { id: 'club.copy' }),
  copied: () => msg('The link has been copied.', { id: 'club.copied' }),
  watchLink: () => msg('Spectator link', { id: 'club.watch-link' }),
  watchLinkMeans: () =>
    msg('A person with this link can watch all the club’s matches, but sees no hands. You may share it. A new link replaces the old one.', {
      id: 'club.watch-link-means',
    }),
  newWatchLink: () => msg('Make a new link', { id: 'club.watch-link-new' }),
  endWatchLink: () => msg('Turn off the link', { id: 'club.watch-link-end' }),
  watchWhat: () =>
    msg('With this link you can watch the club’s matches. You cannot play, and hands are not shown.', {
      id: 'club.watch-what',
    }),
  watching: () => msg('You are watching this club through a link.', { id: 'club.watching' }),
  stopWatching: () => msg('Remove the club from this device', { id: 'club.stop-watching' }),
  push: () => msg('Notify me when something is waiting', { id: 'club.push' }),
  pushMeans: () =>
    msg(
      'For turn-by-turn matches, campaigns and tournaments: this device notifies you when something is waiting, even while Moonrise is closed. The notification goes through the browser maker’s service and names no match.',
      {
        id: 'club.push-means',
      },
    ),
  pushSays: () => msg('Something in your club is waiting for you.', { id: 'club.push-says' }),
  pushRefused: () =>
    msg('This browser does not allow notifications. You can allow them in its settings for this page.', { id: 'club.push-refused' }),
  everything: () => msg('Save a backup of the club', { id: 'club.everything' }),
  everythingMeans: () =>
    msg('A file with everything in the club, every hand and every hidden plan included. Another server can carry on from it.', {
      id: 'club.everything-means',
    }),
  newDevice: () => msg('Add another device', { id: 'club.new-device' }),
  newDeviceMeans: () =>
    msg('Open this link on your other device within the hour. It works once, and that device plays as you.', {
      id: 'club.new-device-means',
    }),
  devices: () => msg('Your devices', { id: 'club.devices' }),
  deviceSince: (day: string) => msg(str`Added ${day}`, { id: 'club.device-since' }),
  thisDevice: () => msg('This device', { id: 'club.this-device' }),
  bareDevice: () => msg('without a secure key', { id: 'club.bare-device' }),
  takeOut: () => msg('Remove', { id: 'club.take-out' }),
  takeOutMeans: () => msg('A removed device can no longer connect to the club.', { id: 'club.take-out-means' }),
  name: () => msg('Your name in the club', { id: 'club.name' }),
  saveName: () => msg('Save the name', { id: 'club.save-name' }),
  leave: () => msg('Leave the club', { id: 'club.leave' }),
  leaveMeans: () =>
    msg('Your matches go on without you, as their players agreed. An invitation brings you back.', { id: 'club.leave-means' }),
  forgetMe: () => msg('Leave and delete my data', { id: 'club.forget-me' }),
  forgetMeans: () => msg('The club deletes your name and your devices for good. Its logs keep only a number.', { id: 'club.forget-means' }),
  lastOrganiser: () =>
    msg('You are the last organiser. Make another member an organiser first. The owner of the server can make a link for a new one.', {
      id: 'club.last-organiser',
    }),
  makeOrganiser: (name: string) => msg(str`Make ${name} an organiser`, { id: 'club.make-organiser' }),
  joinHeading: () => msg('Join a club', { id: 'club.join-heading' }),
  joinWhat: () =>
    msg('A club is a group of friends who play on their own devices: matches, live or turn by turn, campaigns and tournaments.', {
      id: 'club.join-what',
    }),
  joinOwner: () =>
    msg('The owner of the server that runs the club can read everything that is played there: every hand, every hidden plan.', {
      id: 'club.join-owner',
    }),
  joinKept: () =>
    msg('The club stores the name you give and the key of this device. There is no account and no password.', { id: 'club.join-kept' }),
  joinBare: () =>
    msg(
      'This connection is not encrypted: others on the network can read the key of this device, and the app cannot be installed. The club should use https.',
      {
        id: 'club.join-bare',
      },
    ),
  joinElsewhere: () =>
    msg(
      'This window belongs to another app, or Moonrise is not installed here yet, so your usual browser would not know that you have joined. Copy the link and open it in that browser.',
      { id: 'club.join-elsewhere' },
    ),
  joinClub: (name: string) => msg(str`Join ${name}`, { id: 'club.join-club' }),
  join: () => msg('Join', { id: 'club.join' }),
  joining: () => msg('Joining …', { id: 'club.joining' }),
  joined: () => msg('This device is already in the club.', { id: 'club.joined' }),
  toClub: () => msg('Go to the club', { id: 'club.to-club' }),
  unreachable: () => msg('The club cannot be reached. Check the connection and try again.', { id: 'club.unreachable' }),
  notJoined: () => msg('This device is not in a club. Open an invitation link to join one.', { id: 'club.not-joined' }),
  closed: (closing: string) => {
    switch (closing) {
      case 'edition':
      case 'other-rules':
        return msg('The club uses a newer version of Moonrise. Update this device.', { id: 'club.newer-club' });
      case 'older-club':
        return msg('This device has a newer version of Moonrise than the club. The organiser must update the club.', {
          id: 'club.older-club',
        });
      case 'revoked':
        return msg('This device has been taken out of the club.', { id: 'club.revoked' });
      case 'damaged':
        return msg('The match is damaged. The organiser can restore a copy.', { id: 'club.damaged' });
      case 'crowded':
        return msg('The club is full at the moment. Moonrise will try again.', { id: 'club.crowded' });
      default:
        return msg('The club has closed the connection.', { id: 'club.closed' });
    }
  },
  update: () => msg('Update Moonrise', { id: 'club.update' }),
  kept: () => msg('The match is saved among the matches on this device.', { id: 'club.kept' }),
  replay: () => msg('Watch the replay', { id: 'club.replay' }),
  orders: () => msg('Standing orders', { id: 'club.orders' }),
  ordersMeans: () => msg('The match goes on while you sleep.', { id: 'club.orders-means' }),
  steward: () => msg('A computer answers for me', { id: 'club.steward' }),
  stewardMeans: () =>
    msg('It answers reactions, claims and calls from what you can see, and the log marks its answers.', { id: 'club.steward-means' }),
  stewardFor: (how: string) => {
    switch (how) {
      case 'window':
        return msg('Just this once', { id: 'club.steward-once' });
      case 'tonight':
        return msg('Until tomorrow', { id: 'club.steward-tonight' });
      case 'always':
        return msg('Always', { id: 'club.steward-always' });
      default:
        return msg('Never', { id: 'club.steward-never' });
    }
  },
  wake: () => msg('Let me answer myself when', { id: 'club.wake' }),
  wakeMelee: () => msg('a melee begins', { id: 'club.wake-melee' }),
  wakeNamed: (model: string) => msg(str`${model} is named`, { id: 'club.wake-named' }),
  wakeNear: () => msg('an enemy comes within 6″', { id: 'club.wake-near' }),
  holiday: (days: number) =>
    plural(days, {
      one: () => msg('One day of holiday is left', { id: 'club.holiday-one' }),
      other: () => msg(str`${days} days of holiday are left`, { id: 'club.holiday' }),
    }),
  takeHoliday: () => msg('Take a day off', { id: 'club.take-holiday' }),
  yourTable: (table: number) => msg(str`Your table: ${table}`, { id: 'club.your-table' }),
  noRound: () => msg('The next round is not paired yet.', { id: 'club.no-round' }),
  claimedBy: (name: string, result: string) => msg(str`${name} has entered: ${result}`, { id: 'club.claimed-by' }),
  claimWaits: () => msg('The result counts once the other player confirms it.', { id: 'club.claim-waits' }),
  confirm: () => msg('That is right', { id: 'club.confirm' }),
  accept: () => msg('Accept the result', { id: 'club.accept' }),
  dispute: () => msg('That is wrong', { id: 'club.dispute' }),
  disputeWhy: () => msg('What is wrong', { id: 'club.dispute-why' }),
  disputed: (name: string, note: string) => msg(str`${name} says it is wrong: ${note}`, { id: 'club.disputed' }),
  enterTournament: () => msg('Take part', { id: 'club.enter-tournament' }),
  withdraw: () => msg('Withdraw', { id: 'club.withdraw' }),
  resultOf: (game: string) => msg(str`The result of ${game}`, { id: 'club.result-of' }),
  whichCampaign: () => msg('Campaigns on this device', { id: 'club.which-campaign' }),
  noneToMove: () => msg('There is no campaign on this device. Begin one, then move it into the club.', { id: 'club.none-to-move' }),
  moveThis: (name: string) => msg(str`Move ${name} into the club`, { id: 'club.move-this' }),
  what: (kind: string) => {
    switch (kind) {
      case 'match':
        return msg('Match', { id: 'club.a-match' });
      case 'campaign':
        return msg('Campaign', { id: 'club.a-campaign' });
      case 'tournament':
        return msg('Tournament', { id: 'club.a-tournament' });
      default:
        return msg('Club', { id: 'club.heading' });
    }
  },
};

const SENTENCES: Sentences = {
  'no-such-invitation': () => msg('This link is not valid, or has been used. Ask for a new one.', { id: 'club-reason.no-such-invitation' }),
  'no-such-link': () => msg('This link is not valid, or has been used. Ask for a new one.', { id: 'club-reason.no-such-invitation' }),
  'asked-otherwise': () => msg('The question has changed in the meantime.', { id: 'club-reason.moved' }),
  'last-organiser': () => clubWords.lastOrganiser(),
  'organisers-only': () => msg('Only an organiser of the club may do this.', { id: 'club-reason.organisers-only' }),
  'chamberlain-only': () => msg('Only the Wizard Chamberlain may do that.', { id: 'campaign-reason.chamberlain-only' }),
  'members-only': () => msg('Only a member of the club may do this.', { id: 'club-reason.members-only' }),
  'players-only': () => msg('A member who only watches cannot begin anything in the club.', { id: 'club-reason.players-only' }),
  'not-your-seat': () => msg('Another member plays this seat.', { id: 'club-reason.not-your-seat' }),
  'not-your-game': () => msg('Other players play this game.', { id: 'club-reason.not-your-game' }),
  'not-yours-to-confirm': () =>
    msg('The other player of the game confirms or disputes the result.', { id: 'club-reason.not-yours-to-confirm' }),
  'not-a-player': () => msg('You do not play in this campaign.', { id: 'club-reason.not-a-player' }),
  'claim-it': () =>
    msg('Enter the result as a player of the game: it counts once the other player confirms it.', { id: 'club-reason.claim-it' }),
  'no-such-claim': () => msg('The result has been confirmed or replaced already.', { id: 'club-reason.no-such-claim' }),
  'no-such-member': () => msg('One of these members has left the club.', { id: 'club-reason.no-such-member' }),
  'no-such-device': () => msg('That device is not in the club.', { id: 'club-reason.no-such-device' }),
  'no-such-game': () => msg('The campaign has no such game now.', { id: 'club-reason.no-such-game' }),
  'no-such-campaign': () => msg('The club has no such campaign.', { id: 'club-reason.no-such-campaign' }),
  'no-such-tournament': () => msg('The club has no such tournament.', { id: 'club-reason.no-such-tournament' }),
  'campaign-damaged': () => msg('The campaign cannot be read. Nothing was moved.', { id: 'club-reason.campaign-damaged' }),
  'campaign-lays-out': () => msg('The campaign sets up its games itself.', { id: 'club-reason.campaign-lays-out' }),
  'match-not-over': () => msg('The match is not over yet.', { id: 'club-reason.match-not-over' }),
  'too-many-matches': () => msg('The club has too many matches at the moment. Try again in a minute.', { id: 'club-reason.too-many' }),
  'not-signed': () => clubWords.closed('revoked'),
  'not-joined': () => clubWords.notJoined(),
  'no-name': () => msg('Enter a name.', { id: 'club-reason.no-name' }),
  'no-push': () => msg('This club does not send notifications.', { id: 'club-reason.no-push' }),
  founded: () => msg('The club has been founded already.', { id: 'club-reason.founded' }),
  malformed: () => msg('The club does not understand this. Update this device.', { id: 'club-reason.malformed' }),
  'drawn-back': () => msg('The decision was withdrawn.', { id: 'club-reason.drawn-back' }),
  fault: () => msg('The club could not save this. Try again.', { id: 'club-reason.not-kept' }),
  'not-kept-full': () =>
    msg('The club’s disk is full. Nothing was saved; try again once its owner has freed some space.', { id: 'club-reason.full' }),
  'not-kept-unknown': () => msg('The club could not save this. Try again.', { id: 'club-reason.not-kept' }),
  'not-kept-moved': () => msg('The club could not save this. Try again.', { id: 'club-reason.not-kept' }),
};

/** True if a refusal of the club has a sentence of its own. */
export const hasClubSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** The reason why the club has refused something, as a sentence. */
export function clubReasonText(reason: Reason): string {
  const { code, facts = {} } = reason;
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return sentence ? sentence(facts) : reasonText(reason);
}
