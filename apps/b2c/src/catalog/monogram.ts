import { escapeHtml } from '../http/escapeHtml.ts';

/**
 * A mark for a name: its initials in one of four outlines. One colour, `currentColor`, so that a page tints it; no
 * trademark is drawn. The same name always gives the same mark.
 */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = (words.length > 1 ? words.map(([first]) => first).join('') : name)
    .slice(0, 2)
    .toUpperCase();
  const outline = outlines[sumOf(name) % outlines.length]!;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeHtml(name)}">` +
    `<g fill="none" stroke="currentColor" stroke-width="3">${outline}</g>` +
    `<text x="32" y="40" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-size="22" font-weight="700" fill="currentColor">${escapeHtml(letters)}</text></svg>`
  );
}

const outlines = [
  '<circle cx="32" cy="32" r="28"/>',
  '<rect x="5" y="5" width="54" height="54" rx="10"/>',
  '<path d="M32 4 58 18v28L32 60 6 46V18Z"/>',
  '<path d="M8 8h48v28c0 12-12 20-24 24C20 56 8 48 8 36Z"/>',
] as const;

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
