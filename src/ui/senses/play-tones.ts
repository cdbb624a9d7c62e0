import type { Tone } from './sounds.ts';

/** Seconds over which a tone swells, so that it does not click. */
const SWELL = 0.008;
const QUIET = 0.0001;

/** A second of even noise, the same each time. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** Adds a tone to the audio graph. */
function addTone(audio: BaseAudioContext, tone: Tone, from: number): void {
  const [begin, end] = [from + tone.at, from + tone.at + tone.lasts];
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(QUIET, begin);
  loudness.gain.exponentialRampToValueAtTime(tone.loud, begin + SWELL);
  loudness.gain.exponentialRampToValueAtTime(QUIET, end);
  loudness.connect(audio.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(tone.pitch[0], begin);
    pitch.exponentialRampToValueAtTime(tone.pitch[1], end);
  };
  let source: AudioScheduledSourceNode;
  if (tone.wave === 'noise') {
    const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.9 });
    glide(band.frequency);
    source = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
    source.connect(band).connect(loudness);
  } else {
    const voice = new OscillatorNode(audio, { type: tone.wave });
    glide(voice.frequency);
    source = voice;
    source.connect(loudness);
  }
  source.start(begin);
  source.stop(end);
}

/** Plays a sound from a moment on, in seconds of the context. */
export function playTones(audio: BaseAudioContext, tones: readonly Tone[], from: number): void {
  for (const tone of tones) addTone(audio, tone, from);
}
