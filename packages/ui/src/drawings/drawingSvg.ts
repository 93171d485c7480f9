import { drawingMarkup, measuredOf } from './drawingMarkup.ts';
import { drawingOf, isDrawingFamily, looksOf } from './families/index.ts';
import { markupOf } from './markupOf.ts';

/** Fragment of a drawing's file that holds the drawing: `/img/d/rotor.svg#d`; a look follows it: `#dl5-v`. */
export const drawingFragment = 'd';

/**
 * The drawings of a family as one file, to be served once and cached for ever. Pages point into it with
 * `<use href="….svg#d">`, so that 24 rows cost 24 short elements and one request. Each look is drawn in full: a
 * `<use>` inside a file that is itself used is not reliable. As a picture of its own the file shows the first look alone.
 *
 * `m/rotor/l5-v` is the measured drawing of one look, in a file of its own; `m/wheel` that of a family without looks.
 */
export function drawingSvg(name: string): string {
  const looks = measuredOf(name) ? [] : looksOf(name);
  const drawn = looks.map((look) => group(look, markupOf(drawingOf(`${name}#${look}`))));
  const [first = drawingMarkup(name), ...others] = drawn;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none" stroke="currentColor"' +
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    `${group('', first)}${others.length > 0 ? `<defs>${others.join('')}</defs>` : ''}</svg>`
  );
}

/**
 * One look by itself, such as `rotor#l5-v`, in the colours of a theme: for programs that read neither style sheets nor
 * a fragment. Its lines suit a picture that is shown at about 56 px.
 */
export function drawingPicture(
  name: string,
  { textSecondary, surfaceSunken }: { textSecondary: string; surfaceSunken: string },
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path fill="${surfaceSunken}" d="M0 0h200v200H0z"/>` +
    `<g transform="translate(18 18) scale(.82)" color="${textSecondary}" fill="none" stroke="currentColor"` +
    ` stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round">${markupOf(drawingOf(name))}</g></svg>`
  );
}

/**
 * The name of what a file of that name shows: another spelling of a look or a family that nobody drew gives the same file.
 * So a server that keeps files by it keeps no more than there are drawings.
 */
export function drawingFileName(name: string): string {
  const measured = measuredOf(name);
  const [asked = '', look = ''] = (measured ?? name).split('#');
  const family = isDrawingFamily(asked) ? asked : 'generic';
  const looks = looksOf(family);
  return measured ? `m/${family}/${looks.includes(look) ? look : (looks[0] ?? '')}` : family;
}

const group = (look: string, markup: string) => `<g id="${drawingFragment}${look}">${markup}</g>`;
