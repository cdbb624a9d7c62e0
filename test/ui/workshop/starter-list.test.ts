import { render } from 'lit';
import { starterList } from '../../../src/ui/workshop/start/starter-list.ts';
import { expect } from '../support.ts';

/** What a list of so many texts shows, and how many its button brings; 0 where it has no button. */
function drawn(count: number, more: { all?: boolean; sought?: string } = {}): { shown: string[]; brings: number } {
  const texts = Array.from({ length: count }, (_, n) => ({ id: `t${n}`, words: `text ${n} of many` }));
  const nothing = () => undefined;
  const calls = { seek: nothing, showAll: nothing, choose: nothing };
  const room = document.createElement('div');
  render(starterList({ texts, sought: '', all: false, tongue: 'en', ...more, ...calls }), room);
  const button = room.querySelector('[data-do="all"]');
  return {
    shown: [...room.querySelectorAll('[data-starter]')].map((item) => item.getAttribute('data-starter') ?? ''),
    brings: button === null ? 0 : Number(/\d+/u.exec(button.textContent)?.[0]),
  };
}

describe('texts to begin with', () => {
  it('are all there, at once or behind the button, which says how many it brings', () => {
    for (let count = 0; count <= 40; count += 1) {
      const { shown, brings } = drawn(count);
      expect(shown.length + brings, `${count}`).to.equal(count);
      expect(shown, `${count}`).to.deep.equal(Array.from({ length: shown.length }, (_, n) => `t${n}`));
      expect(shown.length, `${count}`).to.be.at.most(12);
    }
  });

  it('need no button once all are asked for, or some words are sought', () => {
    for (const count of [0, 12, 13, 40]) {
      expect(drawn(count, { all: true })).to.deep.equal({ shown: Array.from({ length: count }, (_, n) => `t${n}`), brings: 0 });
      expect(drawn(count, { sought: ' TEXT ' }).shown).to.have.length(count);
    }
    expect(drawn(40, { sought: 'text 3 of' }).shown).to.deep.equal(['t3']);
    expect(drawn(40, { sought: 'nowhere' })).to.deep.equal({ shown: [], brings: 0 });
  });
});
