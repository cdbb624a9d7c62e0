import { msg } from '@lit/localize';

/** The settings for sight, sound and touch. */
export const sensesWords = {
  heading: () => msg('Sight, sound and touch', { id: 'senses.heading' }),
  sound: () => msg('Sounds', { id: 'senses.sound' }),
  soundHint: () => msg('Cards, hits, moonstones and the change of turns; never anything secret', { id: 'senses.sound-hint' }),
  soundOffer: () => msg('Play with sound?', { id: 'senses.sound-offer' }),
  withSound: () => msg('With sound', { id: 'senses.with-sound' }),
  withoutSound: () => msg('Without', { id: 'senses.without-sound' }),
  trembling: () => msg('Vibration', { id: 'senses.trembling' }),
  tremblingHint: () => msg('Where the device supports it', { id: 'senses.trembling-hint' }),
  contrast: () => msg('High contrast', { id: 'senses.contrast' }),
  contrastHint: () => msg('Black and white, thicker lines', { id: 'senses.contrast-hint' }),
  hand: () => msg('Questions beside the board', { id: 'senses.hand' }),
  right: () => msg('On the right', { id: 'senses.right' }),
  left: () => msg('On the left', { id: 'senses.left' }),
};
