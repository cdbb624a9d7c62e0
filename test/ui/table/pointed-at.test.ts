import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Opening, Question } from '../../../src/rules/terms/opening.ts';
import { pointedAt } from '../../../src/ui/table/pointed-at.ts';
import { duel } from '../match/tables/tables.ts';
import { expect } from '../support.ts';

const INCH = 254;
const bobby = '1:beaky-bobby';
const chosen = (question: Question): Opening => ({ seat: 0, kind: 'choice', about: null, question });
const answer = (fields: object): Decision => ({ seat: 0, kind: 'answer', ...fields });

describe('what a board can show of a decision', () => {
  it('is told in tenths of a millimetre, and by ids', async () => {
    const view = (await duel()).view(null);
    const subject = (decision: Decision, opening?: Opening) => pointedAt(view, decision, '0:flintlock', opening);
    const goes = (model: string, x: number, y: number, put: boolean) => ({
      goes: { model, way: [{ x: x * INCH, y: y * INCH }], put },
      places: [],
      ids: [],
    });
    const ids = (...all: string[]) => ({ goes: null, places: [], ids: all });
    expect(subject({ seat: 0, kind: 'step', path: [[18, 17]] })).to.deep.equal(goes('0:flintlock', 18, 17, false));
    expect(subject({ seat: 1, kind: 'react', model: bobby, path: [[18, 21]] })).to.deep.equal(goes(bobby, 18, 21, false));
    expect(subject({ seat: 0, kind: 'again', targets: [bobby], stone: 's1' })).to.deep.equal(ids(bobby, 's1'));
    expect(subject({ seat: 0, kind: 'use', ability: 'x', at: [3, 4] })?.places).to.deep.equal([{ x: 762, y: 1016 }]);
    expect(subject({ seat: 0, kind: 'markers', at: [[1, 1]] })?.places).to.deep.equal([{ x: 254, y: 254 }]);
    const place = chosen({ ask: 'place', model: bobby });
    expect(subject(answer({ at: [18, 22] }), place)).to.deep.equal(goes(bobby, 18, 22, true));
    const path = chosen({ ask: 'path', model: bobby, length: 508 });
    expect(subject(answer({ path: [[18, 21]] }), path)).to.deep.equal(goes(bobby, 18, 21, false));
    const anotherOpening = chosen({ ask: 'option', options: [bobby], of: 'model' });
    expect(subject(answer({ option: bobby }), anotherOpening)).to.deep.equal(ids(bobby));
  });

  it('is nothing where nothing lies on the board, and nothing that is held in a hand', async () => {
    const view = (await duel()).view(null);
    const subject = (decision: Decision, opening?: Opening) => pointedAt(view, decision, '0:flintlock', opening);
    expect(subject({ seat: 0, kind: 'end-activation' })).to.equal(null);
    expect(subject({ seat: 0, kind: 'play-melee', card: 'thrust' })).to.equal(null);
    expect(subject({ seat: 0, kind: 'claim', card: 'pink-1', as: 'pink-3' })).to.equal(null);
    expect(subject({ seat: 0, kind: 'use', ability: 'x', targets: ['1:nobody'] })).to.equal(null);
    expect(subject({ seat: 0, kind: 'jog', path: [] })).to.equal(null);
    const word = chosen({ ask: 'option', options: ['yes', 'no'], of: 'yes-no' });
    expect(subject(answer({ option: 'yes' }), word)).to.equal(null);
  });
});
