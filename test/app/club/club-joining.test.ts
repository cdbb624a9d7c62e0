import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDBFactory } from 'fake-indexeddb';
import { clubJoining } from '../../../src/app/club/club-joining.ts';
import { clubOf } from '../../../src/storage/stores/club-store.ts';
import { clubReasonText, clubWords } from '../../../src/words/club/club.ts';

const HOST = 'https://club.example';

/** A socket whose club answers at once, with one text. */
class AnsweringSocket extends EventTarget {
  static readonly OPEN = 1;
  static answer = '';
  readonly readyState = AnsweringSocket.OPEN;
  constructor(readonly url: string) {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: AnsweringSocket.answer })));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** What a device hears that joins, and one that only watches, where the club answers so; and whether it has joined. */
async function heardBy(answer: object): Promise<{ joins: string | null; watches: string | null; joined: number }> {
  AnsweringSocket.answer = JSON.stringify(answer);
  let joined = 0;
  const joining = await clubJoining(HOST, 'x', () => (joined += 1));
  return { joins: await joining.join('code', 'Ada'), watches: await joining.watch('code'), joined };
}

describe('a device that opens a link to a club', () => {
  beforeAll(() => {
    vi.stubGlobal('WebSocket', AnsweringSocket);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
  afterAll(() => vi.unstubAllGlobals());

  it('makes no key and keeps nothing before it joins: the window may be one of a messenger', async () => {
    const made = vi.spyOn(crypto.subtle, 'generateKey');
    AnsweringSocket.answer = JSON.stringify({ say: 'challenge', challenge: 'c'.repeat(40), club: 'Mondays' });
    const joining = await clubJoining(HOST, 'x', () => undefined);
    expect(await joining.look()).toBe('Mondays');
    expect([made.mock.calls.length, await clubOf(HOST)]).toEqual([0, null]);
    AnsweringSocket.answer = JSON.stringify({ say: 'unsigned', reason: { code: 'invitation-used', clauses: [] } });
    expect(await joining.join('code', 'Ada')).not.toBe(null);
    expect([made.mock.calls.length > 0, await clubOf(HOST)]).toEqual([true, null]);
    made.mockRestore();
  });
});

describe('a device that the club does not let in', () => {
  beforeAll(() => {
    vi.stubGlobal('WebSocket', AnsweringSocket);
    vi.stubGlobal('isSecureContext', true);
  });
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterAll(() => vi.unstubAllGlobals());

  it('hears why the door is closed, whether it joins or watches', async () => {
    for (const why of ['revoked', 'crowded', 'edition'])
      expect(await heardBy({ say: 'closed', why, protocol: 1_000_000 })).toEqual({
        joins: clubWords.closed(why),
        watches: clubWords.closed(why),
        joined: 0,
      });
    expect(clubWords.closed('revoked')).not.toBe(clubWords.closed('crowded'));
    expect(clubWords.closed('revoked')).not.toBe(clubWords.unreachable());
  });

  it('hears why its code is refused', async () => {
    const reason = { code: 'invitation-used', clauses: [] };
    expect(await heardBy({ say: 'unsigned', reason })).toEqual({
      joins: clubReasonText(reason),
      watches: clubReasonText(reason),
      joined: 0,
    });
  });
});
