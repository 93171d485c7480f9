import { drawingOf } from './families/index.ts';

/**
 * The inside of a drawing's `<svg>`, as markup. `vector-effect` is not inherited, so each path carries it:
 * lines keep their weight from a 40 px thumbnail to the gallery.
 */
export function drawingMarkup(family: string): string {
  const { body, dots, line, soft, solid, turn } = drawingOf(family);
  const paths = [
    body && path(body, ' fill="currentColor" fill-opacity=".07" fill-rule="evenodd"'),
    soft && path(soft, ' stroke-opacity=".5"'),
    line && path(line),
    dots && `<path stroke-width="5" stroke-opacity=".45" d="${dots}"/>`,
    solid && path(solid, ' fill="currentColor" stroke="none"'),
  ].filter(Boolean);
  return turn === undefined ? paths.join('') : `<g transform="rotate(${turn} 100 100)">${paths.join('')}</g>`;
}

function path(d: string, attributes = ''): string {
  return `<path vector-effect="non-scaling-stroke"${attributes} d="${d}"/>`;
}
