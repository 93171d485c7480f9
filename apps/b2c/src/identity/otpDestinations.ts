import { createHmac } from 'node:crypto';
import type { OtpDestination } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { isEmail } from '@driveline/validation';
import type { KeyRing } from '../ops/keyRing.ts';
import { loginKey } from './accounts.ts';
import type { Customer } from './customer.ts';

/**
 * Where a code can go, masked. For a name that nobody has, the places are made up, the same ones each time, so
 * that asking tells nothing.
 */
export function destinationsOf(
  keys: KeyRing,
  market: Market,
  login: string,
  customer: Pick<Customer, 'email' | 'phone'> | undefined,
): OtpDestination[] {
  const { email, phone } = customer ?? madeUp(keys, market, loginKey(login));
  return [
    { channel: 'email', destinationId: 'email', masked: maskedEmail(email) },
    ...(phone
      ? [{ channel: 'text', destinationId: 'text', masked: `•••• ${phone.slice(-2)}` } as const]
      : []),
  ];
}

function madeUp(
  [{ secret }]: KeyRing,
  market: Market,
  login: string,
): { email: string; phone: string | null } {
  const bytes = createHmac('sha256', secret).update(`places:${market.code}:${login}`).digest();
  const letter = String.fromCodePoint(97 + ((bytes[0] ?? 0) % 26));
  const digits = String((bytes[1] ?? 0) % 100).padStart(2, '0');
  // About as many as have given one.
  const phone = (bytes[2] ?? 0) < 160 ? digits : null;
  return {
    email: isEmail(login) ? login : `${letter}@${(bytes[3] ?? 0) < 128 ? 'gmail' : 'hotmail'}.com`,
    phone,
  };
}

/** 'd•••@e•••.com': as many dots whatever it hides, and small letters, as capitals would be the account's own. */
function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${[...local][0] ?? ''}•••@${[...domain][0] ?? ''}•••${end}`;
}
