import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random code to read out, five bits a letter. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
