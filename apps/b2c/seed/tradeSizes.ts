// What bounds a measure: sizes that the trade sells, of which a car has the nearest, and what an engine holds.

/** Inches to the length as it is sold. */
const bladeSizes = [
  250, 280, 300, 330, 350, 380, 400, 425, 450, 475, 500, 525, 550, 575, 600, 650, 650, 700, 700, 750, 750,
];
export const bladeOf = (inches: number): number => bladeSizes[Math.min(30, Math.max(10, inches)) - 10]!;

/** A rear blade as long as one in front is told from it by nothing: it is the next shorter one, or a longer one. */
export function bladesOf(left: number, right: number, rear: number | undefined) {
  const front = { left: bladeOf(left), right: bladeOf(right) };
  const sizes = rear === undefined ? [] : [rear, rear - 1, rear + 1, rear + 2].map(bladeOf);
  return { ...front, rear: sizes.find((size) => size !== front.left && size !== front.right) ?? null };
}

/** Of the inside of drums, in millimetres. */
const drumSizes = [180, 185, 200, 203, 220, 228, 230, 254, 280, 295];
export const drumOf = (wanted: number): number =>
  drumSizes.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));

interface Filled {
  litres: number;
  fuel: string;
  isTurbo: boolean;
}

/**
 * Quarts of oil: a small engine holds no more in a large car, and a large one no less in a small car. A turbo engine needs more to
 * keep it cool, and a diesel twice its size.
 */
export function quartsOf({ litres, fuel, isTurbo }: Filled, wanted: number): number {
  const isDiesel = fuel === 'diesel';
  const least = isDiesel ? 2 * litres - 0.5 : 0.9 + 0.95 * litres;
  const most = isDiesel ? Infinity : isTurbo ? 2.4 + 1.5 * litres : 1.9 + 1.4 * litres;
  return Math.round(Math.max(least, Math.min(wanted, most)) * 10) / 10;
}
