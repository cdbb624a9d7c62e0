import type { Seat } from '../../../rules/terms/ids.ts';
import { glassesWords } from '../../../words/glasses/glasses.ts';
import { adjustWords } from '../../../words/match/log/adjust.ts';
import { computerWords } from '../../../words/match/opponents/computer.ts';
import { matchWords } from '../../../words/match/match.ts';
import { replayWords } from '../../../words/match/replay.ts';
import { rulesWords } from '../../../words/app/rules-screen.ts';
import { thoughtWords } from '../../../words/match/opponents/thoughts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { seatName } from '../../table/names.ts';
import { isHere, onlyPersonAt } from '../../table/people.ts';
import { advisableOpenings } from '../seats/counsel.ts';

function givingUp(table: TablePort, people: readonly Seat[]): ListChoice[] {
  return [
    ...people.map((seat): ListChoice => ({
      id: `draw:${seat}`,
      icon: 'people',
      label: matchWords.offerDraw(seatName(table, seat)),
      detail: matchWords.othersAgree(),
    })),
    ...people.map((seat): ListChoice => ({ id: `concede:${seat}`, icon: 'flag', label: matchWords.concede(seatName(table, seat)) })),
  ];
}

/** The choices that replay or export the match. */
function recordChoices(over: boolean): ListChoice[] {
  return [
    { id: 'replay', icon: 'turn-round', label: replayWords.replay() },
    {
      id: 'export',
      icon: 'share',
      label: matchWords.exportRecord(),
      detail: over ? replayWords.shareFinished() : matchWords.exportMeans(),
    },
  ];
}

/** The choices that leave a seat to a computer, or take it back from one. */
function computers(table: TablePort, seats: readonly Seat[], over: boolean): ListChoice[] {
  // a computer cannot play at a spoken table
  if (over || table.isUnrecorded || !table.seatComputer || isSpoken(table)) return [];
  const given = seats.filter((seat) => table.computers?.[seat] || isHere(table, seat));
  return given.map((seat): ListChoice => {
    const name = seatName(table, seat);
    return table.computers?.[seat]
      ? { id: `person:${seat}`, icon: 'people', label: computerWords.takeBack(name), detail: computerWords.takeBackMeans() }
      : { id: `computer:${seat}`, icon: 'hourglass', label: computerWords.leaveTo(name) };
  });
}

/** The choices that ask for advice about an open question. */
const advice = (table: TablePort): ListChoice[] =>
  advisableOpenings(table).map(({ seat }) => ({
    id: `advice:${seat}`,
    icon: 'question',
    label: thoughtWords.ask(seatName(table, seat)),
    detail: thoughtWords.asks(),
  }));

/**
 * The choices that take back a seat's last decision, or ask for it, even the one that ended the match; `over`: leaves out the entry that says that
 * nothing can be taken back.
 */
function takingBack(table: TablePort, people: readonly Seat[], over: boolean): ListChoice[] {
  const back = people.flatMap((seat): ListChoice[] => {
    const possible = table.takeBack(seat);
    if (!possible) return [];
    const name = seatName(table, seat);
    return [
      possible.alone || onlyPersonAt(table) === seat
        ? { id: `back:${seat}`, icon: 'undo', label: matchWords.takeBackOf(name) }
        : { id: `back:${seat}`, icon: 'undo', label: matchWords.askTakeBackOf(name), detail: matchWords.othersAgree() },
    ];
  });
  return over || back.length > 0 ? back : [{ id: 'none', icon: 'undo', label: matchWords.takeBack(), why: matchWords.nothingToTakeBack() }];
}

/** The choices in the menu of a table; for a finished match without those that would continue it. */
export function menuChoices(table: TablePort): ListChoice[] {
  const { order } = table.view(null);
  const over = order.result !== null;
  const seats = table.readOnly ? [] : table.seats.flatMap((_, seat) => (order.seats[seat]?.conceded ? [] : [seat]));
  const people = seats.filter((seat) => isHere(table, seat));
  return [
    { id: 'log', icon: 'log', label: matchWords.log() },
    ...takingBack(table, people, over),
    { id: 'rules', icon: 'rules', label: rulesWords.heading() },
    ...(over || table.readOnly || table.isUnrecorded || (table.guest && people.length === 0)
      ? []
      : [{ id: 'adjust', icon: 'edit' as const, label: adjustWords.heading(), detail: matchWords.othersAgree() }]),
    ...(table.isUnrecorded || table.guest ? [] : recordChoices(over)),
    ...advice(table),
    ...computers(table, seats, over),
    ...(over || table.isUnrecorded ? [] : givingUp(table, people)),
    ...(table.hosting ? [{ id: 'glasses', icon: 'phone' as const, label: glassesWords.heading(), detail: glassesWords.means() }] : []),
    { id: 'leave', icon: 'campfire', label: matchWords.leave(), detail: matchWords.leaveMeans() },
  ];
}
