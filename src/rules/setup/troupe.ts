import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision, DecisionOf } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { CharacterId, Seat } from '../terms/ids.ts';
import type { SeatState } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { refuseUpgrades, type Attachments } from '../terms/upgrades.ts';
import { eligible, refuseCharacter, refuseTogether, firstCompatible } from './eligible.ts';
import { leave } from '../leave.ts';
import { troupeModels } from './models.ts';

type TroupeChoice = DecisionOf<'choose-troupe'>;

/** Adds the models of every troupe, in seat and troupe order; existing models stay as they are. */
export function musterTroupes(play: Play): void {
  const { models: placed } = play.match.table;
  const models = play.match.order.seats.flatMap((state, seat) => (state.conceded ? [] : troupeModels(seat, state)));
  play.patchTable({ models: Object.fromEntries(models.map((model) => [model.id, placed[model.id] ?? model])) });
}

export const troupeless = (look: Look): Seat[] => seatsPlaying(look).filter((seat) => look.match.order.seats[seat]?.troupe.length === 0);

/** The upgrades of a troupe: those chosen with it, else those that the setup gives its members. */
const upgradesOf = (look: Look, { seat, characters, upgrades }: TroupeChoice): Attachments =>
  upgrades ?? Object.fromEntries(Object.entries(look.match.order.seats[seat]?.upgrades ?? {}).filter(([id]) => characters.includes(id)));

function refuseTroupe(look: Look, chosen: TroupeChoice): Reason | null {
  const { seat, characters } = chosen;
  const { faction = null } = look.match.order.seats[seat] ?? {};
  for (const character of characters) {
    const refused = refuseCharacter(look, character, faction);
    if (refused) return refused;
  }
  const twice = characters.find((character, index) => characters.indexOf(character) !== index);
  if (twice !== undefined) return reason('twice-in-troupe', ['SET-14'], { character: twice });
  const apart = refuseTogether(look, characters);
  if (apart) return apart;
  const size = look.options.troupeSize;
  if (characters.length !== size) return reason('troupe-size', ['SET-8', 'SET-10'], { size, chosen: characters.length });
  return refuseUpgrades(look.cards, { troupe: characters, faction, upgrades: upgradesOf(look, chosen) });
}

/** Some complete troupes, so that each eligible character is in at least one; all possible troupes would be millions. */
function someTroupes(look: Look, seat: Seat): Decision[] {
  const pool = eligible(look, look.match.order.seats[seat]?.faction ?? null);
  const size = look.options.troupeSize;
  const starts = pool.length === size ? pool.slice(0, 1) : pool;
  return starts.flatMap((_, start): Decision[] => {
    const characters = firstCompatible(look, [...pool.slice(start), ...pool.slice(0, start)]).slice(0, size);
    return characters.length < size ? [] : [{ seat, kind: 'choose-troupe', characters }];
  });
}

/** Players choose troupes of their factions at the same time; in a draft the step exits to it. @rule SET-8 SET-12 SET-14 SET-15 UPG-1 */
export const troupe = step<'setup.troupe'>()({
  exits: ['chosen', 'draft'],
  takes: ['choose-troupe'],
  asks: ['troupe'],
  lays: [],
  run(play, frame) {
    const open = troupeless(play);
    if (open.length > 0 && play.options.draft) return exit('draft');
    const missing = open.filter((seat) => frame.picks?.[seat] === undefined);
    if (missing.length > 0) {
      play.ask(...missing.map((seat) => ({ seat, kind: 'troupe' as const, size: play.options.troupeSize })));
      return wait;
    }
    for (const seat of open) {
      const picked = frame.picks?.[seat] as Pick<SeatState, 'upgrades'> & { characters: CharacterId[] }; // `take` writes it
      const { characters, upgrades } = picked;
      play.patchSeat(seat, { troupe: characters, upgrades });
      play.emit({ what: 'troupe-chosen', seat, characters, ...(Object.keys(upgrades).length > 0 ? { upgrades } : {}) });
    }
    if (open.length > 0) musterTroupes(play);
    return leave(play, 'chosen');
  },
  take(play, frame, decision) {
    const pick = { characters: decision.characters, upgrades: upgradesOf(play, decision) };
    play.patchTop<GameFrame>({ picks: { ...frame.picks, [decision.seat]: pick } });
  },
  refuse: (look, _frame, decision) => refuseTroupe(look, decision),
  choices: (look, _frame, { seat }) => choices({ decisions: someTroupes(look, seat) }),
});
