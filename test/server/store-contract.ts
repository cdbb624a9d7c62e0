import type { KeptEntry, Log } from '../../server/log/log.ts';

const WRITERS = 30;
const PLACES = 20;
const LONG = 200_000;

const soon = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((done) => setTimeout(done, 20));
};

/** What every store must keep to; gives the laws that it breaks. `open`: the same store, again after it was closed. */
export async function brokenLaws(open: () => Promise<Log>, name: string): Promise<string[]> {
  const broken: string[] = [];
  const law = (text: string, holds: boolean): void => {
    if (!holds) broken.push(text);
  };
  let log = await open();
  const stream = `match.${name}`;
  const rival = `campaign.${name}`;
  law('an empty log reads as nothing', (await log.read(stream, 0)).length === 0);
  law('a gap is refused', !(await log.append(stream, 1, 'x')).ok);
  law('the first is taken', (await log.append(stream, 0, 'zero')).ok);
  const twice = await log.append(stream, 0, 'other');
  law('a position that is taken says moved', !twice.ok && twice.why === 'moved');
  const heard: KeptEntry[] = [];
  const stop = await log.follow(stream, 0, (entry) => heard.push(entry));
  let wins = 0;
  for (let place = 1; place <= PLACES; place += 1) {
    const tries = Array.from({ length: WRITERS }, (_, writer) => log.append(stream, place, `${place} of ${writer} é☾`));
    wins += (await Promise.all(tries)).filter(({ ok }) => ok).length;
  }
  law('one winner a position', wins === PLACES);
  const all = await log.read(stream, 0);
  law('positions have no gap', all.length === PLACES + 1 && all.every(({ at: place }, index) => place === index));
  law('it is read from the middle', (await log.read(stream, 7)).length === PLACES - 6);
  await soon(() => heard.length > PLACES);
  law('a follower hears each once, in order', JSON.stringify(heard) === JSON.stringify(all));
  const late: KeptEntry[] = [];
  const stopLate = await log.follow(stream, 5, (entry) => late.push(entry));
  for (let place = PLACES + 1; place <= PLACES + 10; place += 1) await log.append(stream, place, `${place}`);
  await soon(() => late.length > PLACES + 5);
  law('a late follower misses nothing', late.length === PLACES + 6 && late.every(({ at: place }, index) => place === index + 5));
  stop();
  stopLate();
  await log.append(stream, PLACES + 11, 'quiet');
  law('a follower that has stopped hears nothing', heard.length === PLACES + 11);
  let length = PLACES + 12;
  law(
    'it is listed with its length',
    (await log.list(stream)).some((listed) => listed.stream === stream && listed.length === length),
  );
  const toldTogether: KeptEntry[] = [];
  const stopTogether = await log.follow(stream, length, (entries) => toldTogether.push(entries));
  const pair = await log.appendAll(stream, length, ['together', 'with it']);
  law('several are kept together', pair.kept === 2 && pair.why === null);
  law('in order', (await log.read(stream, length)).map(({ text }) => text).join() === 'together,with it');
  await soon(() => toldTogether.length > 1);
  law('a follower hears each of several', JSON.stringify(toldTogether) === JSON.stringify(await log.read(stream, length)));
  const tooLate = await log.appendAll(stream, length + 1, ['too late', 'after it']);
  law('of several whose first position is taken none is kept, though the next is free', tooLate.kept === 0 && tooLate.why === 'moved');
  const tooSoon = await log.appendAll(stream, length + 3, ['too soon', 'after it']);
  law('several after a gap are refused', tooSoon.kept === 0);
  law('what was refused is not there', (await log.read(stream, 0)).length === length + 2);
  stopTogether();
  const rivals = await Promise.all(
    [0, 1, 2].map((writer) =>
      log.appendAll(
        stream,
        length + 2,
        [0, 1].map((nth) => `${writer}: ${nth}`),
      ),
    ),
  );
  const [winner] = rivals.flatMap(({ kept }, writer) => (kept === 2 ? [writer] : []));
  law('of several writers of several one is told yes', rivals.filter(({ kept }) => kept > 0).length === 1);
  law(
    'and what it wrote lies together',
    (await log.read(stream, length + 2)).map(({ text }) => text).join() === `${winner}: 0,${winner}: 1`,
  );
  length += 4;
  await log.append(rival, 0, 'c');
  law('a prefix keeps kinds apart', !(await log.list('match.')).some((listed) => listed.stream === rival));
  await log.keepPoint(stream, 25, 'p25');
  await log.keepPoint(stream, 20, 'p20');
  law('the newest point wins', (await log.point(stream))?.text === 'p25');
  const long = 'b'.repeat(LONG);
  law('a long entry fits', (await log.append(rival, 1, long)).ok);
  await log.close();
  log = await open();
  law('all is kept over a restart', (await log.read(stream, 0)).length === length && (await log.read(rival, 1))[0]?.text === long);
  law('the point is kept', (await log.point(stream))?.after === 25);
  law('it goes on after a restart', (await log.append(stream, length, 'on')).ok && !(await log.append(stream, length, 'again')).ok);
  await log.drop(stream);
  law('what was dropped is gone', (await log.read(stream, 0)).length === 0 && (await log.point(stream)) === null);
  law('and is not listed', !(await log.list('match.')).some((listed) => listed.stream === stream));
  law('what was not dropped stays', (await log.read(rival, 0)).length === 2);
  await log.drop(rival);
  await log.close();
  return broken;
}
