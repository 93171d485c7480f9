import { createHmac, hkdfSync } from 'node:crypto';

/** One secret, and the id by which what it signed names it. */
export interface SecretKey {
  readonly id: string;
  readonly secret: string;
}

/** The first key signs; all of them verify, so that a secret is replaced without voiding what it signed. */
export type KeyRing = readonly [SecretKey, ...SecretKey[]];

const named = /^([\w-]{1,32}):(.+)$/;

/**
 * `<id>:<secret>,<id>:<secret>` as keys. A plain secret is one key, whose id follows from it: it keeps that id in a list,
 * where it becomes the former key of its first rotation.
 */
export function keyRing(text: string): KeyRing {
  const entries = text.split(',').map((entry) => entry.trim());
  // A plain secret may have commas.
  if (!entries.some((entry) => named.test(entry))) return [keyOf(text)];
  return entries.filter(Boolean).map(keyOf) as unknown as KeyRing;
}

function keyOf(entry: string): SecretKey {
  const [, id, secret] = named.exec(entry) ?? [];
  return id && secret ? { id, secret } : { id: derivedSecret(entry, 'key-id').slice(0, 8), secret: entry };
}

/** Knowing the one, nobody can come back to the other (RFC 5869). */
export const derivedSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** The keys of another purpose, by the same ids. */
export const derivedRing = (keys: KeyRing, purpose: string): KeyRing =>
  keys.map(({ id, secret }) => ({ id, secret: derivedSecret(secret, purpose) })) as unknown as KeyRing;

export const keyedHash = ({ secret }: SecretKey, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** What the hash of a text may be that is kept: any listed key may have made it. The first is of the key that signs. */
export const keyedHashes = (keys: KeyRing, text: string): readonly [string, ...string[]] =>
  keys.map((key) => keyedHash(key, text)) as unknown as readonly [string, ...string[]];
