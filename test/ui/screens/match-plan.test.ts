import { characters } from '../../../src/cards/index.ts';
import {
  departures,
  factionsOf,
  filled,
  firstIncompleteSeat,
  newMatchOf,
  optionsFor,
  planned,
  poolOf,
  legalPlan,
  sizeOf,
} from '../../../src/ui/screens/new-match/match-plan.ts';
import { shortPool } from '../../../src/ui/screens/new-match/draft-plan.ts';
import { expect } from '../support.ts';

const plan = planned('friendly', ['Ada', 'Ben'], 'village-green', characters);

describe('match plan', () => {
  it('SET-9: a friendly evening has six, four or three a side by the number of players', () => {
    const sizes = [2, 3, 4].map((count) => sizeOf(planned('friendly', Array<string>(count).fill(''), '', characters)));
    expect(sizes).to.deep.equal([6, 4, 3]);
  });

  it('SET-12: another faction empties the troupe and fills it from its own', () => {
    const [first, ...others] = plan.seats;
    const turned = legalPlan({ ...plan, seats: [{ ...first!, faction: 'dominion' }, ...others] }, characters);
    const ids = poolOf(characters, 'dominion').map(({ id }) => id);
    expect(turned.seats[0]?.troupe).to.have.length(6);
    expect(turned.seats[0]?.troupe.every((id) => ids.includes(id))).to.equal(true);
  });

  it('SET-14: filling up takes nobody twice', () => {
    const pool = poolOf(characters, 'dominion');
    const troupe = filled([pool[3]!.id], pool, 6);
    expect(new Set(troupe).size).to.equal(6);
    expect(troupe[0]).to.equal(pool[3]!.id);
  });

  it('SET-14: filling up brings nobody beside somebody who is never in one troupe with them', () => {
    const pool = poolOf(characters, 'dominion').filter(({ id }) => ['grub', 'herbert-growbottom', 'peggy', 'swash'].includes(id));
    expect(filled(['herbert-growbottom'], pool, 3)).to.deep.equal(['herbert-growbottom', 'peggy', 'swash']);
    expect(filled([], pool, 4)).to.have.length(3);
    expect(factionsOf(pool, {}, 3)).to.include('dominion');
    expect(factionsOf(pool, {}, 4)).not.to.include('dominion');
  });

  it('VAR-5: a first game differs from the book in six switches, a friendly one in none', () => {
    expect([departures(optionsFor('first')), departures(optionsFor('friendly'))]).to.deep.equal([6, 0]);
  });

  it('SUD, SET-17: an organised evening leaves out Sudden Death and Shades; a draft is drafted', () => {
    expect(optionsFor('organised')).to.deep.equal({ suddenDeath: 'off', shades: false });
    expect(optionsFor('draft')).to.deep.equal({ draft: true });
    expect([departures(optionsFor('organised')), departures({ eventsAndAgendas: true, campaignCards: 0 })]).to.deep.equal([2, 1]);
    expect(departures({ campaignCards: 2 })).to.equal(1);
  });

  it('campaign 4.1, 4.7: an evening by the campaign’s rules has two cards each and objective markers', () => {
    const { options } = newMatchOf(planned('campaign', ['Ada', 'Ben'], '', characters));
    expect(options).to.deep.equal({ campaignCards: 2, objectiveMarkers: true, troupeSize: 6 });
    expect(departures(optionsFor('campaign'))).to.equal(2);
  });

  it('SET-15: of one faction, the second seat begins with characters the first has not taken', () => {
    const three = characters.filter(({ factions }) => !factions.includes('shades'));
    const four = planned('friendly', ['', '', '', ''], '', three);
    const [first, , , fourth] = four.seats;
    expect(fourth?.faction).to.equal(first?.faction);
    expect(fourth?.troupe.some((id) => first?.troupe.includes(id))).to.equal(false);
  });

  it('nobody begins with a faction that cannot field a whole troupe, nor keeps one when troupes grow', () => {
    const [first, two, ...others] = characters.filter(({ factions }) => factions[0] === 'leshavult' && factions.length === 1);
    const few = characters.filter((character) => !character.factions.includes('shades') && !others.includes(character));
    expect(first && two && others.length > 0).to.equal(true);
    const most = few.filter(({ factions, unselectable }) => factions.includes('leshavult') && !unselectable).length;
    const played = planned('friendly', ['', '', '', ''], '', few);
    const wanted = legalPlan({ ...played, options: { ...played.options, troupeSize: most } }, few);
    expect(factionsOf(few, {}, most)).to.include('leshavult');
    expect(factionsOf(few, {}, most + 1)).not.to.include('leshavult');
    const held = { ...wanted, seats: wanted.seats.map((seat) => ({ ...seat, faction: 'leshavult' as const })) };
    expect(legalPlan(held, few).seats.map(({ faction }) => faction)).to.deep.equal(held.seats.map(() => 'leshavult'));
    const grown = legalPlan({ ...held, options: { ...held.options, troupeSize: most + 1 } }, few);
    expect(grown.seats.map(({ faction }) => faction)).not.to.include('leshavult');
  });

  it('says who still lacks characters; a draft lacks none', () => {
    const short = { ...plan, seats: plan.seats.map((seat, index) => (index === 1 ? { ...seat, troupe: seat.troupe.slice(2) } : seat)) };
    expect(firstIncompleteSeat(short)).to.deep.equal({ seat: 1, count: 2 });
    expect(firstIncompleteSeat({ ...short, options: { draft: true } })).to.equal(null);
  });

  it('DRF-1: a draft begins without factions and troupes', () => {
    const { seats } = newMatchOf({ ...plan, options: { draft: true } });
    expect(seats).to.deep.equal([{ name: 'Ada' }, { name: 'Ben' }]);
  });

  it('DRF-5: a draft is from everybody, from one pool for all, or from a pool each', () => {
    const pool = { id: 'p', name: 'Winter', characters: ['flintlock', 'quack'] };
    const draft = {
      ...plan,
      options: { draft: true },
      pool,
      seats: plan.seats.map((seat, index) => (index === 1 ? { ...seat, pool } : seat)),
    };
    const pools = (from: 'all' | 'shared' | 'own') => newMatchOf({ ...draft, draftFrom: from }).seats.map((seat) => seat.pool);
    expect(pools('all')).to.deep.equal([undefined, undefined]);
    expect(pools('shared')).to.deep.equal([pool.characters, pool.characters]);
    expect(pools('own')).to.deep.equal([undefined, pool.characters]);
    const undrafted = newMatchOf({ ...draft, options: {}, draftFrom: 'shared' }).seats;
    expect(undrafted.every((seat) => seat.pool === undefined)).to.equal(true);
  });

  it('DRF-7: a pool needs a whole troupe of one faction, and one character for each player', () => {
    const of = (faction: 'commonwealth' | 'shades', count: number) => ({
      id: 'p',
      name: 'Winter',
      characters: poolOf(characters, faction)
        .slice(0, count)
        .map(({ id }) => id),
    });
    const short = (pool: ReturnType<typeof of>, size: number, seats = plan.seats, options = {}) =>
      shortPool({ seats, options: { draft: true, ...options }, draftFrom: 'shared', pool }, size, characters);
    expect(short(of('commonwealth', 5), 6)).to.include({ size: 5, leastSize: 6 });
    expect(short(of('commonwealth', 6), 6)).to.equal(null);
    expect(short(of('commonwealth', 3), 2, [...plan.seats, ...plan.seats])).to.include({ size: 3, leastSize: 4 });
    expect(short(of('shades', 4), 4, plan.seats, { shades: false })).to.include({ leastSize: 4 });
    const rivals = { id: 'p', name: 'Winter', characters: ['grub', 'herbert-growbottom'] };
    expect(short(rivals, 2), 'SET-14').to.include({ size: 1, leastSize: 2 });
    expect(short(rivals, 1)).to.equal(null);
  });

  it('names a smaller field only when it is smaller than the troupe', () => {
    expect(newMatchOf({ ...plan, options: { field: 6 } }).options).to.not.have.property('field');
    expect(newMatchOf({ ...plan, options: { field: 4 } }).options.field).to.equal(4);
  });
});
