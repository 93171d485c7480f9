import { randomInt } from 'node:crypto';
import { hasLuhnDigit } from '@driveline/validation';

const digitCount = 12;

/** A card's number: eleven random digits and a check digit, so that none follows from another. */
export function newRewardsId(random: () => number = () => randomInt(10)): string {
  const digits = ['8', ...Array.from({ length: digitCount - 2 }, random)].join('');
  const last = '0123456789'.split('').find((digit) => hasLuhnDigit(digits + digit));
  return digits + (last ?? '');
}

/** The number of a card as it was typed, with spaces and dashes; undefined when it cannot be one. */
export function readRewardsId(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${digitCount}}$`).test(digits) && hasLuhnDigit(digits) ? digits : undefined;
}
