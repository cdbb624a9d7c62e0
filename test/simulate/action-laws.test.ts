import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { begin, decide } from '../../machines/match/fold.ts';
import { newMatch } from '../../src/rules/index.ts';
import { lookAt } from '../../src/rules/look-at.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Frame } from '../../src/rules/terms/frame.ts';
import type { Lasting, Match, Setup } from '../../src/rules/terms/match.ts';
import { actionsBeginAnew, nobodyFallsAlone, nothingInVain } from '../../tools/simulate/laws/action-laws.ts';
import { meet, meetingOf } from '../../tools/simulate/meeting.ts';

const INCH = 254;
const setup: Setup = {
  seats: [{ troupe: ['senara', 'flintlock'] }, { troupe: ['the-duchess'] }],
  options: { reactions: false, troupeSize: 2, field: 2 },
  terrain: [],
  seed: 'laws',
  start: 'activation',
  position: {
    models: {
      '0:senara': { at: { x: 10 * INCH, y: 10 * INCH }, energy: 4 },
      '0:flintlock': { at: { x: 10 * INCH, y: 13 * INCH }, energy: 4 },
      '1:the-duchess': { at: { x: 10 * INCH, y: 15 * INCH }, energy: 4 },
    },
    stones: [],
    turn: 2,
    first: 0,
    initiative: 0,
  },
};

function after(...decisions: Decision[]): Match {
  let { match } = begin(newMatch(setup, catalogue), catalogue);
  for (const decision of decisions) {
    const next = decide(match, decision, catalogue);
    if (!next.ok) throw new Error(`${decision.kind}: ${next.reason.code}`);
    match = next.match;
  }
  return match;
}
const active = after({ seat: 0, kind: 'activate', model: '0:flintlock' });
const lasting: Lasting = { mods: [], until: 'action', from: { model: '0:flintlock', ability: 'take-aim' } };
const laid = (match: Match, model: string, ...all: Lasting[]): Match => ({
  ...match,
  table: { ...match.table, models: { ...match.table.models, [model]: { ...match.table.models[model]!, lasting: all } } },
});

describe('by law', () => {
  it('ARC-36: as an action begins outside another the Arcane Deck is whole', () => {
    expect(actionsBeginAnew(active, catalogue)).toEqual([]);
    const [card] = active.table.decks.arcane;
    const missing = { ...active, table: { ...active.table, aside: card ? [card] : [] } };
    expect(actionsBeginAnew(missing, catalogue)).toEqual(['an action begins while 1 arcane cards are not in the deck']);
  });
  it('ACT-18: nothing lasts until the action ends as another one begins, but what the text that gives it has laid', () => {
    expect(actionsBeginAnew(laid(active, '0:flintlock', lasting), catalogue)).toHaveLength(1);
    expect(actionsBeginAnew(laid(active, '0:flintlock', { ...lasting, until: 'turn' }), catalogue)).toEqual([]);
    expect(actionsBeginAnew(laid(active, '0:flintlock', { ...lasting, waits: true }), catalogue)).toEqual([]);
  });
  it('REA-15: MEL-20: nobody pays for the sake of an attack that has been called off', () => {
    const asked = after({ seat: 0, kind: 'activate', model: '0:flintlock' }, {
      seat: 0,
      kind: 'melee',
      target: '1:the-duchess',
    } as Decision);
    expect(nothingInVain(asked, catalogue)).toEqual([]);
    const stack = asked.stack.map((frame): Frame => (frame.kind === 'melee' ? { ...frame, cancelled: true } : frame));
    const broken = { ...asked, stack: stack as unknown as Match['stack'] };
    const top = broken.stack[broken.stack.length - 1];
    expect(top?.kind === 'effects' ? nothingInVain(broken, catalogue) : ['no text asks']).toHaveLength(1);
  });
  it('CTL-5: a model that falls with another does not stand without it', () => {
    const look = lookAt(active, catalogue);
    const senara = look.model('0:senara');
    const jeremy = { ...senara, id: '0:jeremy-lord-of-the-deep', character: 'jeremy-lord-of-the-deep', summoner: '0:senara' };
    const models = { ...active.table.models, [jeremy.id]: jeremy };
    const both = { ...active, table: { ...active.table, models } };
    const alone = { ...both, table: { ...both.table, models: { ...models, '0:senara': { ...senara, status: 'slain' as const } } } };
    expect(nobodyFallsAlone(active, both, catalogue)).toEqual([]);
    expect(nobodyFallsAlone(both, alone, catalogue)).toEqual(['0:jeremy-lord-of-the-deep stands though its summoner is gone']);
    // A card has kept it; a card that keeps another one does not.
    const entriesOf = (model: string) => [{ what: 'stayed', model, boxes: 2 } as const];
    expect(nobodyFallsAlone(both, alone, catalogue, entriesOf('0:jeremy-lord-of-the-deep'))).toEqual([]);
    expect(nobodyFallsAlone(both, alone, catalogue, entriesOf('0:senara'))).toHaveLength(1);
    // The players have taken its summoner off by hand before: what falls later has nothing to do with it.
    expect(nobodyFallsAlone(alone, alone, catalogue)).toEqual([]);
  });
  it('ARC-36: REA-15: CTL-5: in positions where two texts meet', { timeout: 60_000 }, () => {
    const meetings = [3, 150, 290, 431].flatMap((number) => meetingOf('law', number) ?? []);
    expect(meetings.length).toBeGreaterThan(1);
    for (const meeting of meetings) expect(meet(meeting).wrongs).toEqual([]);
  });
});
