import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, meetingIn } from '../../src/app/glasses/code.ts';
import { answerFrom, meetingOf, renamed } from '../../src/glasses/meeting-sdp.ts';
import { readMeeting, writeMeeting, type Address, type Meeting } from '../../src/glasses/meeting.ts';

const RUNS = process.env['MOONRISE_WHOLE'] === undefined ? 300 : 20_000;
const SIGNS = [...'ABCXYZabcxyz0129+/'];
const signs = (least: number, most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...SIGNS), { minLength: least, maxLength: most }).map((some) => some.join(''));
const bytes = (length: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: length, maxLength: length });
const port = fc.integer({ min: 1, max: 65_535 });
const address: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ kind: fc.constant(4 as const), host: bytes(4), port }),
  fc.record({ kind: fc.constant(6 as const), host: bytes(16), port }),
  fc.record({ kind: fc.constant('name' as const), host: bytes(16), port }),
);
const meeting: fc.Arbitrary<Meeting> = fc.record({
  ufrag: signs(4, 16),
  pwd: signs(22, 32),
  print: bytes(32),
  addresses: fc.array(address, { maxLength: 4 }),
});

/** What a browser writes of itself. */
const OFFER = `v=0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
a=candidate:1 1 udp 2113937151 fd00::5 51001 typ host
a=candidate:2 1 udp 2113937150 fd00::6 51002 typ host
a=candidate:3 1 udp 2113937149 192.168.0.7 51003 typ host
a=candidate:4 1 tcp 1518280447 192.168.0.7 9 typ host tcptype active
a=candidate:5 1 udp 2113937148 0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0.local 51005 typ host
a=ice-ufrag:aB3+
a=ice-pwd:0123456789abcdefABCDEF/+
a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, nth) => nth.toString(16).padStart(2, '0').toUpperCase()).join(':')}
a=setup:actpass
a=mid:0`;

describe('how a device is reached', () => {
  it('comes back from its bytes, and from its letters, also within a link', () => {
    fc.assert(
      fc.property(meeting, (met) => {
        expect(readMeeting(writeMeeting(met))).toEqual(met);
        const code = codeOf(met);
        expect(meetingIn(` https://example.org/games/#/join/${code} `)).toEqual(met);
        expect(meetingIn(code)).toEqual(met);
        expect(code).toMatch(/^[\w-]+$/);
      }),
      { numRuns: RUNS },
    );
  });

  it('is nothing where bytes are cut, changed in their edition, or made up; it never throws', () => {
    fc.assert(
      fc.property(meeting, fc.uint8Array({ maxLength: 120 }), fc.string(), (met, any, text) => {
        const whole = writeMeeting(met);
        expect(readMeeting(whole.slice(0, -1))).toBe(null);
        expect(readMeeting(Uint8Array.from([...whole, 0]))).toBe(null);
        expect(readMeeting(Uint8Array.from([whole[0] ? whole[0] ^ 32 : 0, ...whole.slice(1)]))).toBe(null);
        readMeeting(any);
        meetingIn(text);
      }),
      { numRuns: RUNS },
    );
  });

  it('holds an address of each family there is, and nothing but UDP', () => {
    const met = meetingOf(OFFER);
    expect(met).toMatchObject({ ufrag: 'aB3+', pwd: '0123456789abcdefABCDEF/+' });
    expect(met.addresses.map(({ kind }) => kind)).toEqual([4, 'name', 6, 6]);
    expect(met.addresses[0]).toMatchObject({ host: Uint8Array.of(192, 168, 0, 7), port: 51_003 });
    expect(writeMeeting({ ...met, addresses: met.addresses.slice(0, 1) }).length).toBeLessThanOrEqual(64);
  });

  it('is an answer that leads back to it; a device that has told no address may still come', () => {
    fc.assert(
      fc.property(meeting, bytes(32), (met, print) => {
        const answer = answerFrom(met, print, '0');
        const { addresses, ...named } = meetingOf(answer);
        const { addresses: before, ...rest } = met;
        expect(named).toEqual(rest);
        expect([...addresses].map(({ port: number }) => number).sort()).toEqual(before.map(({ port: number }) => number).sort());
        expect(answer.includes('end-of-candidates')).toBe(before.length > 0);
      }),
      { numRuns: RUNS },
    );
  });

  it('makes one of two begin the handshake, never both', () => {
    fc.assert(
      fc.property(meeting, meeting, (meeting, another) => {
        fc.pre(String(meeting.print) !== String(another.print));
        const roles = [answerFrom(meeting, another.print, '0'), answerFrom(another, meeting.print, '0')].map(
          (answer) => /a=setup:(\w+)/.exec(answer)?.[1],
        );
        expect(roles.sort()).toEqual(['active', 'passive']);
      }),
      { numRuns: RUNS },
    );
  });

  it('has another name where one was agreed', () => {
    const met = meetingOf(renamed(OFFER, { ufrag: 'agreed12', pwd: 'x'.repeat(24) }));
    expect(met).toMatchObject({ ufrag: 'agreed12', pwd: 'x'.repeat(24), print: meetingOf(OFFER).print });
  });
});
