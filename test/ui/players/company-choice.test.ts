import { render } from 'lit';
import { asStrong, companyChoice, strengthOf } from '../../../src/ui/page/company-choice.ts';
import type { ComputerLevel } from '../../../src/ui/contexts/table-port.ts';
import { COMPANIONS } from '../../../src/words/match/opponents/companions.ts';
import { computerWords } from '../../../src/words/match/opponents/computer.ts';
import { expect } from '../support.ts';

describe('the company', () => {
  const chosen: ComputerLevel[] = [];
  const elementOf = (level: ComputerLevel): HTMLSelectElement => {
    const room = document.createElement('div');
    document.body.append(room);
    render(
      companyChoice(level, (choice) => chosen.push(choice)),
      room,
    );
    return room.querySelector('select') as HTMLSelectElement;
  };
  const pick = (select: HTMLSelectElement, value: string): void => {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  };

  it('a way is chosen beside a strength, and given up again', () => {
    const select = elementOf('club');
    expect(select.options).to.have.length(COMPANIONS.length + 1);
    expect(select.value).to.equal('');
    pick(select, 'ragna');
    pick(elementOf('club-ragna'), '');
    pick(elementOf('strong-ragna'), 'pim');
    expect(chosen).to.deep.equal(['club-ragna', 'club', 'strong-pim']);
  });

  it('who is chosen shows a face, and nobody shows none', () => {
    expect(elementOf('gentle').parentElement?.querySelector('svg')).to.equal(null);
    expect(elementOf('gentle-selwyn').parentElement?.querySelector('svg')).not.to.equal(null);
    expect(elementOf('gentle-selwyn').value).to.equal('selwyn');
  });

  it('another strength keeps the way', () => {
    expect([asStrong('strong', 'gentle-thole'), asStrong('strong', 'gentle'), asStrong('club', null)]).to.deep.equal([
      'strong-thole',
      'strong',
      'club',
    ]);
    expect([strengthOf('gentle-thole'), strengthOf('strong')]).to.deep.equal(['gentle', 'strong']);
  });

  it('a companion is called by its name, and a level from elsewhere by that of the club', () => {
    expect([computerWords.called('strong-ragna'), computerWords.called('strong-nobody'), computerWords.called('club')]).to.deep.equal([
      'Ragna',
      computerWords.called('club'),
      'Club computer',
    ]);
  });
});
