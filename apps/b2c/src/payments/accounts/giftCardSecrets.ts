import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Spaces and dashes are how people read a long number. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** How a card is found without its number being kept. */
export const numberHash = (market: string, digits: string): string =>
  createHash('sha256').update(`gift-card:${market}:${digits}`).digest('base64url');

const length = 32;
const cost = { N: 16_384, r: 8, p: 1 };

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A PIN is short: a slow hash with a salt of its own keeps a stolen table from being read at once. */
export async function hashPin(pin: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt$${salt.toString('base64url')}$${(await derive(pin, salt)).toString('base64url')}`;
}

/** Of no card: an unknown number takes as long as a known one. */
const nobody = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(length).toString('base64url')}`;

/** @param stored undefined for a card that does not exist */
export async function isPin(pin: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? nobody).split('$');
  const key = await derive(pin, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(key, Buffer.from(hash, 'base64url')) && stored !== undefined;
}
