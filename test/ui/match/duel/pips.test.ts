import { render } from 'lit';
import { pips } from '../../../../src/ui/match/duel/fighter.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { expect } from '../../support.ts';

/** What is drawn of a model of so many boxes: + whole, ! breaking, - lost. */
function drawn(health: number, wounds: number, breaking?: number): string {
  const table = {
    view: () => ({ table: { models: { m: { character: 'c', wounds } } } }),
    characters: { c: { health } },
  } as unknown as TablePort; // nothing else is read
  const box = document.createElement('p');
  render(pips(table, 'm', breaking), box);
  return [...box.querySelectorAll('.pip')].map((pip) => (pip.matches('.breaks') ? '!' : pip.matches('.lost') ? '-' : '+')).join('');
}

describe('what a model has left, as it is drawn in a duel', () => {
  it('has as many pips as boxes: whole ones, those that break now, those lost before', () => {
    expect([drawn(4, 0), drawn(4, 1), drawn(4, 1, 2), drawn(4, 4)]).to.deep.equal(['++++', '+++-', '+!!-', '----']);
  });
  it('no more break than are left', () => {
    expect([drawn(4, 1, 3), drawn(4, 1, 4), drawn(4, 1, 9), drawn(4, 4, 2)]).to.deep.equal(['!!!-', '!!!-', '!!!-', '----']);
  });
  it('are left out where they would be too many, and where nobody is', () => {
    expect([drawn(16, 0).length, drawn(17, 0)]).to.deep.equal([16, '']);
    const table = { view: () => ({ table: { models: {} } }), characters: {} } as unknown as TablePort; // nothing else is read
    const box = document.createElement('p');
    render(pips(table, 'm'), box);
    expect(box.children).to.have.lengthOf(0);
  });
});
