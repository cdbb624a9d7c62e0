import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { playing } from '../scoring/scoring.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { CharacterId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { eligible, refuseCharacter } from './eligible.ts';
import { leave } from './leave.ts';
import { troupeModels } from './models.ts';

/** Makes the models of every troupe, in seat and troupe order. */
export function musterTroupes(play: Play): void {
  const models = play.match.order.seats.flatMap(({ troupe, conceded }, seat) => (conceded ? [] : troupeModels(seat, troupe)));
  play.patchTable({ models: Object.fromEntries(models.map((model) => [model.id, model])) });
}

export const troupeless = (look: Look): Seat[] => playing(look).filter((seat) => look.match.order.seats[seat]?.troupe.length === 0);

function refuseTroupe(look: Look, seat: Seat, characters: readonly CharacterId[]): Reason | null {
  const { faction = null } = look.match.order.seats[seat] ?? {};
  for (const character of characters) {
    const refused = refuseCharacter(look, character, faction);
    if (refused) return refused;
  }
  const twice = characters.find((character, at) => characters.indexOf(character) !== at);
  if (twice !== undefined) return reason('twice-in-troupe', ['SET-14'], { character: twice });
  const size = look.options.troupeSize;
  if (characters.length !== size) return reason('troupe-size', ['SET-8', 'SET-10'], { size, chosen: characters.length });
  return null;
}

/** A few whole troupes, each eligible character in at least one: all of them would be millions. */
function someTroupes(look: Look, seat: Seat): Decision[] {
  const pool = eligible(look, look.match.order.seats[seat]?.faction ?? null);
  const size = look.options.troupeSize;
  if (pool.length < size) return [];
  const starts = pool.length === size ? [0] : pool.map((_, at) => at);
  return starts.map((start) => ({
    seat,
    kind: 'choose-troupe',
    characters: Array.from({ length: size }, (_, at) => pool[(start + at) % pool.length] as CharacterId),
  }));
}

/** Each player picks characters of the faction, all at once; drafting takes another way. @rule SET-8 SET-12 SET-14 SET-15 */
export const troupe = step<'setup.troupe'>()({
  exits: ['chosen', 'draft'],
  takes: ['choose-troupe'],
  run(play, frame) {
    const open = troupeless(play);
    if (open.length > 0 && play.options.draft) return exit('draft');
    const missing = open.filter((seat) => frame.picks?.[seat] === undefined);
    if (missing.length > 0) {
      play.ask(...missing.map((seat) => ({ seat, kind: 'troupe' as const, size: play.options.troupeSize })));
      return wait;
    }
    for (const seat of open) {
      const characters = frame.picks?.[seat] as CharacterId[]; // written below, where its type is known
      play.patchSeat(seat, { troupe: characters });
      play.emit({ what: 'troupe-chosen', seat, characters });
    }
    if (open.length > 0) musterTroupes(play);
    return leave(play, 'chosen');
  },
  take(play, frame, decision) {
    play.patchTop<GameFrame>({ picks: { ...frame.picks, [decision.seat]: decision.characters } });
  },
  refuse: (look, _frame, decision) => refuseTroupe(look, decision.seat, decision.characters),
  choices: (look, _frame, { seat }) => choices({ decisions: someTroupes(look, seat) }),
});
