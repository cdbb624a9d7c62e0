import { msg, str } from '@lit/localize';

/** Further screens of a match: phones, tablets, a second window. */
export const glassesWords = {
  heading: () => msg('Other screens', { id: 'glasses.heading' }),
  means: () => msg('A phone for each hand, a tablet for each player, or a screen to watch', { id: 'glasses.means' }),
  joinMeans: () => msg('Use this device as a hand, a seat or a screen of a match on another device.', { id: 'glasses.join-means' }),
  waiting: () => msg('Waiting for the table. The match must be open on its device.', { id: 'glasses.waiting' }),
  rests: () => msg('The table is busy with something else. This screen will continue with the next match.', { id: 'glasses.rests' }),
  answersThere: (name: string) => msg(str`${name} answers on a phone`, { id: 'glasses.answers-there' }),
  hasAnswered: (name: string) => msg(str`${name} has answered`, { id: 'glasses.has-answered' }),
  campaignMeans: () =>
    msg(
      'On a phone, a player plans machinations and chooses campaign cards, and none of it is shown here. In a game the phone shows the player’s hand.',
      { id: 'glasses.campaign-means' },
    ),
  noLine: () => msg('No connection to the table. Moonrise keeps trying.', { id: 'glasses.no-line' }),
  hostCannotSave: () => msg('The device with the match cannot save at the moment.', { id: 'glasses.host-unsaved' }),
  ended: (ending: string) => {
    switch (ending) {
      case 'edition':
        return msg('The devices have different versions of Moonrise. Update both.', { id: 'glasses.edition' });
      case 'taken':
        return msg('Another screen has taken this place.', { id: 'glasses.taken' });
      case 'moved':
        return msg('The match has moved to another device. Connect to that one.', { id: 'glasses.moved' });
      default:
        return msg('The table has closed the connection.', { id: 'glasses.closed' });
    }
  },
  secondWindow: () => msg('Watch in a second window', { id: 'glasses.second-window' }),
  secondWindowMeans: () =>
    msg('For a projector or a stream. It shows only what all players may see.', { id: 'glasses.second-window-means' }),
  handOf: (name: string) => msg(str`Hand of ${name}`, { id: 'glasses.hand-of' }),
  seatOf: (name: string) => msg(str`Seat of ${name}`, { id: 'glasses.seat-of' }),
  watching: () => msg('Watch', { id: 'glasses.watch' }),
  onAnother: () => msg('On another device', { id: 'glasses.on-another' }),
  noCards: () => msg('No cards in hand', { id: 'glasses.no-cards' }),
  onBoard: () => msg('You decide at the board', { id: 'glasses.on-board' }),
  away: (name: string) => msg(str`${name} is away`, { id: 'glasses.away' }),
  shaky: (name: string) => msg(str`${name}: unstable connection`, { id: 'glasses.shaky' }),
  goOnHere: () => msg('Continue here', { id: 'glasses.go-on-here' }),
  dismiss: () => msg('Remove this screen', { id: 'glasses.dismiss' }),
  handOver: () => msg('Hand the match over', { id: 'glasses.hand-over' }),
  handOverMeans: () =>
    msg(
      'The match and all hands move to the other device, and this one becomes one of its screens. All players should agree. A new device must first join as a screen to watch.',
      { id: 'glasses.hand-over-means' },
    ),
  handOverTo: (name: string) => msg(str`Hand over to: ${name}`, { id: 'glasses.hand-over-to' }),
  handingOver: () => msg('Waiting for the other device to accept …', { id: 'glasses.handing-over' }),
  handedOver: (how: 'refused' | 'failed') =>
    how === 'refused'
      ? msg('The other device has declined. Nothing has changed.', { id: 'glasses.hand-over-refused' })
      : msg('The match could not be handed over. Nothing has changed.', { id: 'glasses.hand-over-failed' }),
  offered: () => msg('Take the match over?', { id: 'glasses.offered' }),
  offeredMeans: () =>
    msg('The match and all hands move to this device, and play goes on here. The other device becomes one of its screens.', {
      id: 'glasses.offered-means',
    }),
  takeOver: () => msg('Take it over', { id: 'glasses.take-over' }),
  decline: () => msg('Decline', { id: 'glasses.decline' }),
  taking: () => msg('The match is moving to this device …', { id: 'glasses.taking' }),
  show: () => msg('Hold the screen of each device up to the camera of the other.', { id: 'glasses.show' }),
  showTable: () => msg('Now hold this screen up to the camera of the table.', { id: 'glasses.show-table' }),
  once: () =>
    msg('Both devices must be on the same Wi-Fi or hotspot, and must have opened Moonrise before. No internet is needed.', {
      id: 'glasses.once',
    }),
  letters: () => msg('Use letters instead of pictures', { id: 'glasses.letters' }),
  picture: () => msg('Code of this device', { id: 'glasses.picture' }),
  paste: () => msg('Code of the other device', { id: 'glasses.paste' }),
  connect: () => msg('Connect', { id: 'glasses.connect' }),
  connecting: () => msg('Connecting …', { id: 'glasses.connecting' }),
  noCamera: () =>
    msg('The camera cannot be used here. Allow it in the browser’s settings, or copy the letters of each device to the other.', {
      id: 'glasses.no-camera',
    }),
  noReturn: () =>
    msg('This browser cannot remember the table: if you close Moonrise here, connect both devices again.', {
      id: 'glasses.no-return',
    }),
  anew: () => msg('Connect again', { id: 'glasses.anew' }),
  fault: (fault: string) => {
    switch (fault) {
      case 'address':
        return msg('This device is not on a network. Connect both to the same Wi-Fi, or to a phone’s hotspot.', {
          id: 'glasses.no-address',
        });
      case 'silence':
        return msg(
          'The devices cannot reach each other. Use the same Wi-Fi or a phone’s hotspot, and switch off VPN and private relay in the device’s settings.',
          { id: 'glasses.silence' },
        );
      case 'denied':
        return msg('The browser blocks connections on the local network. Allow them for Moonrise in its settings.', {
          id: 'glasses.denied',
        });
      case 'code':
        return msg('This is not a code from another device.', { id: 'glasses.no-code' });
      default:
        return msg('This browser cannot connect to another device.', { id: 'glasses.unsupported' });
    }
  },
};
