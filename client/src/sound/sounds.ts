/** Soft noises of a real table, made on the spot: no files, no music, no voices. */
import { settings } from '../settings/settings.svelte.ts';

export type Sound = 'card' | 'deal' | 'turn' | 'hurry' | 'points' | 'belote';

let context: AudioContext | null = null;

let recipes: typeof import('./recipes.ts').RECIPES | null = null;

/** Browsers let a page sound only after it has been touched; the noises themselves come then. */
export function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!recipes) void import('./recipes.ts').then((found) => (recipes = found.RECIPES), () => undefined);
}

/** Plays `sound` if the player wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || !context || !recipes || context.state !== 'running' || document.hidden) return;
  const out = context.createGain();
  out.gain.value = settings.volume;
  out.connect(context.destination);
  recipes[sound](context, out, context.currentTime);
}

/** Thirty milliseconds of vibration, where the device can. */
export function shake(): void {
  if (settings.vibration && !document.hidden) navigator.vibrate?.(30);
}
