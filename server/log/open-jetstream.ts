import { nats, type JetStreamManager } from '../packages.ts';
import { codeOf, JetStreamLog, type JetStreamNeeds } from './jetstream.ts';

const IN_USE = 10_058;
/** The oldest version that never gives one position to two writers. */
const OLDEST = [2, 10, 23] as const;

/** The server is too old to be trusted with a club. */
export class TooOld extends Error {}

export function isTooOld(version: string): boolean {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, least] of OLDEST.entries()) {
    const number = numbers[index] ?? 0;
    if (number !== least) return !(number > least);
  }
  return false;
}

const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));

/** Connects to JetStream and makes the streams of the shard. Throws `TooOld` below 2.10.23. */
export async function openJetStream(needs: JetStreamNeeds): Promise<JetStreamLog> {
  const { connect, jetstream, jetstreamManager, nanos } = nats();
  const { servers, shard, replicas, timeout = 2000, patience = 20_000 } = needs;
  const connection = await connect({
    servers,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    ignoreClusterUpdates: true,
    waitOnFirstConnect: true,
  });
  const { version = '0' } = connection.info ?? {};
  if (isTooOld(version)) {
    await connection.close();
    throw new TooOld(
      `The NATS server is ${version}. A club needs ${OLDEST.join('.')} or newer: older ones gave one position to two writers.`,
    );
  }
  const config = { storage: 'file', retention: 'limits', num_replicas: replicas, duplicate_window: nanos(2000) };
  const add = async (manager: JetStreamManager, stream: object): Promise<void> => {
    try {
      await manager.streams.add({ ...config, ...stream });
    } catch (error) {
      if (codeOf(error) !== IN_USE && !/already in use/.test(String(error))) throw error;
    }
  };
  for (const end = Date.now() + patience; ;) {
    try {
      const manager = await jetstreamManager(connection, { timeout: 5000 });
      await add(manager, { name: `CLUB_${shard}`, subjects: [`club.${shard}.>`] });
      await add(manager, { name: `POINTS_${shard}`, subjects: [`point.${shard}.>`], max_msgs_per_subject: 1 });
      break;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(300);
    }
  }
  const manager = await jetstreamManager(connection, { timeout, checkAPI: false });
  return new JetStreamLog(connection, manager, jetstream(connection, { timeout }), { ...needs, timeout, patience });
}
