import { friendsAmong, onePerDepth, orderedTargets, targetGroups } from '../../../src/ui/prompts/plan/target-groups.ts';
import { expect } from '../support.ts';

const models = {
  actor: { controller: 0, wounds: 3 },
  friend: { controller: 0, wounds: 1 },
  hurt: { controller: 0, wounds: 4 },
  foe: { controller: 1, wounds: 2 },
  rival: { controller: 1 },
};
const ids = ['actor', 'friend', 'foe', 'hurt', 'rival'];
const picker = (meant: 'enemies' | 'friends' | 'wounded' | 'anybody') => ({ seat: 0, actor: 'actor', meant });

describe('the order of targets', () => {
  it('has enemies first, then friends as they come, and the acting model last', () => {
    expect(orderedTargets(ids, models, picker('enemies'))).to.deep.equal(['foe', 'rival', 'friend', 'hurt', 'actor']);
    expect(orderedTargets(ids, models, { ...picker('enemies'), seat: 1 })).to.deep.equal(['friend', 'hurt', 'foe', 'rival', 'actor']);
  });
  it('has the most wounds first where wounded friends are meant; a model without a number has none', () => {
    expect(orderedTargets(ids, models, picker('wounded'))).to.deep.equal(['hurt', 'actor', 'foe', 'friend', 'rival']);
  });
  it('has a target that is not a model before the friends', () => {
    expect(orderedTargets(['friend', 'stone'], models, picker('anybody'))).to.deep.equal(['stone', 'friend']);
  });
});

describe('groups of targets', () => {
  const foes = { side: 'foes', ids: ['foe', 'rival'] };
  const friends = { side: 'friends', ids: ['actor', 'friend', 'hurt'] };
  it('are enemies and friends where there are both; the side that is meant is first, and the order stays', () => {
    expect(targetGroups(ids, models, picker('enemies'))).to.deep.equal([foes, friends]);
    expect(targetGroups(ids, models, picker('anybody'))).to.deep.equal([foes, friends]);
    expect(targetGroups(ids, models, picker('friends'))).to.deep.equal([friends, foes]);
  });
  it('are one group where there is one side', () => {
    expect(targetGroups(['actor', 'friend'], models, picker('enemies'))).to.deep.equal([{ side: 'mixed', ids: ['actor', 'friend'] }]);
    expect(targetGroups(['rival', 'foe'], models, picker('friends'))).to.deep.equal([{ side: 'mixed', ids: ['rival', 'foe'] }]);
    expect(targetGroups([], models, picker('friends'))).to.deep.equal([{ side: 'mixed', ids: [] }]);
  });
  it('are told apart by the seat that controls a model', () => {
    expect(friendsAmong(ids, models, 0)).to.deep.equal(['actor', 'friend', 'hurt']);
    expect(friendsAmong(ids, models, 1)).to.deep.equal(['foe', 'rival']);
    expect(friendsAmong(['stone'], models, 0)).to.deep.equal([]);
  });
});

describe('moonstones of the same depth', () => {
  const depths = new Map([
    ['a', 2],
    ['b', 1],
    ['c', 2],
    ['d', 1],
  ]);
  it('are one target, the shallowest first', () => {
    expect(onePerDepth(['a', 'b', 'c', 'd'], depths, [])).to.deep.equal(['b', 'a']);
  });
  it('are the one that is picked, if one is', () => {
    expect(onePerDepth(['a', 'b', 'c', 'd'], depths, ['c'])).to.deep.equal(['b', 'c']);
  });
  it('leave alone what has no depth', () => {
    expect(onePerDepth(['a', 'model', 'c', 'other'], depths, [])).to.deep.equal(['model', 'other', 'a']);
    expect(onePerDepth(['a', 'b', 'c'], new Map(), ['c'])).to.deep.equal(['a', 'b', 'c']);
  });
});
