import { keyframes } from '@vanilla-extract/css';
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

/** Moves for less than five seconds where the root of the page has `data-animated`, else stands still (STATE-052). */
const moving = (animation: string) => ({
  selectors: { ':root[data-animated] &': { animation } },
  '@media': { [media.reducedMotion]: { selectors: { ':root[data-animated] &': { animation: 'none' } } } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } });
const glow = keyframes({ '50%': { opacity: 0.25 } });

export const steam = componentStyle({
  stroke: vars.color.textMuted,
  strokeWidth: 2.4,
  ...moving(`${rise} 1.5s ease-out 3`),
});

/** A warning lamp. */
export const lamp = componentStyle(moving(`${glow} 1.2s ease-in-out 3`));
