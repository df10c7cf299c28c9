/** How each noise is made: bursts of filtered noise and struck bodies. */
import type { Sound } from './sounds.ts';

type Recipe = (context: AudioContext, out: AudioNode, at: number) => void;

/** A burst of filtered noise: felt, paper, pencil. */
function rustle(context: AudioContext, out: AudioNode, at: number, { low, high, long, loud }: { low: number; high: number; long: number; loud: number }): void {
  const length = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: Math.sqrt(low * high), Q: Math.sqrt(low * high) / (high - low) });
  source.connect(band).connect(new GainNode(context, { gain: loud })).connect(out);
  source.start(at);
}

/** A struck body: a knuckle on wood, a cup on its saucer. */
function knock(context: AudioContext, out: AudioNode, at: number, { pitch, long, loud, ring = 0.6 }: { pitch: number; long: number; loud: number; ring?: number }): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * ring, at + long);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + long);
}

export const RECIPES: Record<Sound, Recipe> = {
  card: (c, out, at) => {
    rustle(c, out, at, { low: 150, high: 900, long: 0.09, loud: 0.9 });
    knock(c, out, at, { pitch: 110, long: 0.08, loud: 0.5 });
  },
  deal: (c, out, at) => rustle(c, out, at, { low: 1800, high: 6000, long: 0.07, loud: 0.35 }),
  turn: (c, out, at) => {
    for (const delay of [0, 0.14]) {
      knock(c, out, at + delay, { pitch: 210, long: 0.09, loud: 0.8 });
      rustle(c, out, at + delay, { low: 300, high: 1500, long: 0.03, loud: 0.5 });
    }
  },
  hurry: (c, out, at) => knock(c, out, at, { pitch: 190, long: 0.08, loud: 0.5 }),
  points: (c, out, at) => {
    for (const delay of [0, 0.09, 0.17]) rustle(c, out, at + delay, { low: 2500, high: 7000, long: 0.06, loud: 0.25 });
  },
  belote: (c, out, at) => {
    knock(c, out, at, { pitch: 1960, long: 0.25, loud: 0.16, ring: 0.99 });
    knock(c, out, at + 0.01, { pitch: 2790, long: 0.18, loud: 0.1, ring: 0.99 });
    rustle(c, out, at, { low: 800, high: 3000, long: 0.03, loud: 0.3 });
  },
};
