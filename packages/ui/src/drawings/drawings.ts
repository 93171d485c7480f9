import { drawingMarkup } from './drawingMarkup.ts';

/**
 * Where the lines of a drawing come from: a file of its own that pages point into, or the page itself. The shop's
 * bundle then holds no drawing at all, which is 6 kB of every first visit.
 */
export type Drawings =
  { readonly href: (family: string) => string } | { readonly markup: (family: string) => string };

/** Draws into the page; for Storybook, tests, and shops that serve no files of `drawingSvg`. */
export const inlineDrawings: Drawings = { markup: drawingMarkup };
