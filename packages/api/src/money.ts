/**
 * Money on the b2c wire is a decimal in major units (`1234.5`), as the seed's own fields are; code keeps
 * integer minor units (`123450`). These two functions are the only border between them.
 */

/** Decimal major units to integer minor units: `1234.5` → `123450`. */
export function toMinor(decimal: number, minorDigits = 2): number {
  return Math.round(decimal * 10 ** minorDigits);
}

/** Integer minor units to decimal major units: `123450` → `1234.5`. */
export function toDecimal(minor: number, minorDigits = 2): number {
  return minor / 10 ** minorDigits;
}
