import { parseCookies } from './cookies.ts';

/** The cookies that script may see. */
export interface CookieJar {
  all(): Readonly<Record<string, string>>;
  /** A line of `formatCookie`. */
  write(line: string): void;
}

/**
 * The document's cookies; where reading or writing throws (a sandboxed frame), or where they are switched off, what
 * was written lives in memory for the page (STATE-009).
 */
export function createCookieJar(place: () => { cookie: string } = () => globalThis.document): CookieJar {
  const memory = new Map<string, string>();
  const stored = () => {
    try {
      return parseCookies(place().cookie);
    } catch {
      return {};
    }
  };
  return {
    all: () => ({ ...stored(), ...Object.fromEntries(memory) }),
    write(line) {
      const [[name, value] = ['', '']] = Object.entries(parseCookies(line.split(';')[0]));
      const isEnd = /;\s*Max-Age=0\b/i.test(line);
      memory.delete(name);
      try {
        place().cookie = line;
      } catch {
        // Kept below.
      }
      if (!isEnd && stored()[name] !== value) memory.set(name, value);
    },
  };
}
