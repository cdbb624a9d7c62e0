/** For what a store is opened: for a club that must be there, for one that may begin, or for a copy that is brought back. */
export type Opening = 'there' | 'begin' | 'restore';

/** The logs of a club are gone: no worker founds another club in their place unasked, or writes into a stream that has their name now. */
export class LogGone extends Error {}

const WAY_OUT = 'Bring a copy back (npm run club -- restore FILE)';

/** The failure for a folder that must have a club. `has`: what remains of it; null: nothing. */
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

/** The failure where another stream has the name of the one that was opened. */
export const replacedStream = (stream: string): LogGone =>
  new LogGone(
    `The logs of the club are gone from JetStream: the stream ${stream} is another one than when the club was started. Stop the club. ${WAY_OUT}, and start it again.`,
  );
