const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'].flatMap((row) =>
    [...row].map((letter, i): [string, number] => [letter, i + 1]),
  ),
);
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Upper case without spaces and dashes, as people type it from a card. */
export const normalizeVin = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** 17 characters without I, O and Q. */
export const isVinShape = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** The ninth character as the other sixteen demand it (49 CFR 565.15). */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, i) => {
    const value = /\d/.test(character) ? Number(character) : (letterValues[character] ?? 0);
    return total + value * weights[i]!;
  }, 0);
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** North America demands the check digit; elsewhere the ninth character means something else. */
export const hasWrongCheckDigit = (vin: string): boolean => /^[1-5]/.test(vin) && checkDigit(vin) !== vin[8];

/** Model year: the tenth character, its turn of thirty years told by the seventh (a letter since 2010). */
export function vinYear(vin: string): number | undefined {
  const code = yearCodes.indexOf(vin[9] ?? '');
  if (code < 0) return undefined;
  return (/[A-Z]/.test(vin[6] ?? '') ? 2010 : 1980) + code;
}
