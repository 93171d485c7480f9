import { componentStyle, media, vars } from '../theme/styling.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.color.textSecondary,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** At thumbnail size a full line would close the gaps of the drawing. */
export const fine = componentStyle({ strokeWidth: 1.1 });
