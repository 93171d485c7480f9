import type { FallbackFontFace } from './brandTheme.ts';
import { arialLikes, type LocalFonts } from './systemFonts.ts';

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
export const notoWidth = { regular: 0.4319, bold: 0.47 } as const;

/**
 * A font of the machine under another name, stretched so that lines break and stand as in the served font. Android
 * needs none: its own font is as wide as the served ones.
 * @param fonts the machine's, of one width; default those like Arial
 */
export function fallbackFace(
  family: string,
  weight: string,
  isBold: boolean,
  metrics: Metrics,
  fonts: LocalFonts = arialLikes,
): FallbackFontFace {
  const scale = metrics.width / metrics.localWidth;
  return {
    family,
    weight,
    local: isBold ? fonts.bold : fonts.regular,
    sizeAdjust: percent(scale),
    ascentOverride: percent(metrics.ascent / scale),
    descentOverride: percent(metrics.descent / scale),
  };
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
