import { componentStyle, media, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.color.textSecondary,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const body = componentStyle({ fill: 'currentColor', fillOpacity: 0.06 });
export const soft = componentStyle({ strokeOpacity: 0.5 });
export const wheel = componentStyle({ fill: vars.color.surfaceBase });

export const marked = componentStyle({
  fill: vars.color.selected,
  stroke: vars.color.selected,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

export const halo = componentStyle({
  fill: vars.color.selected,
  fillOpacity: 0.14,
  stroke: vars.color.selected,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
