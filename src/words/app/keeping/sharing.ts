import { msg, str } from '@lit/localize';
import { allOf } from '../../language/sentences.ts';

/** The reason why a code is refused, in a sentence; the codes are those of a file's fault. */
export function codeFault({ code, where }: { code: string; where?: string }): string {
  switch (code) {
    case 'not-ours':
      return msg('Moonrise cannot read this code. Nothing was changed.', { id: 'code.not-ours' });
    case 'too-large':
      return msg('This code is larger than Moonrise can use. Nothing was changed.', { id: 'code.too-large' });
    case 'newer':
      return msg('This code was written by a newer program. Update Moonrise and try again. Nothing was changed.', { id: 'code.newer' });
    case 'wrong-kind':
      return msg('This code contains something that Moonrise does not know. Nothing was changed.', { id: 'code.wrong-kind' });
    case 'wrong-shape':
      return where
        ? msg(str`Part of this code is not valid (at ${where}). Nothing was changed.`, { id: 'code.wrong-shape-at' })
        : msg('This code is not valid. Nothing was changed.', { id: 'code.wrong-shape' });
    default:
      return msg('This code is damaged; part of it may be missing. Nothing was changed.', { id: 'code.damaged' });
  }
}

export const sharingWords = {
  text: (): string =>
    msg(
      'A troupe, a board, a pack of cards, a match or a campaign that another player has shared: as letters, a link, a picture or a file. You can also read codes from Lunachron (its transfer code included), codes from the web troupe builder (MS1) and plain lists of names.',
      {
        id: 'share.text',
      },
    ),
  transferArrived: (): string => msg('From Lunachron', { id: 'share.transfer-arrived' }),
  keepTransfer: (): string => msg('Keep these troupes', { id: 'share.keep-transfer' }),
  campaignsLeft: (names: readonly string[]): string =>
    msg(str`Campaigns of Lunachron stay there: ${allOf(names)}. Enter their weeks in a new campaign.`, { id: 'share.campaigns-left' }),
  resultsLeft: (): string =>
    msg('Games played there are shown here, but players’ records count only Moonrise matches.', { id: 'share.results-left' }),
  foreignResult: (day: string, sides: string, winner: string | null): string =>
    winner === null
      ? msg(str`${day}: ${sides}. A draw.`, { id: 'share.foreign-draw' })
      : msg(str`${day}: ${sides}. ${winner} won.`, { id: 'share.foreign-won' }),
  paste: (): string => msg('Code, link or list of names', { id: 'share.paste' }),
  read: (): string => msg('Read it', { id: 'share.read' }),
  camera: (): string => msg('Use the camera', { id: 'share.camera' }),
  cameraStop: (): string => msg('Stop the camera', { id: 'share.camera-stop' }),
  cameraNone: (): string =>
    msg('The camera cannot be used here. Take a picture of the code and open it, or paste the letters.', { id: 'share.camera-none' }),
  cameraSays: (): string => msg('Hold the picture in front of the camera', { id: 'share.camera-says' }),
  file: (): string => msg('From a file or picture', { id: 'share.file' }),
  chooseFile: (): string => msg('File or picture', { id: 'share.choose-file' }),
  noPicture: (): string =>
    msg('No code was found in this picture. Take it again, closer and straighter. Nothing was changed.', { id: 'share.no-picture' }),
  reading: (): string => msg('Reading …', { id: 'share.reading' }),
  readingShare: (percent: number): string => msg(str`Reading: ${percent}%`, { id: 'share.reading-share' }),
  stopReading: (): string => msg('Stop', { id: 'share.stop-reading' }),
  tooLarge: (): string => msg('This is too large to be a Moonrise code or file. Nothing was changed.', { id: 'share.too-large' }),
  nothingGiven: (): string => msg('There is nothing to read yet.', { id: 'share.nothing' }),
  isBackup: (): string => msg('This is a backup: restore it under Settings. Nothing was changed.', { id: 'share.is-backup' }),
  waiting: (have: readonly number[], parts: number, otherSeries: readonly { have: number; parts: number }[] = []): string =>
    [
      msg(str`Pictures read so far: ${allOf(have.map(String))} of ${parts}. Continue with the others.`, { id: 'share.waiting' }),
      ...otherSeries.map((series) =>
        msg(str`The other series is not lost: ${series.have} of ${series.parts} pictures of it have been read.`, {
          id: 'share.other-series',
        }),
      ),
    ].join(' '),
  troupeArrived: (name: string): string => msg(str`The troupe ${name}`, { id: 'share.troupe-arrived' }),
  boardArrived: (name: string): string => msg(str`The board ${name}`, { id: 'share.board-arrived' }),
  matchArrived: (name: string): string => msg(str`The match ${name}`, { id: 'share.match-arrived' }),
  campaignArrived: (name: string): string => msg(str`The campaign ${name}`, { id: 'share.campaign-arrived' }),
  matchNamed: (names: readonly string[]): string => allOf(names),
  nobody: (): string => msg('It has no characters.', { id: 'share.nobody' }),
  keepTroupe: (): string => msg('Save the troupe', { id: 'share.keep-troupe' }),
  keepBoard: (): string => msg('Save the board', { id: 'share.keep-board' }),
  keepCampaign: (): string => msg('Save the campaign', { id: 'share.keep-campaign' }),
  keepMatch: (): string => msg('Save the match', { id: 'share.keep-match' }),
  leave: (): string => msg('Cancel', { id: 'share.leave' }),
  notHere: (names: readonly string[]): string =>
    msg(str`Moonrise does not have ${allOf(names)} yet. They stay in the troupe, by name.`, { id: 'share.not-here' }),
  leftUnknown: (names: readonly string[]): string => msg(str`Unknown, left out: ${allOf(names)}.`, { id: 'share.left-unknown' }),
  leftCards: (names: readonly string[]): string =>
    msg(str`Campaign cards do not belong to a troupe; left out: ${allOf(names)}.`, { id: 'share.left-cards' }),
  leftBearerless: (names: readonly string[]): string =>
    msg(str`Upgrades without a character, left out: ${allOf(names)}.`, { id: 'share.left-bearerless' }),

  shareHeading: (title: string): string => msg(str`Share ${title}`, { id: 'share.share-heading' }),
  picture: (title: string): string => msg(str`Picture with the code of ${title}`, { id: 'share.picture' }),
  turnPictures: (): string => msg('Show the pictures in turn', { id: 'share.turn' }),
  stopTurning: (): string => msg('Stop', { id: 'share.turn-stop' }),
  pictureOf: (part: number, parts: number): string => msg(str`Picture ${part} of ${parts}`, { id: 'share.picture-of' }),
  next: (): string => msg('Next picture', { id: 'share.next' }),
  previous: (): string => msg('Previous picture', { id: 'share.previous' }),
  noPictures: (): string => msg('It is too large for pictures: share it as a file.', { id: 'share.no-pictures' }),
  letters: (): string => msg('The code in letters', { id: 'share.letters' }),
  keptHere: (): string =>
    msg(
      'This browser opens the link and saves what it holds. An app on the home screen has its own storage: copy the code and paste it there.',
      {
        id: 'share.kept-here',
      },
    ),
  copyCode: (): string => msg('Copy the code', { id: 'share.copy-code' }),
  copyList: (): string => msg('Copy as text', { id: 'share.copy-list' }),
  copyLink: (): string => msg('Copy a link', { id: 'share.copy-link' }),
  sendFile: (): string => msg('As a file', { id: 'share.send-file' }),
  savePicture: (): string => msg('Save the picture', { id: 'share.save-picture' }),
  copied: (): string => msg('Copied.', { id: 'share.copied' }),
  copyByHand: (): string =>
    msg('The browser does not allow copying here. The letters are selected: copy them yourself.', { id: 'share.by-hand' }),
  sealed: (): string =>
    msg('This match is not over. The file or code contains every hand: do not give it to anyone who is still playing it.', {
      id: 'share.sealed',
    }),
  sealedCampaign: (): string =>
    msg(
      'The file or code contains every player’s secrets: rosters not locked yet, machinations, campaign cards. Do not give it to anyone who is still playing.',
      {
        id: 'share.sealed-campaign',
      },
    ),
  forOthers: (): string => msg('For other programs', { id: 'share.for-others' }),
  program: (program: 'lunachron' | 'builder'): string =>
    program === 'lunachron' ? msg('Lunachron', { id: 'share.lunachron' }) : msg('Web troupe builder', { id: 'share.builder' }),
  copyFor: (program: string): string => msg(str`Copy the code for ${program}`, { id: 'share.copy-for' }),
  leaves: (names: readonly string[]): string => msg(str`Cannot include ${allOf(names)}.`, { id: 'share.leaves' }),
};
