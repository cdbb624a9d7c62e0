import { msg, str } from '@lit/localize';
import { allOf, plural } from '../language/sentences.ts';

// The words of the match screen; `questions.ts` holds the questions to a seat, `log.ts` the events.

export const actionName = {
  step: () => msg('Step', { id: 'match.step' }),
  jog: () => msg('Jog', { id: 'match.jog' }),
  traverse: () => msg('Traverse', { id: 'match.traverse' }),
  jump: () => msg('Jump down', { id: 'match.jump' }),
  harvest: () => msg('Harvest', { id: 'match.harvest' }),
  melee: () => msg('Melee', { id: 'match.melee' }),
};

export const matchWords = {
  drawBack: () => msg('Withdraw', { id: 'match.draw-back' }),
  turn: (turn: number, most: number) => msg(str`Turn ${turn} of ${most}`, { id: 'match.turn-of' }),
  suddenDeath: () => msg('Sudden Death', { id: 'match.sudden-death' }),
  suddenDeathRule: () =>
    msg('The first player to hold more moonstones than every other player wins at once.', { id: 'match.sudden-death-rule' }),
  beforeTurns: () => msg('Before the game', { id: 'match.before' }),
  activationOf: (model: string) => msg(str`${model} is active`, { id: 'match.activation' }),
  asked: (seats: readonly string[]) =>
    seats.length === 1
      ? msg(str`${seats[0] ?? ''} decides`, { id: 'match.asked' })
      : msg(str`${allOf(seats)} decide`, { id: 'match.all-asked' }),
  inAnother: () => msg('Read in another language', { id: 'match.in-another' }),
  asks: (seat: string) => msg(str`Ask ${seat}:`, { id: 'match.asks' }),
  board: () => msg('The table', { id: 'match.board' }),
  seatArea: (seat: string) => msg(str`Place of ${seat}`, { id: 'match.seat-area' }),
  computerFor: (seat: string) => msg(str`A computer answers for ${seat}`, { id: 'club.computer-for' }),
  timeOver: (seat: string) => msg(str`${seat} ran out of time`, { id: 'club.time-over' }),
  handTo: (seat: string) => msg(str`Hand the tablet to ${seat}.`, { id: 'match.hand-to' }),
  isSeat: (seat: string) => msg(str`I am ${seat}`, { id: 'match.is-seat' }),
  waiting: () => msg('The others are deciding.', { id: 'match.waiting' }),

  confirm: () => msg('Confirm', { id: 'match.confirm' }),
  cancel: () => msg('Cancel', { id: 'match.cancel' }),
  back: () => msg('Choose again', { id: 'match.back' }),
  stay: () => msg('Stay', { id: 'match.stay' }),
  yes: () => msg('Yes', { id: 'match.yes' }),
  no: () => msg('No', { id: 'match.no' }),
  hold: () => msg('Hold', { id: 'match.hold' }),
  standBy: () => msg('Hold until this activation ends', { id: 'match.stand-by' }),
  holdOn: () => msg('Hold until I change it', { id: 'match.hold-on' }),
  standingBy: () => msg('Holding until the activation ends', { id: 'match.standing-by' }),
  holds: () => msg('Holding', { id: 'match.holds' }),
  recall: () => msg('Ask me again', { id: 'match.recall' }),

  drag: (model: string, length: string) => msg(str`Drag ${model} up to ${length}, or tap the place.`, { id: 'match.drag' }),
  dragLine: (model: string, length: string) =>
    msg(str`Drag ${model} up to ${length} in a straight line, or tap the place.`, { id: 'match.drag-line' }),
  move: (length: string) => msg(str`Move ${length}?`, { id: 'match.move' }),
  onTheSpot: () => msg('Take the Reaction Step without moving?', { id: 'match.on-the-spot' }),
  course: (jog: boolean, steps: number, length: string) =>
    jog
      ? plural(steps, {
          one: () => msg(str`Jog and ${steps} Step, ${length}?`, { id: 'match.course-one' }),
          other: () => msg(str`Jog and ${steps} Steps, ${length}?`, { id: 'match.course' }),
        })
      : msg(str`${steps} Steps, ${length}?`, { id: 'match.course-steps' }),
  jogOnly: () => msg('Only the Jog', { id: 'match.jog-only' }),
  thenHarvest: () => msg('Move and harvest', { id: 'match.then-harvest' }),
  thenAttack: (target: string) => msg(str`Move and attack: ${target}`, { id: 'match.then-attack' }),
  thenGoForIt: (target: string) => msg(str`Move, attack and go for it: ${target}`, { id: 'match.then-go-for-it' }),
  thenUse: (ability: string, target: string) => msg(str`Move and use ${ability}: ${target}`, { id: 'match.then-use' }),
  harvestTimes: (moved: boolean, times: number) =>
    moved
      ? msg(str`Move and harvest ${times}×`, { id: 'match.then-harvest-times' })
      : msg(str`Harvest ${times}×`, { id: 'match.harvest-times' }),
  harvestEnd: (moved: boolean, times: number) =>
    times > 1
      ? moved
        ? msg(str`Move, harvest ${times}× and end`, { id: 'match.then-harvest-times-end' })
        : msg(str`Harvest ${times}× and end`, { id: 'match.harvest-times-end' })
      : moved
        ? msg('Move, harvest and end', { id: 'match.then-harvest-end' })
        : msg('Harvest and end', { id: 'match.harvest-end' }),
  endAtOnce: (model: string) => msg(str`${model}: activate and end`, { id: 'match.end-at-once' }),
  moonEnds: () => msg('Tap the moon beside it to end its activation straight away.', { id: 'match.moon-ends' }),
  thenEnd: () => msg('Move and end', { id: 'match.then-end' }),
  restFell: () => msg('Something happened in between: decide again what to do next.', { id: 'match.rest-fell' }),
  touches: (what: string) => msg(str`Touches: ${what}.`, { id: 'match.touches' }),
  shortOf: (what: string, distance: string) => msg(str`Stops ${distance} short of: ${what}.`, { id: 'match.short-of' }),
  wouldEngage: (enemies: string) => msg(str`Engages ${enemies}.`, { id: 'match.would-engage' }),
  noHarvestEngaged: () => msg('It could not Harvest there: it would be engaged.', { id: 'match.no-harvest-engaged' }),
  wouldBeEngaged: (enemies: string) => msg(str`Engaged by ${enemies}.`, { id: 'match.would-be-engaged' }),
  nearestStone: (gap: string) =>
    msg(str`The nearest moonstone is ${gap} away: to Harvest, a model’s base must touch it.`, { id: 'match.nearest-stone' }),
  noStoneLeft: () => msg('There is no moonstone on the ground.', { id: 'match.no-stone-left' }),
  foes: () => msg('Enemies', { id: 'match.foes' }),
  friends: () => msg('Friends', { id: 'match.friends' }),
  leaves: (model: string) => msg(str`${model} would leave the board for good. Move there anyway?`, { id: 'match.leaves' }),
  leaveAnyway: () => msg('Leave the board', { id: 'match.leave-anyway' }),
  placeDrag: (model: string) => msg(str`Drag ${model} to its place.`, { id: 'match.place-drag' }),
  placeHere: () => msg('Here?', { id: 'match.place-here' }),
  deployDrag: () => msg('Drag a model onto the highlighted strip.', { id: 'match.deploy-drag' }),
  lineUp: () => msg('Line them all up', { id: 'match.line-up' }),
  deployHere: (model: string) => msg(str`Deploy ${model} here?`, { id: 'match.deploy-here' }),
  tapEdge: () => msg('Tap an edge of the board, or choose here.', { id: 'match.tap-edge' }),
  tapModel: () => msg('Tap one of the pulsing models, or choose here.', { id: 'match.tap-model' }),
  tapTarget: () => msg('Tap the target on the board, or choose here.', { id: 'match.tap-target' }),
  tapStone: () => msg('Tap the moonstone, or choose here.', { id: 'match.tap-stone' }),
  tapPiece: () => msg('Tap an outlined piece, or choose here.', { id: 'match.tap-piece' }),
  placeInLight: () => msg('Tap the highlighted ground, or drag on it.', { id: 'match.place-in-light' }),
  /** A held or fully harvested moonstone has no depth. */
  stone: (depth: number) =>
    depth < 1 ? msg('A moonstone', { id: 'match.stone' }) : msg(str`Moonstone of depth ${depth}`, { id: 'match.stone-of-depth' }),
  carried: (stone: string, holder: string) => msg(str`${stone}, held by ${holder}`, { id: 'match.carried' }),
  ladderUp: () => msg('Up', { id: 'match.up' }),
  ladderDown: () => msg('Down', { id: 'match.down' }),
  actingModel: (model: string) => msg(str`${model}: choose an action.`, { id: 'match.acting' }),
  actions: () => msg('Actions', { id: 'match.actions' }),
  whoActs: () => msg('Acting model', { id: 'match.who-acts' }),
  noAction: () => msg('Take no action', { id: 'match.no-action' }),
  endActivation: () => msg('End the activation', { id: 'match.end-activation' }),
  switchOn: () => msg('Activate the marker', { id: 'match.switch-on' }),
  switchOff: () => msg('Switch the marker off', { id: 'match.switch-off' }),
  cost: (energy: number) => msg(str`${energy} energy`, { id: 'match.cost' }),
  costBetween: (least: number, most: number) => msg(str`${least} to ${most} energy`, { id: 'match.cost-between' }),
  costsHere: (energy: number) => msg(str`Costs ${energy} energy.`, { id: 'match.costs-here' }),
  used: () => msg('used', { id: 'match.used' }),
  /** A use that a text has taken away, not the player. */
  spent: () => msg('spent', { id: 'match.spent' }),
  /** A weapon that can be used again and needs no Reload. */
  loaded: () => msg('loaded', { id: 'match.loaded' }),
  upTo: (length: string) => msg(str`up to ${length}`, { id: 'match.up-to' }),
  useOn: (ability: string, target: string) => msg(str`${ability} on ${target}?`, { id: 'match.use-on' }),
  use: (ability: string) => msg(str`Use ${ability}?`, { id: 'match.use' }),
  useIt: (ability: string) => msg(str`Use ${ability}`, { id: 'match.use-it' }),
  attack: (target: string) => msg(str`Attack ${target}?`, { id: 'match.attack' }),
  harvestIt: (stone: string) => msg(str`Harvest: ${stone}?`, { id: 'match.harvest-it' }),
  attackNow: (target: string) => msg(str`Attack: ${target}`, { id: 'match.attack-now' }),
  useNow: (ability: string, target: string) => msg(str`Use ${ability}: ${target}`, { id: 'match.use-now' }),
  atOnce: () => msg('Tap the icon beside an action to do it straight away.', { id: 'match.at-once' }),
  sees: (gap: string) => msg(str`In sight, ${gap} away.`, { id: 'match.sees' }),
  blocked: (obstacle: string) => msg(str`Out of sight: ${obstacle} is in the way.`, { id: 'match.blocked' }),
  unseen: () => msg('Out of sight.', { id: 'match.unseen' }),
  cover: (kind: 'light' | 'heavy', obstacle: string) =>
    kind === 'light'
      ? msg(str`Light cover from ${obstacle}.`, { id: 'match.cover-light' })
      : msg(str`Heavy cover from ${obstacle}.`, { id: 'match.cover-heavy' }),
  coverIgnored: (obstacle: string) => msg(str`Cover from ${obstacle} does not count.`, { id: 'match.cover-ignored' }),

  rolledNow: (rolls: string) => msg(str`The roll: ${rolls}.`, { id: 'match.rolled' }),
  earlyBird: () => msg('Early Bird', { id: 'match.early-bird' }),
  earlyBirdMeans: () => msg('Choose the edge and deploy first', { id: 'match.early-bird-means' }),
  initiative: () => msg('Initiative', { id: 'match.initiative' }),
  initiativeLeads: (seat: string) => msg(str`${seat} has Initiative: there is no roll in turn 1.`, { id: 'match.initiative-leads' }),
  initiativeMeans: () => msg('Decide who goes first in turn 1; +2 to that roll in turn 2, +1 in turn 3', { id: 'match.initiative-means' }),
  mulligan: () => msg('Take the Mulligan', { id: 'match.mulligan' }),
  mulliganMeans: () => msg('Drop all moonstones again, once', { id: 'match.mulligan-means' }),
  keepStones: () => msg('Keep the moonstones', { id: 'match.keep' }),
  settledFirst: () =>
    msg('Settled for your first match: the moonstones stay where they fell, and this edge is yours.', { id: 'match.settled-first' }),
  settledFirstBegins: (seat: string) =>
    msg(str`Settled for your first match: the moonstones stay where they fell, this edge is yours, and ${seat} goes first.`, {
      id: 'match.settled-first-begins',
    }),
  whereYouSit: () => msg('where you sit', { id: 'match.where-you-sit' }),
  draftThis: (name: string) => msg(str`Draft ${name}`, { id: 'match.draft-this' }),
  cardOf: (name: string) => msg(str`Card of ${name}`, { id: 'match.card-of' }),
  drafted: (count: number, size: number) => msg(str`${count} of ${size}`, { id: 'match.drafted' }),
  nobodyYet: () => msg('not chosen yet', { id: 'match.nobody-yet' }),
  draftsNext: (name: string) => msg(str`${name} drafts next.`, { id: 'match.drafts-next' }),
  draftsLast: () => msg('This is the last one.', { id: 'match.drafts-last' }),
  markerFirst: () =>
    msg('Tap the dotted line, 18″ from your edge. Each player may place up to two markers, whatever cards they hold.', {
      id: 'match.marker-first',
    }),
  markerSecond: () => msg('The second marker goes on the same line, outside the ring: at least 4″ away.', { id: 'match.marker-second' }),
  oneIsEnough: () => msg('One is enough', { id: 'match.one-is-enough' }),
  pickOne: () => msg('Tap a character, then take it.', { id: 'match.pick-one' }),
  takeTroupe: () => msg('Take this troupe', { id: 'match.take-troupe' }),
  chosenOf: (count: number, size: number) => msg(str`${count} of ${size} chosen`, { id: 'match.chosen-of' }),
  noCard: () => msg('No card', { id: 'match.no-card' }),

  // the menu
  menu: () => msg('Menu', { id: 'match.menu' }),
  log: () => msg('Log', { id: 'match.log' }),
  takeBack: () => msg('Take back', { id: 'match.take-back' }),
  undo: (decision: string) => msg(str`Undo: ${decision}`, { id: 'match.undo' }),
  askUndo: (decision: string) => msg(str`Ask to take back: ${decision}`, { id: 'match.ask-undo' }),
  askUndoSure: (decision: string) =>
    msg(str`Somebody has already answered “${decision}”, or has seen something new. Ask the others to let you undo it?`, {
      id: 'match.ask-undo-sure',
    }),
  askThem: () => msg('Ask them', { id: 'match.ask-them' }),
  nothingToUndo: () => msg('Nothing to undo', { id: 'match.nothing-to-undo' }),
  lastDecision: () => msg('the last decision', { id: 'match.last-decision' }),
  takeBackOf: (seat: string) => msg(str`${seat}: take back the last decision`, { id: 'match.take-back-of' }),
  askTakeBackOf: (seat: string) => msg(str`${seat}: ask to take back`, { id: 'match.ask-take-back-of' }),
  othersAgree: () => msg('The others have to agree', { id: 'match.others-agree' }),
  nothingToTakeBack: () => msg('There is nothing to take back.', { id: 'match.nothing-to-take-back' }),
  offerDraw: (seat: string) => msg(str`${seat}: offer a draw`, { id: 'match.offer-draw' }),
  concede: (seat: string) => msg(str`${seat}: concede`, { id: 'match.concede' }),
  concedeSure: (seat: string) => msg(str`${seat} gives up the game. This cannot be undone.`, { id: 'match.concede-sure' }),
  concedeNow: () => msg('Concede', { id: 'match.concede-now' }),
  hasConceded: () => msg('has conceded', { id: 'match.has-conceded' }),
  seating: () => msg('Seating', { id: 'match.seating' }),
  flat: () => msg('Flat table', { id: 'match.flat' }),
  pass: () => msg('Pass the tablet', { id: 'match.pass' }),
  side: () => msg('Side by side', { id: 'match.side' }),
  noRoomFlat: (seats: number) => msg(str`A flat table for ${seats} needs a larger screen.`, { id: 'match.no-room-flat' }),
  passInstead: (seats: number) =>
    msg(str`A flat table for ${seats} needs a larger screen: for now, pass the tablet.`, { id: 'match.pass-instead' }),
  light: () => msg('Light', { id: 'match.light' }),
  night: () => msg('Night', { id: 'match.night' }),
  day: () => msg('Day', { id: 'match.day' }),
  auto: () => msg('Match device', { id: 'match.auto' }),
  exportRecord: () => msg('Export the match', { id: 'match.export' }),
  exportMeans: () => msg('A sealed file: it contains every hand', { id: 'match.export-means' }),
  leave: () => msg('Leave the table', { id: 'match.leave' }),
  leaveMeans: () => msg('The match is saved', { id: 'match.leave-means' }),
  agree: () => msg('Agree', { id: 'match.agree' }),
  refuse: () => msg('Refuse', { id: 'match.refuse' }),
  withdraw: () => msg('Withdraw', { id: 'match.withdraw' }),
  asksTakeBack: (seat: string, decision: string) =>
    msg(str`${seat} wants to take back: ${decision} Agree?`, { id: 'match.asks-take-back-of' }),
  asksDraw: (seat: string) => msg(str`${seat} offers a draw. Agree?`, { id: 'match.asks-draw' }),
  asksAdjust: (seat: string) => msg(str`${seat} wants to adjust the position. Agree?`, { id: 'match.asks-adjust' }),
  asksStrikeOut: (text: string) =>
    msg(str`${text} triggers itself endlessly, so nothing of this decision can happen. Strike it out for the rest of the match?`, {
      id: 'match.asks-strike-out',
    }),
  strikeOut: () => msg('Strike it out', { id: 'match.strike-out' }),
  keepText: () => msg('Keep it and decide again', { id: 'match.keep-text' }),
  openRule: (clause: string) => msg(str`Rule ${clause}`, { id: 'match.open-rule' }),
  goOnInCopy: () => msg('Go on in a copy', { id: 'match.go-on-in-copy' }),
  stillThinks: (name: string) => msg(str`${name} is still thinking.`, { id: 'match.still-thinks' }),
  unsaved: (reason: string) => msg(str`Not saved: ${reason}`, { id: 'match.unsaved' }),

  // the log
  all: () => msg('All', { id: 'match.all' }),
  sinceLast: () => msg('New since you last looked', { id: 'match.since' }),
  nothingYet: () => msg('Nothing has happened yet.', { id: 'match.nothing-yet' }),
  news: () => msg('What happened', { id: 'match.news' }),

  // the end
  seenStays: () => msg('Played with no take-backs after a card or a roll was seen.', { id: 'match.seen-stays' }),
  wins: (seat: string) => msg(str`${seat} wins!`, { id: 'match.wins' }),
  draw: () => msg('A draw at sunrise', { id: 'match.draw' }),
  character: () => msg('Character', { id: 'match.character' }),
  stones: () => msg('Moonstones', { id: 'match.stones' }),
  tally: (seat: string, stones: number, standing: number, models: number) =>
    msg(str`${seat}: Moonstones ${stones}, models ${standing} of ${models}`, { id: 'match.tally' }),
  victoryPoints: () => msg('Victory points', { id: 'match.victory-points' }),
  woundsDealt: () => msg('Wounds dealt', { id: 'match.wounds-dealt' }),
  slain: () => msg('Slain', { id: 'match.slain' }),
  backToCampaign: () => msg('Back to the campaign', { id: 'match.back-to-campaign' }),
  look: () => msg('Look at the table', { id: 'match.look-at-table' }),
  result: () => msg('The result', { id: 'match.result' }),

  // a model in a strip and on its sheet
  coin: (model: string, present: number, health: number, energy: number) =>
    msg(str`${model}: health ${present} of ${health}, energy ${energy}`, { id: 'match.coin' }),
  activated: () => msg('activated', { id: 'match.activated' }),
  active: () => msg('active now', { id: 'match.active-now' }),
  offBoard: () => msg('not on the board', { id: 'match.off-board' }),
  engagedBy: (enemies: string) => msg(str`Engaged by ${enemies}.`, { id: 'match.engaged' }),
  slowCarrier: (name: string) => msg(str`${name} carries a moonstone and is Slow: a Jog is 2″ at most.`, { id: 'match.slow-carrier' }),
  slow: () => msg('Slow', { id: 'match.slow' }),
  counts: (melee: number, range: string, arcane: number, evade: string) =>
    msg(str`Current values: Melee ${melee}, range ${range}, Arcane ${arcane}, Evade ${evade}.`, { id: 'match.counts' }),
  sheetOf: (seat: string) => msg(str`Troupe of ${seat}`, { id: 'match.sheet' }),
  readOnly: () => msg('View only', { id: 'match.read-only' }),
};
