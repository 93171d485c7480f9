import { componentStyle, media, textStyle, vars } from '../../theme/blockStyling.ts';

/** Width over height. */
export const ratio = 5 / 4;

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: String(ratio),
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
  overflow: 'hidden',
});

/** Beside the words of its one store, as in an order: one pin on a large ground looks as if others were missing. */
export const small = componentStyle({
  flex: 'none',
  inlineSize: 'min(100%, 160px)',
  '@media': { [media.tablet]: { inlineSize: '220px' } },
});

/** A point of the map in whose own pixels its mark is drawn, whatever the map's size. */
export const anchor = componentStyle({ overflow: 'visible' });

export const ring = componentStyle({ fill: 'none', stroke: vars.color.borderStrong, strokeDasharray: '2 6' });

export const ringLabel = componentStyle({
  ...textStyle('micro'),
  fill: vars.color.textSecondary,
  textAnchor: 'middle',
});

export const halo = componentStyle({ fill: vars.color.infoSolid, opacity: 0.2 });

export const origin = componentStyle({
  fill: vars.color.infoSolid,
  stroke: vars.color.surfaceBase,
  strokeWidth: '2px',
});

export const pin = componentStyle({ cursor: 'pointer' });

export const pinShape = componentStyle({
  fill: vars.color.textPrimary,
  stroke: vars.color.surfaceBase,
  strokeWidth: '1.5px',
  selectors: { [`${pin}:hover &`]: { fill: vars.color.selected } },
});

export const pinMine = componentStyle({ selectors: { '&&': { fill: vars.color.fitSolid } } });

export const pinNumber = componentStyle({
  ...textStyle('label'),
  fontWeight: 700,
  fill: vars.color.surfaceBase,
  textAnchor: 'middle',
  selectors: { [`${pin}:hover &`]: { fill: vars.color.onSelected } },
});

export const pinNumberMine = componentStyle({ selectors: { '&&': { fill: vars.color.onSolid } } });
