/** What a player chooses once: kept on this device, applied at once, the same at every table. */
import { LANGUAGES, spoken, type Language } from '../say/messages.svelte.ts';

export type Rest = '0.8' | '1.6' | '3' | 'tap';
export type HandOrder = 'strong' | 'weak' | 'colours' | 'own';
export type BurracoOrder = 'suit' | 'rank' | 'own';
export type Letters = 'int' | 'fr' | 'it';
export type Pack = 'phone' | 'french';
export type ItalianPack = 'italian' | 'piacentine' | 'french';
export type Theme = 'system' | 'light' | 'dark';
export type Settings = {
  language: Language;
  theme: Theme;
  four: boolean;
  letters: Letters;
  pack: Pack;
  italian: ItalianPack;
  rest: Rest;
  confirm: boolean;
  sound: boolean;
  volume: number;
  vibration: boolean;
  order: HandOrder;
  burraco: BurracoOrder;
  keys: boolean;
};

const KEY = 'mazziere.settings';

export const CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  letters: ['int', 'it', 'fr'],
  pack: ['phone', 'french'],
  italian: ['italian', 'piacentine', 'french'],
  rest: ['0.8', '1.6', '3', 'tap'],
  order: ['strong', 'weak', 'colours', 'own'],
  burraco: ['suit', 'rank', 'own'],
} as const;

/** Settings as they were kept, each value checked on its own: a damaged store costs only what is damaged in it. */
export function restored(text: string | null, languages: readonly string[]): Settings {
  const base: Settings = {
    language: spoken(languages), theme: 'system', four: false, letters: 'int', pack: 'phone', italian: 'italian', rest: '1.6', confirm: false,
    sound: true, volume: 0.6, vibration: true, order: 'strong', burraco: 'suit', keys: true,
  };
  let kept: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read === 'object' && read !== null) kept = read as Record<string, unknown>;
  } catch {
    return base;
  }
  const out: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(base)) {
    const found = kept[key];
    const choices = (CHOICES as Record<string, readonly string[]>)[key];
    if (typeof found === typeof value && (!choices || choices.includes(found as string))) out[key] = found;
  }
  const volume = out['volume'] as number;
  if (!(volume >= 0 && volume <= 1)) out['volume'] = base.volume;
  return out as Settings;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that forbids storage still plays
  }
}

export const settings: Settings = $state(restored(read(), navigator.languages ?? [navigator.language]));

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(dark.matches);
dark.addEventListener('change', (event) => (systemDark = event.matches));

/** Keeps the settings and paints the page by them, from now on. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        /* see read() */
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = settings.theme === 'system' ? (systemDark ? 'dark' : 'light') : settings.theme;
      root.classList.toggle('four', settings.four);
      root.lang = settings.language;
    });
  });
}
