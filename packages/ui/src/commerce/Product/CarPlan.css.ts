import { componentStyle, media, vars } from '../../theme/blockStyling.ts';

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
