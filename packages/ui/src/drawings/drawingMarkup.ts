import { drawingOf } from './families/index.ts';
import { markupOf } from './markupOf.ts';
import { measuredMarkup } from './measuredMarkup.ts';

/** Which drawing a measured one measures: `m/rotor/l5-v` measures `rotor#l5-v`; undefined for any other name. */
export function measuredOf(name: string): string | undefined {
  const [prefix, family, look = ''] = name.split('/');
  return prefix === 'm' && family ? `${family}#${look}` : undefined;
}

/** The inside of a drawing's `<svg>`, as markup. */
export function drawingMarkup(name: string): string {
  const measured = measuredOf(name);
  return measured ? measuredMarkup(drawingOf(measured)) : markupOf(drawingOf(name));
}
