import { globalLayer } from '@vanilla-extract/css';
import { layers } from './layers.ts';

/**
 * Writes the order of the layers at the top of the stylesheet that is being compiled. Each sheet says it,
 * because the first one that loads decides, and which one that is depends on the page.
 */
export function declareLayers(): void {
  Object.values(layers).forEach((name) => globalLayer(name));
}
