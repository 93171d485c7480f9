import type { Market } from '@driveline/markets';

/** Ids of the words that a market's record names. */
export const labelsOf = ({ postalCode, phone, fiscalId, address, legalLinks }: Market): string[] =>
  [
    postalCode.labelKey,
    phone.labelKey,
    fiscalId?.labelKey,
    ...address.fields.flatMap(({ labelKey, otherKey }) => [labelKey, otherKey]),
    ...legalLinks.map(({ labelKey }) => labelKey),
  ].filter((id) => id !== undefined);
