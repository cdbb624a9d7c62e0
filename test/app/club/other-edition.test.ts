import { afterAll, describe, expect, it } from 'vitest';
import { SittingTable } from '../../../src/app/club/sitting-table.ts';
import { DeviceSide } from '../../../src/club/device-side.ts';
import { CLUB_PROTOCOL } from '../../../src/club/terms/protocol.ts';
import { WIRE, type WireLine } from '../../../src/glasses/wire.ts';
import { RULES } from '../../../src/rules/setup/rules-number.ts';
import { clubWords } from '../../../src/words/club/club.ts';
import { speak, type Language } from '../../../src/words/language/locale.ts';

function quietLine(): WireLine {
  return { onText: () => undefined, onGone: () => undefined, send: () => undefined, close: () => undefined };
}

/** What a match says, and whether it offers an update, when the club ends its line so. */
function saidAt(bye: object): { ended: string | null; outdated: boolean } {
  const table = new SittingTable({
    listed: () => null,
    standing: () => null,
    keep: () => Promise.resolve(() => Promise.resolve()),
    record: () => Promise.reject(new Error('none')),
  });
  const line = quietLine();
  table.link(line);
  line.onText(JSON.stringify({ say: 'bye', ...bye }));
  return { ended: table.ended, outdated: table.outdated };
}

function closedBy(closed: object): string | null {
  const side = new DeviceSide({ host: 'club.example', app: 'x', device: () => null, prove: () => Promise.reject(new Error('no key')) });
  const line = quietLine();
  side.link(line);
  line.onText(JSON.stringify({ say: 'closed', ...closed }));
  return side.closed;
}

describe('a device of another edition than its club', () => {
  afterAll(() => speak('en'));

  it('is to be updated where the club is newer, and only there; the sentences differ in each language', async () => {
    const newer = [
      { why: 'edition', wire: WIRE, rules: RULES + 1 },
      { why: 'edition', wire: WIRE + 1, rules: RULES - 1 },
    ];
    const older = [
      { why: 'edition' },
      { why: 'edition', wire: WIRE, rules: RULES - 1 },
      { why: 'edition', wire: WIRE - 1, rules: RULES + 1 },
    ];
    const sentences = new Set<string>();
    for (const language of ['en', 'de', 'fr', 'es'] satisfies Language[]) {
      await speak(language);
      for (const bye of newer) expect(saidAt(bye)).toEqual({ ended: clubWords.closed('edition'), outdated: true });
      for (const bye of older) expect(saidAt(bye)).toEqual({ ended: clubWords.closed('older-club'), outdated: false });
      // nor is it told so where the line ends for another reason
      expect(saidAt({ why: 'ended', wire: WIRE, rules: RULES - 1 })).toEqual({ ended: clubWords.closed('ended'), outdated: false });
      sentences.add(clubWords.closed('edition')).add(clubWords.closed('older-club'));
    }
    expect(sentences.size).toBe(8);
  });

  it('is told the same at the door', () => {
    expect(closedBy({ why: 'edition', protocol: CLUB_PROTOCOL + 1 })).toBe('edition');
    expect(closedBy({ why: 'edition', protocol: CLUB_PROTOCOL - 1 })).toBe('older-club');
    expect(closedBy({ why: 'edition' })).toBe('older-club');
    expect(closedBy({ why: 'revoked' })).toBe('revoked');
  });
});
