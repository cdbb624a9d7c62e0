/** The reason why a store is opened: for a club that must exist, for one that may be new, or to restore a copy. */
export type Opening = 'there' | 'begin' | 'restore';

/** The logs of a club are gone. A worker must neither found another club in their place nor write into a new stream with their name. */
export class LogGone extends Error {}

const WAY_OUT = 'Bring a copy back (npm run club -- restore FILE)';

/** The failure for a folder that should hold a club. `has`: what remains of it; null: nothing. */
export const goneFrom = (folder: string, has: 'secret' | 'files' | null): LogGone => {
  if (has === null)
    return new LogGone(`There is no club in ${folder}. Set CLUB_DATA to the folder that has it. ${WAY_OUT}, if it is lost.`);
  const remains = has === 'secret' ? 'its secret is there' : 'files that belong to it are there';
  return new LogGone(
    `The logs of the club in ${folder} are gone, though ${remains}. ${WAY_OUT}, or move the remaining files out of the folder to found another club.`,
  );
};

/** The failure where JetStream has no stream with the logs. */
export const goneFromStream = (stream: string, points: string): LogGone =>
  new LogGone(
    `The logs of the club are gone from JetStream: there is no stream ${stream}. ${WAY_OUT}, or remove the stream ${points} and the secret of the club to found another one.`,
  );

/** The failure where another stream has taken the name of the opened one. */
export const replacedStream = (stream: string): LogGone =>
  new LogGone(
    `The logs of the club are gone from JetStream: the stream ${stream} is another one than when the club was started. Stop the club. ${WAY_OUT}, and start it again.`,
  );
