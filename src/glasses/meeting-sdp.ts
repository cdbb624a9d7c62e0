import type { Address, Meeting } from './meeting.ts';

// Meetings as browsers write them: session descriptions (RFC 8866, 8839, 8841).

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/i;
const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function hostOf({ kind, host }: Address): string {
  if (kind === 4) return host.join('.');
  const text = hex(host);
  if (kind === 6) return (text.match(/..../g) ?? []).join(':');
  return `${text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

function addressOf(host: string, port: number): Address | null {
  if (NAME.test(host)) return { kind: 'name', host: bytesOf(host.slice(0, 36).replaceAll('-', '')), port };
  if (NUMBERS.test(host)) return { kind: 4, host: Uint8Array.from(host.split('.'), Number), port };
  if (!/^[\da-f:]+$/i.test(host)) return null;
  const [head = '', tail] = host.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const middle = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return { kind: 6, host: bytesOf([...first, ...middle, ...last].map((group) => group.padStart(4, '0')).join('')), port };
}

/** One address of each family first, because one family may lead nowhere. */
function inTurn(addresses: readonly Address[]): Address[] {
  const kinds = [4, 'name', 6] as const;
  const byKind = kinds.map((kind) => addresses.filter((address) => address.kind === kind));
  const longest = Math.max(...byKind.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nth) => byKind.flatMap((some) => some.slice(nth, nth + 1))).flat();
}

/** The meeting data in a session description of this device. */
export function meetingOf(sdp: string): Meeting {
  const read = (pattern: RegExp): string => pattern.exec(sdp)?.[1] ?? '';
  const hosts = [...sdp.matchAll(/a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gi)];
  return {
    ufrag: read(/a=ice-ufrag:(\S+)/),
    pwd: read(/a=ice-pwd:(\S+)/),
    print: bytesOf(read(/a=fingerprint:sha-256 (\S+)/i).replaceAll(':', '')),
    addresses: inTurn(hosts.flatMap(([, host = '', port = '']) => addressOf(host, Number(port)) ?? [])),
  };
}

/**
 * The session description of another device as the answer to an offer with this certificate. The device with the lower fingerprint waits
 * for the handshake.
 */
export function answerFrom(met: Meeting, print: Uint8Array, mid: string): string {
  const candidates = met.addresses.map(
    (address, nth) => `a=candidate:${nth + 1} 1 udp ${2113937151 - nth} ${hostOf(address)} ${address.port} typ host`,
  );
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mid}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    // a device without addresses may still connect from its side
    ...(candidates.length > 0 ? ['a=end-of-candidates'] : []),
    `a=ice-ufrag:${met.ufrag}`,
    `a=ice-pwd:${met.pwd}`,
    `a=fingerprint:sha-256 ${(hex(met.print).toUpperCase().match(/../g) ?? []).join(':')}`,
    `a=setup:${hex(print) < hex(met.print) ? 'passive' : 'active'}`,
    `a=mid:${mid}`,
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    '',
  ].join('\r\n');
}

/** An offer of this device with a user fragment and a password that were agreed before. */
export const renamed = (sdp: string, { ufrag, pwd }: Pick<Meeting, 'ufrag' | 'pwd'>): string =>
  sdp.replace(/a=ice-ufrag:\S+/, `a=ice-ufrag:${ufrag}`).replace(/a=ice-pwd:\S+/, `a=ice-pwd:${pwd}`);
