import type { Address, SavedAddress } from '@driveline/api/contract';

const PLACE = ['address1', 'address2', 'city', 'state', 'postalCode'] as const;

/**
 * Id of the saved address that an order goes to: the default one while the order has none (PLUS-050).
 * @returns undefined where the order goes to another place
 */
export function savedAddressOf(
  addresses: readonly SavedAddress[],
  chosen: Address | null,
): string | undefined {
  if (!chosen) return addresses[0]?.addressId;
  const isChosen = ({ address }: SavedAddress) =>
    PLACE.every((name) => (address[name] ?? '') === (chosen[name] ?? ''));
  return addresses.find(isChosen)?.addressId;
}
