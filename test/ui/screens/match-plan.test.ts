import { characters } from '../../../src/cards/index.ts';
import {
  departures,
  filled,
  lacking,
  newMatchOf,
  optionsFor,
  planned,
  poolOf,
  settled,
  sizeOf,
} from '../../../src/ui/screens/match-plan.ts';
import { expect } from '../support.ts';

const plan = planned('friendly', ['Ada', 'Ben'], 'village-green', characters);

describe('match plan', () => {
  it('SET-9: a friendly evening has six, four or three a side by the number of players', () => {
    const sizes = [2, 3, 4].map((count) => sizeOf(planned('friendly', Array<string>(count).fill(''), '', characters)));
    expect(sizes).to.deep.equal([6, 4, 3]);
  });

  it('SET-12: another faction empties the troupe and fills it from its own', () => {
    const [first, ...others] = plan.seats;
    const turned = settled({ ...plan, seats: [{ ...first!, faction: 'dominion' }, ...others] }, characters);
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
    const { options } = newMatchOf(planned('campaign', ['Ada', 'Ben'], '', characters), '');
    expect(options).to.deep.equal({ campaignCards: 2, objectiveMarkers: true, troupeSize: 6 });
    expect(departures(optionsFor('campaign'))).to.equal(2);
  });

  it('SET-15: of one faction, the second seat begins with characters the first has not taken', () => {
    const four = planned('friendly', ['', '', '', ''], '', characters);
    const [first, , , fourth] = four.seats;
    expect(fourth?.faction).to.equal(first?.faction);
    expect(fourth?.troupe.some((id) => first?.troupe.includes(id))).to.equal(false);
  });

  it('says who still lacks characters; a draft lacks none', () => {
    const short = { ...plan, seats: plan.seats.map((seat, at) => (at === 1 ? { ...seat, troupe: seat.troupe.slice(2) } : seat)) };
    expect(lacking(short)).to.deep.equal({ seat: 1, count: 2 });
    expect(lacking({ ...short, options: { draft: true } })).to.equal(null);
  });

  it('DRF-1: a draft begins without factions and troupes', () => {
    const { seats } = newMatchOf({ ...plan, options: { draft: true } }, 'Ada and Ben');
    expect(seats).to.deep.equal([{ name: 'Ada' }, { name: 'Ben' }]);
  });

  it('names a smaller field only when it is smaller than the troupe', () => {
    expect(newMatchOf({ ...plan, options: { field: 6 } }, '').options).to.not.have.property('field');
    expect(newMatchOf({ ...plan, options: { field: 4 } }, '').options.field).to.equal(4);
  });
});
