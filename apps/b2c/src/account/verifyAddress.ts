import type { Address, OutputOf } from '@driveline/api/contract';
import { cleanAddress } from './addressRules.ts';
import { suggestionFor } from './addressSuggestion.ts';
import type { CallContext } from '../http/route.ts';
import { postalPoint } from '../stores/postalPoint.ts';
import { refuseWrong } from './addressBook.ts';

/**
 * API-109: `success` when state and postal code agree, `editNotFound` with the address as it probably should be,
 * `notFoundWithoutSuggestion` for a postal code that no place begins with, `notRequired` where nothing is known
 * to hold it against.
 * @throws B2cErrors error_address_invalid for each wrong field
 */
export async function verifyAddress(
  { db, market }: CallContext,
  typed: Address,
): Promise<OutputOf<'account.verifyAddress'>> {
  refuseWrong(market, typed, '');
  const address = cleanAddress(market, typed);
  const suggested = await suggestionFor(db, market, address);
  if (suggested === 'notFound') return { status: 'notFoundWithoutSuggestion', suggestions: [] };
  if (suggested) return { status: 'editNotFound', suggestions: [suggested] };
  const point = await postalPoint(db, market, address.postalCode);
  return { status: point?.region ? 'success' : 'notRequired', suggestions: [] };
}
