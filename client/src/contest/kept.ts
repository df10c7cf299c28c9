/** What a phone keeps until the line is back, also when its page is closed meanwhile. */

export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // a browser that forbids storage, or something else under that key
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* a browser that forbids storage keeps it as long as the page is open */
  }
}
