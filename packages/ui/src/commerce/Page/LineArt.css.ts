import { componentStyle, media, vars } from '../../theme/blockStyling.ts';

/** A scene in lines of the text's colour, as the drawings of parts are. */
export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '420px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.color.textSecondary,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const body = componentStyle({ fill: 'currentColor', fillOpacity: 0.07 });
/** An area without an outline. */
export const ground = componentStyle({ fill: 'currentColor', fillOpacity: 0.07, stroke: 'none' });

export const soft = componentStyle({ strokeOpacity: 0.5 });

export const sign = componentStyle({
  fill: vars.color.checkBg,
  stroke: vars.color.checkFg,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const steam = componentStyle({ stroke: vars.color.textMuted, strokeWidth: 2.4 });
