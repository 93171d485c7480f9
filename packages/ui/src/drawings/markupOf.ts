import type { Drawing } from './drawing.ts';

/**
 * `vector-effect` is not inherited, so each path carries it: lines keep their weight from a 40 px thumbnail to the
 * gallery.
 */
export function markupOf({ body, bores, dots, flip, line, soft, solid, turn }: Drawing): string {
  const paths = [
    body && path(body, ' fill="currentColor" fill-opacity=".07" fill-rule="evenodd"'),
    soft && path(soft, ' stroke-opacity=".5"'),
    line && path(line),
    dots && `<path stroke-width="5" stroke-opacity=".45" d="${dots}"/>`,
    bores && `<path stroke-width="9" d="${bores}"/>`,
    solid && path(solid, ' fill="currentColor" stroke="none"'),
  ].filter(Boolean);
  const transform = [flip && 'translate(200) scale(-1 1)', turn && `rotate(${turn} 100 100)`].filter(Boolean);
  return transform.length === 0
    ? paths.join('')
    : `<g transform="${transform.join(' ')}">${paths.join('')}</g>`;
}

export function path(d: string, attributes = ''): string {
  return `<path vector-effect="non-scaling-stroke"${attributes} d="${d}"/>`;
}
