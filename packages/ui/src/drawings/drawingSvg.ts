import { drawingMarkup } from './drawingMarkup.ts';

/** Fragment of a drawing's file that holds the drawing: `/img/d/rotor.svg#d`. */
export const drawingFragment = 'd';

/**
 * A drawing as a file of its own, under 2 kB, to be served once and cached for ever. Pages point into it with
 * `<use href="….svg#d">`, so that 24 rows cost 24 short elements instead of 24 drawings.
 */
export function drawingSvg(family: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none" stroke="currentColor"' +
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    `<g id="${drawingFragment}">${drawingMarkup(family)}</g></svg>`
  );
}
