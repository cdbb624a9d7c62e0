import { msg, str } from '@lit/localize';
import type { Goal, ProductKind, ShelfSort, Stage } from '../../cabinet/terms.ts';
import { allOf, headed, plural } from '../language/sentences.ts';
import { modelsNamed } from './models-named.ts';

// The words of the cabinet's screens.

const STAGE_NAMES: Record<Stage, () => string> = {
  boxed: () => msg('boxed', { id: 'shelf.boxed' }),
  built: () => msg('built', { id: 'shelf.built' }),
  primed: () => msg('primed', { id: 'shelf.primed' }),
  begun: () => msg('begun', { id: 'shelf.begun' }),
  playable: () => msg('playable', { id: 'shelf.playable' }),
  finished: () => msg('finished', { id: 'shelf.finished' }),
};
/** The stage within a sentence. */
export const stageName = (stage: Stage): string => STAGE_NAMES[stage]();

const SORT_NAMES: Record<ShelfSort, () => string> = {
  people: () => msg('People', { id: 'shelf.people' }),
  faction: () => msg('Faction', { id: 'compendium.factions' }),
  product: () => msg('Box', { id: 'shelf.box' }),
  stage: () => msg('Stage', { id: 'shelf.stage' }),
  gaps: () => msg('Gaps', { id: 'shelf.gaps' }),
};
export const sortName = (sort: ShelfSort): string => SORT_NAMES[sort]();

const KIND_NAMES: Record<ProductKind, () => string> = {
  starter: () => msg('Starter set', { id: 'shelf.starter' }),
  'troupe-box': () => msg('Troupe box', { id: 'shelf.troupe-box' }),
  single: () => msg('Single figure', { id: 'shelf.single' }),
  limited: () => msg('Limited', { id: 'shelf.limited' }),
};
export const kindName = (kind: ProductKind): string => KIND_NAMES[kind]();

const GOAL_NAMES: Record<Goal, () => string> = {
  'first-troupe': () => msg('Towards six a side', { id: 'shelf.goal-first' }),
  friends: () => msg('Goes best with your models', { id: 'shelf.goal-friends' }),
  'new-roles': () => msg('Roles that your models lack', { id: 'shelf.goal-roles' }),
  completes: () => msg('Completes a box that you have begun', { id: 'shelf.goal-completes' }),
};
export const goalName = (goal: Goal): string => GOAL_NAMES[goal]();

/** The words of a coin besides its name and its stage. */
export const coinWords = {
  missing: () => msg('missing', { id: 'shelf.missing' }),
  copies: (count: number) => msg(str`${count} copies`, { id: 'shelf.copies' }),
  lent: () => msg('lent', { id: 'shelf.lent' }),
  guest: () => msg('borrowed', { id: 'shelf.guest' }),
  wished: () => msg('wished for', { id: 'shelf.wished' }),
};

export const shelfWords = {
  add: () => msg('Add', { id: 'shelf.add' }),
  field: () => msg('Field', { id: 'shelf.field' }),
  next: () => msg('Next', { id: 'shelf.next' }),
  paint: () => msg('Paint', { id: 'shelf.paint' }),
  listsIn: () => msg('Paste a list', { id: 'shelf.lists-in' }),
  listsOut: () => msg('Share', { id: 'troupe.share-it' }),
  more: () => msg('More', { id: 'kit.more' }),
  cabinets: () => msg('Cabinets', { id: 'shelf.cabinets' }),
  cabinet: () => msg('Cabinet', { id: 'shelf.cabinet' }),
  newCabinet: () => msg('New cabinet', { id: 'shelf.new-cabinet' }),
  by: () => msg('Shelves by', { id: 'shelf.by' }),
  find: () => msg('Find', { id: 'compendium.find' }),
  figures: (count: number, painted: number) =>
    plural(count, {
      one: () => msg(str`${count} figure, ${painted} painted`, { id: 'shelf.figures-one' }),
      other: () => msg(str`${count} figures, ${painted} painted`, { id: 'shelf.figures' }),
    }),
  share: (count: number, all: number) => msg(str`${count} of ${all}`, { id: 'shelf.share' }),
  others: () => msg('Others', { id: 'shelf.others' }),
  none: () => msg('Nothing found', { id: 'shelf.none' }),
  legend: () => msg('How to read a coin', { id: 'shelf.legend' }),
  touch: () => msg('Tap an outline if you have the figure. Press and hold to add one more.', { id: 'shelf.touch' }),
  keys: () =>
    msg('Keys: arrows move, Space here, + and − copies, P next stage, Shift-P back, L lend, W wish, N note, / find, Ctrl-Z undo.', {
      id: 'shelf.keys',
    }),
  emptyText: () => msg('Add a box, or tap the outlines of the figures you have.', { id: 'shelf.empty-text' }),
  undo: () => msg('Undo', { id: 'home.undo' }),

  addHeading: () => msg('Add a box', { id: 'shelf.add-heading' }),
  alreadyPlayable: () => msg('All playable already', { id: 'shelf.already-playable' }),
  takeBack: (name: string) => msg(str`Remove ${name}`, { id: 'shelf.take-back' }),
  second: () => msg('Second one', { id: 'shelf.second' }),

  isHere: () => msg('I have it', { id: 'shelf.is-here' }),
  onceMore: () => msg('One more', { id: 'shelf.once-more' }),
  oneLess: () => msg('One less', { id: 'shelf.one-less' }),
  wish: () => msg('Wish for it', { id: 'shelf.wish' }),
  lend: () => msg('Lend', { id: 'shelf.lend' }),
  borrow: () => msg('Borrow', { id: 'shelf.borrow' }),
  comesBack: () => msg('Returned', { id: 'shelf.comes-back' }),
  gone: () => msg('Sold or lost', { id: 'shelf.gone' }),
  goneOnes: (count: number) => msg(str`Sold or lost: ${count}`, { id: 'shelf.gone-ones' }),
  toWhom: () => msg('To whom?', { id: 'shelf.to-whom' }),
  ofWhom: () => msg('From whom?', { id: 'shelf.of-whom' }),
  copy: (place: number) => msg(str`Copy ${place}`, { id: 'shelf.copy' }),
  isWith: (name: string) => msg(str`with ${name}`, { id: 'shelf.is-with' }),
  isOf: (name: string) => msg(str`from ${name}`, { id: 'shelf.is-of' }),
  stages: () => msg('Painting progress', { id: 'shelf.stages' }),
  sculpt: () => msg('Limited sculpt', { id: 'shelf.sculpt' }),
  print: () => msg('Your paper card', { id: 'shelf.print' }),
  newestPrint: () => msg('Newest print', { id: 'shelf.newest-print' }),
  olderPrint: () => msg('Older print', { id: 'shelf.older-print' }),
  printChanged: (parts: readonly string[]) => msg(str`The newest print changes: ${allOf(parts)}`, { id: 'shelf.print-changed' }),
  clashes: () => msg('Wanted more than once', { id: 'shelf.clashes' }),
  clash: (name: string, count: number, wanted: readonly string[]) =>
    plural(count, {
      one: () => msg(str`${name}: ${count} is here, wanted by ${allOf(wanted)}`, { id: 'shelf.clash-one' }),
      other: () => msg(str`${name}: ${count} are here, wanted by ${allOf(wanted)}`, { id: 'shelf.clash' }),
    }),
  alsoTonight: () => msg('Also packed tonight', { id: 'shelf.also-tonight' }),
  photo: () => msg('Photograph', { id: 'shelf.photo' }),
  photoOf: (name: string) => msg(str`Photograph of ${name}`, { id: 'shelf.photo-of' }),
  takePhoto: () => msg('Add a photograph', { id: 'shelf.take-photo' }),
  otherPhoto: () => msg('Another photograph', { id: 'shelf.other-photo' }),
  removePhoto: () => msg('Remove photograph', { id: 'shelf.remove-photo' }),
  noPhoto: () => msg('This file is not a picture that can be read.', { id: 'shelf.no-photo' }),
  photoStays: () => msg('The photograph stays on this device. Its place and time are removed.', { id: 'shelf.photo-stays' }),
  note: () => msg('Note', { id: 'collection.note' }),
  recipe: () => msg('Paint recipe', { id: 'shelf.recipe' }),
  card: () => msg('Card', { id: 'shelf.card' }),
  comesIn: () => msg('Comes in', { id: 'shelf.comes-in' }),
  usedBy: () => msg('Used by', { id: 'shelf.used-by' }),
  fielded: (times: number, day: string) =>
    plural(times, {
      one: () => msg(str`Fielded ${times} time, on ${day}`, { id: 'shelf.fielded-one' }),
      other: () => msg(str`Fielded ${times} times, last on ${day}`, { id: 'shelf.fielded' }),
    }),
  unfielded: () => msg('Never fielded', { id: 'shelf.unfielded' }),
  partners: () => msg('One card mentions the other', { id: 'shelf.partners' }),
  sameBox: () => msg('In the same box', { id: 'shelf.same-box' }),
  lacks: () => msg('Who can help out', { id: 'shelf.lacks' }),

  touchStage: (stage: string) => msg(str`Tap to make it ${stage}`, { id: 'shelf.touch-stage' }),
  touchNext: () => msg('Tap a figure to move it to its next stage', { id: 'shelf.touch-next' }),
  inDays: (days: number) =>
    plural(days, {
      one: () => msg(str`${days} day`, { id: 'shelf.in-days-one' }),
      other: () => msg(str`${days} days`, { id: 'shelf.in-days' }),
    }),
  month: (month: string, parts: readonly string[]) => headed(month, allOf(parts)),
  countStage: (count: number, stage: string) => msg(str`${count} ${stage}`, { id: 'shelf.count-stage' }),
  noPaint: () => msg('No figure to paint yet.', { id: 'shelf.no-paint' }),

  fieldHeading: () => msg('What can be fielded', { id: 'shelf.field-heading' }),
  build: () => msg('Build a troupe', { id: 'shelf.build' }),
  idle: (names: readonly string[]) => msg(str`No summoner here: ${modelsNamed(names)}`, { id: 'shelf.idle' }),
  tonight: () => msg('For tonight', { id: 'shelf.tonight' }),
  playThis: () => msg('Play this', { id: 'shelf.play-this' }),
  otherIdeas: () => msg('Other ideas', { id: 'shelf.other-ideas' }),
  nextHeading: () => msg('What to get next', { id: 'shelf.next-heading' }),
  fresh: (names: readonly string[]) => msg(str`new: ${modelsNamed(names)}`, { id: 'shelf.fresh' }),
  friends: (names: readonly string[]) => msg(str`goes with: ${modelsNamed(names)}`, { id: 'shelf.friends' }),
  first: (factions: readonly string[]) => msg(str`six a side for the first time: ${allOf(factions)}`, { id: 'shelf.first' }),
  partly: (count: number, all: number) => msg(str`${count} of ${all} are here already`, { id: 'shelf.partly' }),
  completes: (names: readonly string[]) => msg(str`completes: ${allOf(names)}`, { id: 'shelf.completes' }),
  roles: (roles: readonly string[]) => msg(str`brings: ${allOf(roles)}`, { id: 'shelf.roles' }),
  nothingNext: () => msg('Nothing is missing.', { id: 'shelf.nothing-next' }),

  paste: () => msg('A list of boxes or figures, one per line, or a CSV', { id: 'shelf.paste' }),
  read: () => msg('Read it', { id: 'share.read' }),
  take: (count: number) => msg(str`Add ${count}`, { id: 'shelf.take' }),
  known: (count: number) => msg(str`Known: ${count}`, { id: 'shelf.known' }),
  guesses: (count: number) => msg(str`Did you mean this? ${count}`, { id: 'shelf.guesses' }),
  unknown: (count: number) => msg(str`Not understood: ${count}`, { id: 'shelf.unknown' }),
  noCode: () => msg('This link does not contain a list.', { id: 'shelf.no-code' }),
  withNames: () => msg('With people’s names', { id: 'shelf.with-names' }),
  withNotes: () => msg('With notes', { id: 'shelf.with-notes' }),
  table: () => msg('As a table (CSV)', { id: 'shelf.table' }),
  asText: () => msg('Copy as text', { id: 'shelf.as-text' }),
  picture: () => msg('Save picture', { id: 'shelf.picture' }),

  from: () => msg('Who', { id: 'shelf.from' }),
  all: () => msg('All', { id: 'troupe.from-all' }),
  here: () => msg('Here', { id: 'shelf.here' }),
  herePainted: () => msg('Here and painted', { id: 'shelf.here-painted' }),
  hidden: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} more is hidden`, { id: 'shelf.hidden-one' }),
      other: () => msg(str`${count} more are hidden`, { id: 'shelf.hidden' }),
    }),
  noneHere: () => msg('No model here matches the filter.', { id: 'shelf.none-here' }),
  paintedHere: (count: number, all: number) =>
    count === all
      ? msg('Every model is painted in the cabinets of this device.', { id: 'shelf.all-painted-here' })
      : msg(str`${count} of ${all} models are painted in the cabinets of this device.`, { id: 'shelf.painted-here' }),
  pack: () => msg('Pack', { id: 'shelf.pack' }),
  packed: (count: number, all: number) => msg(str`${count} of ${all} packed`, { id: 'shelf.packed' }),
  broughtBy: (names: readonly string[]) => msg(str`Brought by: ${allOf(names)}`, { id: 'shelf.brought-by' }),
};
