/** Ends of font stacks; every name is on some system, so nothing here is downloaded. */
export const systemSans = 'system-ui, sans-serif';
export const systemMono = 'ui-monospace, monospace';

/** Names of fonts of one width, by weight. */
export interface LocalFonts {
  regular: readonly string[];
  bold: readonly string[];
}

/** Fonts of Arial's widths, on Windows, macOS and iOS, and Linux. */
export const arialLikes: LocalFonts = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
};

/** Wider by a twenty-fourth, on Linux; Noto Sans was drawn after Open Sans. */
export const notoLikes: LocalFonts = {
  regular: ['Noto Sans', 'Open Sans'],
  bold: ['Noto Sans Bold', 'Open Sans Bold'],
};
