import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';
import { ratio } from './StoreMap.css.ts';

export const root = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: String(ratio),
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
  overflow: 'hidden',
});

/** East is to the right in every language. */
export const layer = componentStyle({ position: 'absolute', inset: 0, direction: 'ltr' });

export const tile = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '256px',
  blockSize: '256px',
  maxInlineSize: 'none',
});

export const pins = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const zoom = componentStyle({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  gap: space[2],
});

/** A cross: up, left and right, down. */
export const moves = componentStyle({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  display: 'grid',
  direction: 'ltr',
  gridTemplateAreas: '". up ." "left . right" ". down ."',
});

export const button = componentStyle({
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
});

export const move = {
  up: componentStyle({ gridArea: 'up' }),
  right: componentStyle({ gridArea: 'right', rotate: '90deg' }),
  down: componentStyle({ gridArea: 'down', rotate: '180deg' }),
  left: componentStyle({ gridArea: 'left', rotate: '270deg' }),
};

export const attribution = componentStyle({
  ...textStyle('micro'),
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderStartStartRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textSecondary,
});
