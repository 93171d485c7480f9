import type { FallbackFontFace } from './brandTheme.ts';
import { arialLikes, boldArialLikes } from './systemFonts.ts';

interface Metrics {
  /** Mean width of a letter in the served font and in the local one, in em, over a sentence of the shop. */
  width: number;
  localWidth: number;
  /** Ascent and descent of the served font in em, both positive. */
  ascent: number;
  descent: number;
}

/** Mean widths of Arial and Arial Bold over the same sentence, the last in capitals. */
export const arialWidth = { regular: 0.4139, bold: 0.4513, boldCapitals: 0.5903 } as const;

/** Arial under another name, stretched so that lines break and stand as in the served font. */
export function fallbackFace(
  family: string,
  weight: string,
  isBold: boolean,
  metrics: Metrics,
): FallbackFontFace {
  const scale = metrics.width / metrics.localWidth;
  return {
    family,
    weight,
    local: isBold ? boldArialLikes : arialLikes,
    sizeAdjust: percent(scale),
    ascentOverride: percent(metrics.ascent / scale),
    descentOverride: percent(metrics.descent / scale),
    lineGapOverride: '0%',
  };
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
