import { randomUUID } from 'node:crypto';
import { nats, type JetStreamManager, type StreamInfo } from '../packages.ts';
import { codeOf, JetStreamLog, NO_STREAM, NUMBER, type JetStreamNeeds } from './jetstream.ts';
import { goneFromStream, LogGone, type Opening } from './log-gone.ts';

const IN_USE = 10_058;
/** The oldest version that never accepts two writers at one position. */
const OLDEST = [2, 10, 23] as const;

/** The server is too old to hold a club reliably. */
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

/** The information of the server about a stream; null when there is no such stream. */
async function streamOf(manager: JetStreamManager, name: string): Promise<StreamInfo | null> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (codeOf(error) === NO_STREAM) return null;
    throw error;
  }
}

/**
 * Connects to JetStream and creates the streams of the shard. Throws `TooOld` below 2.10.23, and `LogGone` where a club existed and its logs are
 * missing.
 */
export async function openJetStream(needs: JetStreamNeeds, opening: Opening = 'begin'): Promise<JetStreamLog> {
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
  const [name, points] = [`CLUB_${shard}`, `POINTS_${shard}`];
  /** Creates missing streams, and gives the number of the stream of the logs. */
  const prepared = async (manager: JetStreamManager): Promise<string> => {
    // every worker creates the logs first, so a stream of states means that there were logs
    const hasPoints = (await streamOf(manager, points)) !== null;
    const isGone = opening === 'there' || (opening === 'begin' && hasPoints);
    if (isGone && (await streamOf(manager, name)) === null) throw goneFromStream(name, points);
    // an existing stream has a number already, and stays as it is
    await add(manager, { name, subjects: [`club.${shard}.>`], metadata: { [NUMBER]: randomUUID() } });
    await add(manager, { name: points, subjects: [`point.${shard}.>`], max_msgs_per_subject: 1 });
    const { config: there, state } = await manager.streams.info(name);
    // the states of lost logs do not fit new ones
    if (state.messages === 0) await manager.streams.purge(points, {});
    return there.metadata?.[NUMBER] ?? '';
  };
  let number: string | null = null;
  for (const end = Date.now() + patience; number === null;) {
    try {
      number = await prepared(await jetstreamManager(connection, { timeout: 5000 }));
    } catch (error) {
      // a starting cluster may not know all of its streams yet
      if (Date.now() > end || (error instanceof LogGone && replicas === 1)) {
        await connection.close();
        throw error;
      }
      await wait(300);
    }
  }
  const manager = await jetstreamManager(connection, { timeout, checkAPI: false });
  return new JetStreamLog(connection, manager, jetstream(connection, { timeout }), { ...needs, timeout, patience, number });
}
