import type { ServedFontFace } from './brandTheme.ts';

/** Letters of Western Europe that English, Spanish and Portuguese do without (`scripts/lib/fontSubsets.mjs`). */
const unicodeRange =
  'U+C4-C6,U+CB-CC,U+CE-D0,U+D6,U+D8-D9,U+DB,U+DD-DF,U+E4-E6,U+EB-EC,U+EE-F0,U+F6,U+F8-F9,U+FB,U+FD-17E';

/** Those of a font, in a file that comes to a page that has one of them. */
export const furtherFace = ({ family, weight, file }: ServedFontFace): ServedFontFace => ({
  family,
  weight,
  file: file.replace(/-latin.*/, '-further.woff2'),
  unicodeRange,
});
