/** CONST-011: widths in device pixels of pictures that follow the screen. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** CONST-012: widths of pictures with a size of their own. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** CONST-013, percent. */
export const defaultQuality = 75;

const allWidths = [...imageWidths, ...deviceWidths];

/** The widest screen share that `sizes` names, `(min-width: 720px) 50vw, 100vw` gives 50, as a least width. */
function leastWidth(sizes: string): number {
  const shares = [...sizes.matchAll(/(\d{1,4})vw/g)].map(([, share]) => Number(share));
  const pixels = [...sizes.matchAll(/(?:^|,|\s)(\d+)px(?=\s*(?:,|$))/g)].map(([, width]) => Number(width));
  const fromShares = shares.length ? (deviceWidths[0] * Math.min(...shares)) / 100 : Infinity;
  return Math.min(fromShares, ...pixels);
}

/**
 * Widths to offer: with `sizes`, all that a screen of this share could need; without, the box once and twice
 * for dense screens.
 */
export function offeredWidths(width: number, sizes?: string): number[] {
  if (!sizes) return [...new Set([width, width * 2].map(nextWidth))];
  const least = leastWidth(sizes);
  return allWidths.filter((candidate) => candidate >= least);
}

function nextWidth(width: number): number {
  return allWidths.find((candidate) => candidate >= width) ?? 3840;
}
