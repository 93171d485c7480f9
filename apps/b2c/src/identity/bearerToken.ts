import { timingSafeEqual } from 'node:crypto';
import type { Market } from '@driveline/markets';
import { B2cError } from '../http/errors.ts';
import type { IdentitySettings } from '../ops/identitySettings.ts';
import { keyedHash, type SecretKey } from '../ops/keyRing.ts';

/** API-054: seconds that a token is good for. */
export const tokenSeconds = 900;

const sign = (key: SecretKey, text: string): string => keyedHash(key, `token:${text}`);

/**
 * A token that stands for one session of one market until it expires or the session ends. It names its key last, where
 * processes of release 0.1, which know no ids, do not look.
 */
export function makeToken(
  { keys: [key] }: IdentitySettings,
  market: string,
  idHash: string,
  now: Date,
): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + tokenSeconds;
  const text = Buffer.from(JSON.stringify([market, idHash, expiresAt])).toString('base64url');
  return `${text}.${sign(key, text)}.${key.id}`;
}

/**
 * Session of the bearer token that a call over the gateway carries; every other path ignores it.
 * @throws B2cError error_token_invalid (401) for a token that is forged, expired or of another market
 */
export function sessionOfToken(
  settings: IdentitySettings,
  market: Market,
  request: Request,
  now: Date,
): string | undefined {
  if (!/^\/(?:sls|external)\//.test(new URL(request.url).pathname)) return undefined;
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!sent) return undefined;
  const idHash = readToken(settings, market.code, sent, now);
  if (!idHash) throw new B2cError('error_token_invalid', { status: 401 });
  return idHash;
}

function readToken({ keys }: IdentitySettings, market: string, token: string, now: Date) {
  const [text = '', signature = '', keyId] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = keys
    // One of release 0.1 names no key.
    .filter(({ id }) => keyId === undefined || id === keyId)
    .some((key) => {
      const expected = Buffer.from(sign(key, text));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  if (!isSigned) return undefined;
  const [of, idHash, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  return of === market && expiresAt * 1000 > now.getTime() ? idHash : undefined;
}
