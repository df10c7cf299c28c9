/** Every text of the page comes from here: one bundle a language, read from the server, the same catalogue that Python reads. */

export type Plural = { one: string; other: string };
export type Bundle = Record<string, string | Plural>;
export type Params = Record<string, string | number>;
export const LANGUAGES = ['it', 'fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const state = $state({ language: 'it' as Language, bundle: {} as Bundle });

/** The language of the loaded bundle. */
export const language = (): Language => state.language;

/** The first of `wanted` that the page speaks, else Italian. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((code) => tag.toLowerCase().startsWith(code));
    if (found) return found;
  }
  return 'it';
}

/** Puts a bundle in use; every text on the page follows. */
export function use(code: Language, bundle: Bundle): void {
  state.language = code;
  state.bundle = bundle;
}

/** Adds texts to the bundle in use. */
export function add(bundle: Bundle): void {
  state.bundle = { ...state.bundle, ...bundle };
}

/** Whether the catalogue has `key`. */
export const has = (key: string): boolean => key in state.bundle;

/** The text of `key` with its `{parameters}` filled in; a plural is chosen by `count`. A missing key shows itself. */
export function say(key: string, params: Params = {}): string {
  const entry = state.bundle[key];
  if (entry === undefined) return key;
  const text = typeof entry === 'string' ? entry : entry[plural(Number(params['count'] ?? 0))];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The text of the first key that exists. */
export function sayFirst(keys: readonly string[], params: Params = {}): string {
  const key = keys.find(has);
  return key === undefined ? '' : say(key, params);
}

/** A text that begins a sentence. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase(state.language) + text.slice(1);

/** A list in words: "a, b e c". */
export const list = (items: readonly string[]): string => new Intl.ListFormat(state.language, { type: 'conjunction' }).format(items);

function plural(count: number): 'one' | 'other' {
  return new Intl.PluralRules(state.language).select(count) === 'one' ? 'one' : 'other';
}
