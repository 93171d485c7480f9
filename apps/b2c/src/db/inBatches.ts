import type { PGlite } from '@electric-sql/pglite';

/** Messages that get no answer of their own before the Sync that follows them: Parse, Bind, Describe, Execute, Close. */
const waits = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/**
 * Hands the messages of one statement over together. Each call of the embedded database sets up its own run of the
 * server's main loop and looks at the file system after it: four of them were most of a small query.
 */
export function inBatches(lite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const batched: Pick<PGlite, 'waitReady' | 'execProtocolStream'> = {
    waitReady: lite.waitReady,
    async execProtocolStream(message, options) {
      waiting.push(message);
      if (waits.has(message[0] ?? 0)) return [];
      const batch = Buffer.concat(waiting);
      waiting = [];
      return lite.execProtocolStream(batch, options);
    },
  };
  // All that a connection of `pg` asks of it.
  return batched as PGlite;
}
