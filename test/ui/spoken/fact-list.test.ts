import { gatherCrowds } from '../../../src/ui/spoken/fact-list.ts';
import type { Fact } from '../../../src/rules/terms/fact.ts';
import { expect } from '../support.ts';

const near = (a: string, b: string, inches = 1): Fact => ({ about: 'reaches', of: [a, b], in: inches });

describe('what the table is asked on one form', () => {
  it('is gathered round whom most of it is about, and loses nothing', () => {
    const cover: Fact = { about: 'cover', of: ['gump', 'quack'] };
    const facts: Fact[] = [near('billy', 'quack'), cover, near('eric', 'quack', 2), near('billy', 'gump'), near('fritz', 'quack', 3)];
    const [first, second, third] = gatherCrowds(facts);
    expect(first).to.deep.equal({ about: 'reaches', model: 'quack', facts: [facts[0], facts[2], facts[4]] });
    expect(second).to.have.property('facts').that.deep.equals([facts[3]]);
    expect(third).to.equal(cover);
  });

  it('keeps apart what is within and what is in sight as well', () => {
    const within: Fact = { about: 'within', of: ['billy', 'quack'], in: 3 };
    expect(gatherCrowds([within, near('eric', 'quack')])).to.have.length(2);
  });
});
