import { newCertificate } from '../../../src/app/glasses/link.ts';
import { Meet } from '../../../src/app/glasses/meet.ts';
import type { WireLine } from '../../../src/glasses/wire.ts';
import { expect, waitUntil } from '../support.ts';

/** A device that begins to meet; its lines are noted. */
function device(lines: WireLine[] = []): Meet {
  return new Meet(
    async () => ({ certificate: await newCertificate(), packs: false }),
    (line) => lines.push(line),
  );
}

describe('a device that meets another', () => {
  it('takes neither its own code in a mirror nor what is no code, and goes on showing', async () => {
    const [meet, another] = [device(), device()];
    await waitUntil(() => meet.state === 'showing' && another.state === 'showing');
    meet.read(meet.code ?? '');
    expect([meet.state, meet.fault]).to.deep.equal(['showing', null]);
    meet.read('https://example.org/');
    expect([meet.state, meet.fault]).to.deep.equal(['showing', 'code']);
    meet.read(another.code ?? '');
    expect([meet.state, meet.fault]).to.deep.equal(['joining', null]);
    meet.close();
    another.close();
  });

  it('leaves no connection behind when it is closed before it knows how it is reached', async () => {
    const made: RTCPeerConnection[] = [];
    const Kind = globalThis.RTCPeerConnection;
    class Noted extends Kind {
      constructor(...given: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...given);
        made.push(this);
      }
    }
    globalThis.RTCPeerConnection = Noted;
    try {
      device().close();
      await waitUntil(() => made.length === 1);
      await waitUntil(() => made[0]?.connectionState === 'closed', 'it is closed');
    } finally {
      globalThis.RTCPeerConnection = Kind;
    }
  });
});
