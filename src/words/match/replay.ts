import { msg, str } from '@lit/localize';
import { titles } from '../app/titles.ts';

// The words for looking back at a match.

export const replayWords = {
  heading: titles.replay,
  replay: () => msg('Replay', { id: 'replay.open' }),
  replayOf: (title: string) => msg(str`Replay ${title}`, { id: 'replay.of' }),
  back: () => msg('Back to the match', { id: 'replay.back' }),
  whose: () => msg('From whose point of view?', { id: 'replay.whose' }),
  whoseText: () =>
    msg(
      'The match is not over, so hands stay hidden. You can see what everyone saw, or what one of you knew: then only that player should hold the tablet.',
      {
        id: 'replay.whose-text',
      },
    ),
  everybody: () => msg('What everyone saw', { id: 'replay.everybody' }),
  everything: () => msg('Everything, including hands', { id: 'replay.everything' }),
  asSeat: (name: string) => msg(str`What ${name} knew`, { id: 'replay.as-seat' }),
  handTo: (name: string) => msg(str`Hand the tablet to ${name}`, { id: 'replay.hand-to' }),
  isSeat: (name: string) => msg(str`I am ${name}`, { id: 'replay.is-seat' }),
  eyes: () => msg('Point of view', { id: 'replay.eyes' }),
  play: () => msg('Play', { id: 'replay.play' }),
  pause: () => msg('Pause', { id: 'replay.pause' }),
  stepBack: () => msg('One decision back', { id: 'replay.step-back' }),
  stepOn: () => msg('One decision on', { id: 'replay.step-on' }),
  turnBack: () => msg('To the turn before', { id: 'replay.turn-back' }),
  turnOn: () => msg('To the next turn', { id: 'replay.turn-on' }),
  scrub: () => msg('Decision', { id: 'replay.scrub' }),
  where: (step: number, last: number) => msg(str`Decision ${step} of ${last}`, { id: 'replay.where' }),
  turn: (turn: number) => msg(str`Turn ${turn}`, { id: 'replay.turn' }),
  suddenDeath: () => msg('Sudden Death', { id: 'replay.sudden-death' }),
  setup: () => msg('Before the first turn', { id: 'replay.setup' }),
  speed: (times: number) => msg(str`Speed: ${times} times`, { id: 'replay.speed' }),
  times: (times: number) => `${times}×`,
  moments: () => msg('What decided it', { id: 'replay.moments' }),
  playOn: () => msg('Play on from here', { id: 'replay.play-on' }),
  playOnMeans: () =>
    msg('A separate match starts here; this one stays as it is. Hands are as they are at this point; unseen cards are reshuffled.', {
      id: 'replay.play-on-means',
    }),
  beginHere: () => msg('Start here', { id: 'replay.begin-here' }),
  playedOn: (title: string, turn: number) => msg(str`${title}, played on from turn ${turn}`, { id: 'replay.played-on' }),
  quiet: () => msg('There was nothing to see.', { id: 'replay.quiet' }),
  decided: (name: string) => msg(str`${name} decides`, { id: 'replay.decided' }),
  share: () => msg('Share as a file', { id: 'replay.share' }),
  shareFinished: () => msg('The match is over, so anyone may read the file.', { id: 'replay.share-finished' }),
  shareOpen: () =>
    msg('The match is not over. The file is for moving it to another device: it contains every hand and the order of the decks.', {
      id: 'replay.share-open',
    }),
  shareAnyway: () => msg('Save it anyway', { id: 'replay.share-anyway' }),
  cancel: () => msg('Cancel', { id: 'replay.cancel' }),
  readFile: () => msg('Open a match from a file …', { id: 'replay.read-file' }),
  readFileText: () => msg('To continue it here, or to watch it again', { id: 'replay.read-file-text' }),
  chooseFile: () => msg('Match file', { id: 'replay.choose-file' }),
  fileRead: () => msg('The match is on this device now.', { id: 'replay.file-read' }),
  fileKnown: () => msg('This match is on this device already. Nothing was changed.', { id: 'replay.file-known' }),
  fileContinued: () => msg('The match was here already; its later decisions were added.', { id: 'replay.file-continued' }),
  fileForked: () => msg('This match went differently from the one on this device. Both are now saved.', { id: 'replay.file-forked' }),
  fileReadOpen: () =>
    msg('The match is on this device now. The file contains every hand: keep it where the other players cannot see it.', {
      id: 'replay.file-read-open',
    }),
};
