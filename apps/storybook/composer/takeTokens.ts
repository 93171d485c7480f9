import { ContrastError, type BrandTheme, type ContrastFault } from '@driveline/ui/themes';
import { importTokens, themeChanges } from '@driveline/ui/tokens';
import { lookOf, type Look } from './draft.ts';
import { hasFont } from './fontFiles.ts';

/** What a document of tokens comes to: another look, or why it was refused. */
export type Taken =
  | { look: Look; changes: readonly string[]; missingFonts: readonly string[] }
  | { look?: undefined; contrast: readonly ContrastFault[] }
  | { look?: undefined; contrast?: undefined; reason: string };

/** Without font files that no shop of the package can serve. */
function withKnownFonts(theme: BrandTheme): { theme: BrandTheme; missingFonts: string[] } {
  const missing = theme.fontFaces.flatMap((face) =>
    'file' in face && !hasFont(face.file) ? [face.file] : [],
  );
  const fontFaces = theme.fontFaces.filter((face) => !('file' in face) || hasFont(face.file));
  return { theme: missing.length > 0 ? { ...theme, fontFaces } : theme, missingFonts: missing };
}

/**
 * Reads DTCG tokens or Figma variables.
 * @param text as pasted, or of a file
 * @param before what the document leaves open: fonts and their files
 */
export function takeTokens(text: string, before: Look): Taken {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { reason: `This is not JSON. ${(error as Error).message}.` };
  }
  try {
    const { theme, missingFonts } = withKnownFonts(
      importTokens(document, { name: 'composed', fonts: before.fonts }),
    );
    const look = lookOf(theme);
    const named = (own: Look) => ({ ...own, name: 'composed' });
    return { look, changes: themeChanges(named(before), named(look)), missingFonts };
  } catch (error) {
    if (error instanceof ContrastError) return { contrast: error.faults };
    if (error instanceof RangeError || error instanceof TypeError) return { reason: error.message };
    throw error;
  }
}
