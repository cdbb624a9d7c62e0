import { describe, expect, it } from 'vitest';
import type { Eff, Passive, TableCard } from '../../../src/rules/terms/card-language.ts';
import { A, answers, asked, B, C, changed, model, passive, person, say, scene, seen, text, type Scene } from '../small-match.ts';

/** When a model on the board is slain, the one that has this notes it. */
const mourns: Passive = passive('mourns', { when: { on: 'slain', who: {} }, do: [{ do: 'gain', to: 'self', energy: 1 }] });
const card: TableCard = {
  id: 'stand',
  kind: 'campaign',
  name: 'stand',
  version: 1,
  clause: 'CMP-3',
  at: ['slain'],
  do: [{ do: 'last-stand', who: 'subject' }],
};
/** b is slain while its player has the card; `answer`: what a does when it is attacked. */
function slain(answer: Eff[]): Scene {
  const reply = passive('reply', { when: { on: 'targeted', by: 'enemy', with: ['melee'] }, do: answer });
  const start = scene({
    seats: [[person('a', { abilities: [reply] }), person('c', { abilities: [mourns] })], [person('b')]],
    at: { [A]: [18, 18], [B]: [20.181, 18], [C]: [5, 18] },
  });
  const holding = changed({ ...start, cards: { ...start.cards, tableCards: { stand: card } } }, (play) =>
    play.patchSeat(1, { cards: ['stand'] }),
  );
  return text(holding, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B] } });
}

/** How often b has left play, as it is told and as a text about it speaks; the notes about it that stay. */
const departures = (now: Scene): unknown => ({
  status: model(now, B).status,
  told: seen(now, 'slain').filter(({ model: fallen }) => fallen === B).length,
  mourned: model(now, C).energy - 3,
  notes: Object.keys(now.match.order.ledger).filter((key) => /^(down|reborn)/.test(key)),
});
/** Answers every question of the stand: nobody goes for it, and each plays the first card of its hand. */
function through(now: Scene): Scene {
  let current = now;
  for (let count = 0; count < 20 && !asked(current)[0]?.startsWith('act'); count += 1) {
    const { decisions } = answers(current, current.match.openings[0]?.seat ?? 0);
    const [first] = decisions;
    if (!first) throw new Error(`nothing to answer: ${asked(current).join()}`);
    current = say(current, decisions.find(({ kind }) => kind === 'pass') ?? first);
  }
  return current;
}

describe('a last stand', () => {
  const once = { status: 'slain', told: 1, mourned: 1, notes: [] };

  it('CMP-7: the model leaves play once, whether it falls in the strike or after it', () => {
    const open = slain([]);
    expect(asked(open)).toEqual(['interrupt 1']);
    expect(departures(say(open, { seat: 1, kind: 'pass' })), 'without a stand').toEqual(once);
    const strike = say(open, { seat: 1, kind: 'play-card', card: 'stand' });
    expect(departures(strike), 'while it strikes').toEqual({ ...once, status: 'board', told: 0, mourned: 0 });
    expect(departures(through(strike)), 'after its strike').toEqual(once);
    // it falls by the answer to its attack, by a wound or outright
    for (const fall of [
      { do: 'slay', to: 'originator' },
      { do: 'wound', to: 'originator', by: 1 },
    ] satisfies Eff[]) {
      const fallen = say(slain([fall]), { seat: 1, kind: 'play-card', card: 'stand' });
      expect(departures(through(fallen)), fall.do).toEqual(once);
    }
  });
});
