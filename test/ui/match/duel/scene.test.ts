import { sceneOf } from '../../../../src/ui/match/duel/scene.ts';
import { expect } from '../../support.ts';

const TURNS = [0, 90, 180, 270];
/** The place that belongs to a turn: the left and the far end are 0, the right and the near end 1. At a corner the side decides. */
const AT_ITS_SIDE: Record<number, number> = { 90: 0, 270: 1 };
const AT_ITS_END: Record<number, number> = { 180: 0, 0: 1 };

describe('the two sides of a duel', () => {
  const pairs = TURNS.flatMap((first) => TURNS.filter((second) => second !== first).map((second) => [first, second] as const));
  it('stand at the edge at which each sits, whoever attacks', () => {
    for (const [first, second] of pairs) {
      const { facing, place, turn } = sceneOf([first, second], [0, 1]);
      const edges = first % 180 === 0 && second % 180 === 0 ? AT_ITS_END : AT_ITS_SIDE;
      const name = `${first} and ${second}`;
      expect(facing, name).to.equal(edges === AT_ITS_END ? 'ends' : 'sides');
      expect(turn, name).to.deep.equal([first, second]);
      expect([...place].sort(), name).to.deep.equal([0, 1]);
      if (edges[first] !== undefined) expect(place[0], name).to.equal(edges[first]);
      if (edges[second] !== undefined) expect(place[1], name).to.equal(edges[second]);
    }
  });
  it('change places with their turns, and a turn more or less changes nothing', () => {
    for (const [first, second] of pairs) {
      const { place } = sceneOf([first, second], [0, 1]);
      expect(sceneOf([first, second], [1, 0]).place).to.deep.equal([place[1], place[0]]);
      expect(sceneOf([first - 360, second + 720], [0, 1])).to.deep.equal(sceneOf([first, second], [0, 1]));
    }
  });
  it('stand beside each other by their seats where they sit side by side', () => {
    for (const same of TURNS) {
      expect(sceneOf([same, same], [0, 1])).to.deep.equal({ facing: 'beside', place: [0, 1], turn: [same, same] });
      expect(sceneOf([same, same], [1, 0]).place).to.deep.equal([1, 0]);
    }
    expect(sceneOf([], [2, 1])).to.deep.equal({ facing: 'beside', place: [1, 0], turn: [0, 0] });
  });
});
