import type { Character } from '../../../rules/terms/card-language.ts';
import { typedName } from '../../../rules/terms/typed-name.ts';
import { termsOf } from '../../../troupes/formats.ts';
import { playedUpgrades } from '../../../troupes/judge-upgrades.ts';
import type { TroupeCatalogue } from '../../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../../troupes/troupe.ts';
import { appWords } from '../../../words/app/app.ts';
import { computerWords } from '../../../words/match/opponents/computer.ts';
import type { DeviceSettings } from '../../contexts/library-port.ts';
import type { NewMatch } from '../../contexts/table/new-match.ts';
import type { BoxPort } from '../../contexts/library/box-port.ts';
import type { DesksPort } from '../../contexts/library/desks-port.ts';
import type { ComputerLevel } from '../../contexts/table-port.ts';
import type { TroupeDesk } from '../../contexts/cards/troupe-port.ts';
import { playable, playedAs } from '../../troupes/kept-troupe-choice.ts';
import { factionsOf, newMatchOf, optionsFor, planned, legalPlan, sizeOf, withTroupe } from './match-plan.ts';
import type { MatchPlan, SeatPlan } from './match-plan.ts';

const NOBODY: SeatPlan = { name: '', faction: 'commonwealth', troupe: [] };

/** The screen on which a match is laid out. */
interface LayoutScreen {
  readonly library: BoxPort & DesksPort;
  readonly settings: DeviceSettings;
  /** The id of a saved troupe to play; '' for none. */
  readonly played: string;
  /** The members of the club in which the match is played; null outside a club. */
  readonly members: readonly { id: string; name: string }[] | null;
  requestUpdate(): void;
}

/** A match that is being laid out: its plan, what this device offers for it, and every change of it. */
export class MatchLayout {
  /** The saved troupes that can be played. */
  troupes: readonly Troupe[] = [];
  /** The pools to draft from. */
  pools: readonly Troupe[] = [];
  /** Names of the players this device knows. */
  known: readonly string[] = [];
  /** True if the troupes of this device could not be read. */
  isUnread = false;
  #desk: TroupeDesk | null = null;
  #current: MatchPlan | null = null;

  constructor(private readonly screen: LayoutScreen) {}

  /** Reads the players and the troupes of this device. A match can be laid out without either. */
  read(): void {
    void this.#readPlayers().catch(() => undefined); // a name can still be typed
    void this.#readTroupes().catch(() => {
      this.isUnread = true;
      this.screen.requestUpdate();
    });
  }

  async #readPlayers() {
    const players = await (await this.screen.library.players()).list();
    this.known = players.map(({ name }) => name);
    this.screen.requestUpdate();
  }

  async #readTroupes() {
    const desk = await this.screen.library.troupes();
    this.#desk = desk;
    const kept = await desk.shelf.list();
    this.troupes = kept.map(({ troupe }) => troupe).filter((troupe) => playable(troupe, desk.catalogue));
    const played = this.troupes.find(({ id }) => id === this.screen.played);
    if (played) this.take(0, played);
    this.pools = kept.map(({ troupe }) => troupe).filter(({ format, archived }) => format === 'pool' && !archived);
    const pool = this.pools.find(({ id }) => id === this.screen.played);
    if (pool) this.change({ kind: 'draft', options: optionsFor('draft'), draftFrom: 'shared', pool });
    this.screen.requestUpdate();
  }

  get plan(): MatchPlan {
    const { library, settings, members } = this.screen;
    this.#current ??= planned(
      'friendly',
      [0, 1].map((seat) => settings.names[seat] ?? ''),
      library.boards[0]?.id ?? '',
      library.characters,
    );
    if (members)
      this.#current = { ...this.#current, atTable: true, seats: this.#current.seats.map((seat, place) => this.#member(seat, place)) };
    return this.#current;
  }

  #renew(plan: MatchPlan) {
    this.#current = plan;
    this.screen.requestUpdate();
  }

  /** Gives a seat of a club a member, by the place of the seat; a member that was already chosen stays. */
  #member(seat: SeatPlan, place: number): SeatPlan {
    const members = this.screen.members ?? [];
    if (members.some(({ id }) => id === seat.member)) return seat;
    const member = members[place % Math.max(1, members.length)]?.id;
    return member === undefined ? seat : { ...seat, member };
  }

  /** The cards with which the match is played; null until the troupes are read. */
  get catalogue(): TroupeCatalogue | null {
    const desk = this.#desk;
    return desk && this.#current?.official === true ? desk.printed : (desk?.catalogue ?? null);
  }

  get characters(): readonly Character[] {
    const desk = this.#desk;
    return desk && this.#current?.official === true ? Object.values(desk.printed.characters) : this.screen.library.characters;
  }

  /** The packs on this device. */
  get packs(): string[] {
    return [...new Set(this.#desk?.catalogue.packs?.values() ?? [])];
  }

  /** The name of a player, or of the seat where it has none. */
  nameOf(index: number): string {
    const seat = this.plan.seats[index];
    const member = this.screen.members?.find(({ id }) => id === seat?.member);
    if (member && !seat?.computer) return member.name;
    return seat?.computer ? computerWords.called(seat.computer) : typedName(seat?.name ?? '') || appWords.playerNumber(index + 1);
  }

  /** The match to begin. */
  newMatch(): NewMatch {
    const { plan } = this;
    return newMatchOf({ ...plan, seats: plan.seats.map((seat) => ({ ...seat, name: typedName(seat.name) })) });
  }

  change(change: Partial<MatchPlan>): void {
    this.#current = { ...this.plan, ...change };
    this.#renew(legalPlan(this.#current, this.characters));
  }

  /** Gives a saved troupe to a seat, if its faction can be played. */
  take(seat: number, troupe: Troupe): void {
    const { catalogue, characters, plan } = this;
    const open = factionsOf(characters, plan.options);
    const faction = catalogue && playedAs(troupe, catalogue).find((candidate) => open.includes(candidate));
    if (!faction) return;
    const upgrades = playedUpgrades(troupe, catalogue);
    const taken = { id: troupe.id, faction, characters: troupe.characters, upgrades, field: termsOf(troupe.format).field };
    this.#renew(withTroupe(plan, seat, taken, characters));
  }

  /** Changes a seat; `settle` makes the rest of the plan legal again. */
  changeSeat(place: number, change: Partial<SeatPlan>, settle = true): void {
    const seats = this.plan.seats.map((seat, index) => (index === place ? { ...seat, ...change } : seat));
    if (settle) this.change({ seats });
    else this.#renew({ ...this.plan, seats });
  }

  /** Gives a seat to a computer of a level, or to a person (`null`). */
  changePlayer(position: number, level: ComputerLevel | null): void {
    const seats = this.plan.seats.map((seat, index): SeatPlan => {
      const { computer: _before, ...person } = seat;
      return index !== position ? seat : level === null ? person : { ...person, computer: level };
    });
    this.#renew({ ...this.plan, seats });
  }

  changeCount(count: number): void {
    const { seats, kind, board, options } = this.plan;
    const size = sizeOf({ kind, board, options, seats: Array.from({ length: count }, () => seats[0] ?? NOBODY) });
    const factions = factionsOf(this.characters, options, size);
    const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, index): SeatPlan => {
      const place = seats.length + index;
      const faction = factions[place % Math.max(1, factions.length)] ?? 'commonwealth';
      return this.#member({ name: this.screen.settings.names[place] ?? '', faction, troupe: [] }, place);
    });
    this.change({ seats: [...seats, ...more].slice(0, count) });
  }

  /** Moves the match to a real table, or onto the screen. Computers leave their seats, since a computer does not see a real table. */
  changeTable(beside: boolean): void {
    const seats = this.plan.seats.map(({ computer: _none, ...person }) => person);
    this.#renew({ ...this.plan, beside, ...(beside ? { seats } : {}) });
  }
}
