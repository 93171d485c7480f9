import type { FallbackFontFace, ServedFontFace, ThemeFontFace } from '../themes/brandTheme.ts';
import { isObject, type Json } from './tokenCodec.ts';
import { plainCss } from './plainCss.ts';

/** A text that stands between quotes in a stylesheet. */
function quotable(path: string, text: unknown): string {
  const css = plainCss(path, text);
  if (!css.includes('"')) return css;
  throw new RangeError(`${path} is ${JSON.stringify(css)}. Write the name without quotes.`);
}

const served = (path: string, { family, weight, file, unicodeRange, preload }: Json): ServedFontFace => ({
  family: quotable(`${path}.family`, family),
  weight: plainCss(`${path}.weight`, weight),
  file: quotable(`${path}.file`, file),
  ...(unicodeRange !== undefined && { unicodeRange: plainCss(`${path}.unicodeRange`, unicodeRange) }),
  ...(preload === true && { preload }),
});

function fallback(path: string, face: Json, local: readonly unknown[]): FallbackFontFace {
  const { family, weight, lineGapOverride } = face;
  const metric = (name: keyof FallbackFontFace) => plainCss(`${path}.${name}`, face[name]);
  return {
    family: quotable(`${path}.family`, family),
    ...(weight !== undefined && { weight: plainCss(`${path}.weight`, weight) }),
    local: local.map((name, index) => quotable(`${path}.local.${index}`, name)),
    sizeAdjust: metric('sizeAdjust'),
    ascentOverride: metric('ascentOverride'),
    descentOverride: metric('descentOverride'),
    ...(lineGapOverride !== undefined && { lineGapOverride: metric('lineGapOverride') }),
  };
}

/**
 * The font files of a document.
 * @throws {RangeError} a face lacks a field, or has a text that would leave its place in a stylesheet
 */
export function readFontFaces(faces: unknown): ThemeFontFace[] {
  if (!Array.isArray(faces))
    throw new RangeError('fontFaces of $extensions is not a list. Write [] for none.');
  return faces.map((face: unknown, at) => {
    const path = `fontFaces.${at}`;
    if (!isObject(face))
      throw new RangeError(`${path} is ${JSON.stringify(face)}. Write an object with family.`);
    const { local } = face;
    return Array.isArray(local) ? fallback(path, face, local) : served(path, face);
  });
}
