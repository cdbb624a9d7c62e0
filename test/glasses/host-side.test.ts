import { describe, expect, it } from 'vitest';
import { QuestionAges } from '../../src/glasses/question-ages.ts';
import { GlassSide } from '../../src/glasses/glass-side.ts';
import { HostSide } from '../../src/glasses/host-side.ts';
import { WIRE, type FromHost, type WireLine } from '../../src/glasses/wire.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { chance, hostTable, settled, setupOf } from './wire.ts';

/** A line of which a test holds the other end. */
class HeldLine implements WireLine {
  readonly texts: string[] = [];
  closed = false;
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  send(text: string): void {
    this.texts.push(text);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onText(JSON.stringify(message));
  }
  heard<Say extends FromHost['say']>(say: Say): Extract<FromHost, { say: Say }>[] {
    return this.texts
      .map((text) => JSON.parse(text) as FromHost)
      .filter((message): message is Extract<FromHost, { say: Say }> => message.say === say);
  }
}

const HELLO = { say: 'hello', wire: 1, rules: RULES, life: 'a', has: 0, cards: 'sum' };

function host(seed: string) {
  const { table } = hostTable(setupOf(seed));
  const clock = { now: 0 };
  const asked = new QuestionAges();
  const look = (decider: number | null): void => asked.look(table.view(null), 2, table.decided, decider);
  look(null);
  table.subscribe((entry) => look(entry?.seat ?? null));
  const side = new HostSide(
    {
      table,
      questionAges: asked,
      cards: 'sum',
      readDecision: (given) => {
        const read = readDecision(given);
        return read.ok ? read.decision : null;
      },
      now: () => clock.now,
      clock: () => 0,
      changed: () => undefined,
    },
    { part: 'seat', seats: [0] },
  );
  const line = (): HeldLine => {
    const heldLine = new HeldLine();
    side.link(heldLine);
    return heldLine;
  };
  return { table, clock, side, line, play: chance(seed) };
}

describe('the host of a glass', () => {
  it('answers a decision that is told again as it has answered before, and takes it once; a page that began anew counts anew', async () => {
    const { table, line, play } = host('again');
    const decision = play(table, [0]);
    const first = line();
    first.tell(HELLO);
    first.tell({ say: 'decide', nth: 1, at: 0, decision });
    await settled();
    expect(first.heard('answered')).toEqual([{ say: 'answered', nth: 1, refused: null }]);
    const { decided } = table;
    const second = line(); // the answer was lost
    second.tell(HELLO);
    second.tell({ say: 'decide', nth: 1, at: 0, decision });
    await settled();
    expect([second.heard('answered'), table.decided]).toEqual([[{ say: 'answered', nth: 1, refused: null }], decided]);
    const third = line();
    third.tell({ ...HELLO, life: 'b' });
    third.tell({ say: 'decide', nth: 1, at: 0, decision });
    await settled();
    expect(third.heard('answered')[0]?.refused?.code).toBe('asked-otherwise');
    expect(table.decided).toBe(decided);
  });

  it('ends a line after 20 texts that nobody can read, however slowly they come; what can be read may come for ever', () => {
    const { clock, side, line } = host('noise');
    const heldLine = line();
    heldLine.tell(HELLO);
    for (let count = 0; count < 300; count += 1) {
      clock.now += 1000;
      heldLine.tell({ say: 'ping' });
    }
    for (let count = 0; count < 20; count += 1) {
      clock.now += 1000;
      heldLine.onText('?');
    }
    expect([heldLine.closed, side.isOver]).toEqual([false, false]);
    clock.now += 1000;
    heldLine.onText('?');
    expect([heldLine.closed, side.isOver, heldLine.heard('bye')]).toEqual([true, true, [{ say: 'bye', why: 'noise' }]]);
  });

  it('sends what was made for a position once the table has it, and nothing of it where the table stands otherwise', async () => {
    const { table, side, line, play } = host('prepared');
    const heldLine = line();
    heldLine.tell(HELLO);
    const stands = (): object | undefined => heldLine.heard('stands').at(-1);
    const laid = (seats: number[]): typeof table =>
      new Proxy(table, {
        get: (target, field) => {
          if (field === 'laid') return seats;
          const value: unknown = Reflect.get(target, field, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const before = heldLine.texts.length;
    // of the very position: what was made is what is sent
    side.prepare(laid([1]));
    table.lay(1, true);
    side.tell();
    expect([heldLine.texts.length, stands()]).toEqual([
      before + 1,
      expect.objectContaining({ at: 0, nth: 2, state: { in: { laid: expect.anything() as object } } }),
    ]);
    // the same position, but nobody has laid anything down
    side.prepare(laid([0, 1]));
    table.lay(1, false);
    side.tell();
    expect(JSON.stringify(stands())).toContain('"laid":{"to":0}');
    // another position
    side.prepare(laid([0, 1]));
    const decision = play(table, [0, 1]);
    if (!decision) throw new Error('nobody is asked');
    expect(await table.decide(decision)).toBe(null);
    side.tell();
    expect(stands()).toEqual(
      expect.objectContaining({ at: 1, nth: 4, state: expect.not.objectContaining({ laid: expect.anything() as object }) as object }),
    );
    const glass = new GlassSide('a');
    const glassLine = new HeldLine();
    glass.link(glassLine);
    for (const text of heldLine.texts) glassLine.onText(text);
    expect([glass.at, JSON.stringify(glass.view(0)), glass.state.laid]).toEqual([1, JSON.stringify(table.view(0)), []]);
  });

  it('reads nothing that is longer than a decision may be', () => {
    const { line } = host('long');
    const heldLine = line();
    heldLine.tell(HELLO);
    const ping = JSON.stringify({ say: 'ping' });
    heldLine.onText(ping.padEnd(16_384));
    expect(heldLine.heard('pong').length).toBe(1);
    heldLine.onText(ping.padEnd(16_385));
    expect(heldLine.heard('pong').length).toBe(1);
  });

  it('sends away a glass of another edition, and tells its cards to one that has others', () => {
    const { line } = host('edition');
    const rivalLine = line();
    rivalLine.tell({ ...HELLO, cards: 'others' });
    expect(rivalLine.heard('welcome')[0]?.cards.all).not.toBe(null);
    const sameGlass = line();
    sameGlass.tell(HELLO);
    expect(sameGlass.heard('welcome')[0]?.cards.all).toBe(null);
    const old = line();
    old.tell({ ...HELLO, wire: 0 });
    expect(old.heard('bye')).toEqual([{ say: 'bye', why: 'edition', wire: WIRE, rules: RULES }]);
  });

  it('sends away a glass whose rules have another number or none, and tells it nothing of the match', () => {
    const { line } = host('rules');
    for (const rules of [RULES - 1, RULES + 1, undefined]) {
      const stranger = line();
      stranger.tell({ ...HELLO, rules });
      expect(stranger.texts.map((text) => JSON.parse(text) as unknown)).toEqual([{ say: 'bye', why: 'edition', wire: WIRE, rules: RULES }]);
    }
    const equal = line();
    equal.tell(HELLO);
    expect(equal.heard('welcome')[0]?.rules).toBe(RULES);
  });
});

describe('a glass', () => {
  it('shows nothing of a host whose rules have another number or none, and ends the line', () => {
    const { line } = host('welcomed');
    const hostLine = line();
    hostLine.tell({ ...HELLO, cards: 'none yet' });
    const [welcome, stands] = ['welcome', 'stands'].map((say) => hostLine.texts.find((text) => text.includes(`"say":"${say}"`)) ?? '');
    for (const rules of [RULES - 1, RULES + 1, undefined, RULES]) {
      const glass = new GlassSide('a');
      const glassLine = new HeldLine();
      glass.link(glassLine);
      glassLine.onText(JSON.stringify({ ...(JSON.parse(welcome ?? '') as object), rules }));
      glassLine.onText(stands ?? '');
      expect([glass.hasMatch, glass.ended, glass.linked]).toEqual(rules === RULES ? [true, null, true] : [false, 'edition', false]);
      expect(glass.isHostOlder).toBe(rules === undefined || rules < RULES);
    }
  });

  it('tells over a new line what nobody has answered, and nothing that was answered', async () => {
    const { table, side, play } = host('told');
    const glass = new GlassSide('a');
    const meets = (): { theirs: HeldLine; ours: HeldLine } => {
      const [ours, theirs] = [new HeldLine(), new HeldLine()];
      ours.send = (text) => void (ours.texts.push(text), theirs.onText(text));
      theirs.send = (text) => void (theirs.texts.push(text), ours.onText(text));
      side.link(theirs);
      glass.link(ours);
      return { theirs, ours };
    };
    meets();
    const decision = play(table, [0]);
    if (!decision) throw new Error('nobody is asked');
    expect(await glass.decide(decision)).toBe(null);
    const decisionsSent = (line: HeldLine): number => line.texts.filter((text) => text.startsWith('{"say":"decide"')).length;
    const second = meets();
    await settled();
    expect(decisionsSent(second.ours)).toBe(0);
    // the next one is lost with its line
    second.ours.send = () => undefined;
    let answer: unknown = undefined;
    void glass.decide({ seat: 0, kind: 'pass' }).then((refused) => (answer = refused));
    await settled();
    expect(answer).toBe(undefined);
    const third = meets();
    await settled();
    expect(decisionsSent(third.ours)).toBe(1);
    expect(answer).not.toBe(undefined);
  });
});

describe('since when a seat is asked', () => {
  it('begins anew when its question is another, or when it has decided and is asked the same once more', () => {
    const { table } = host('since');
    const view = table.view(null);
    const asked = new QuestionAges();
    const since = (): number[] => [asked.since(0), asked.since(1)];
    asked.look(view, 2, 3, null);
    expect(since()).toEqual([3, 3]);
    asked.look(view, 2, 4, 1); // the other one has decided
    expect(since()).toEqual([3, 4]);
    asked.look({ ...view, openings: [] }, 2, 5, null);
    expect(since()).toEqual([5, 4]);
  });
});
