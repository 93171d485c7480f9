import type { Market } from '@driveline/markets';

export type NameOfAddress = 'city' | 'neighborhood' | 'street';

/** How many characters an address of the market takes of each name; nothing of a name that no code fills there. */
export function lengthsOf({ address }: Market): Readonly<Partial<Record<NameOfAddress, number>>> {
  const filled = address.fields.filter(({ filledByPostalCode }) => filledByPostalCode);
  const city = filled.find(({ name }) => name === 'city')?.maxLength;
  const neighborhood = filled.find(({ kind }) => kind === 'list')?.maxLength;
  const street = filled.find(({ name }) => name === 'street')?.maxLength;
  return { ...(city && { city }), ...(neighborhood && { neighborhood }), ...(street && { street }) };
}

/** A name in one form of its letters; nothing for a text with signs that a page does not show. */
export function plainName(text: string): string | undefined {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u.test(text)) return undefined;
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
