import { msg, str } from '@lit/localize';

/** The words of an organised round's clock: two calls, ten minutes before its end and at its end. */
export const clockWords = {
  heading: () => msg('Round clock', { id: 'clock.heading' }),
  text: () => msg('When it runs out, the current action is finished, and then moonstones are counted.', { id: 'clock.text' }),
  minutes: (minutes: number) => msg(str`${minutes} minutes`, { id: 'clock.minutes' }),
  stop: () => msg('Stop the clock', { id: 'clock.stop' }),
  left: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  tenMinutes: () => msg('Ten minutes', { id: 'clock.ten' }),
  sunrise: () => msg('Sunrise – stop play', { id: 'clock.sunrise' }),
  endNow: () => msg('Sunrise: count the moonstones', { id: 'clock.end-now' }),
  endText: () => msg('The match ends now; the player with the most moonstones wins.', { id: 'clock.end-text' }),
  notYet: () => msg('Play on', { id: 'clock.not-yet' }),
};
