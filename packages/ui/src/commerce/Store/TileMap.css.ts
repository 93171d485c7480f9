import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';
import { ratio } from './StoreMap.css.ts';

export const root = componentStyle({
  position: 'relative',
  aspectRatio: String(ratio),
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
  overflow: 'hidden',
});

export const wide = componentStyle({ inlineSize: '100%' });

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
});

/** In the middle of each side, where the first view has no pins. */
export const moves = componentStyle({ direction: 'ltr' });

export const button = componentStyle({
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
});

const middle = 'calc(50% - 22px)';
const side = { position: 'absolute' } as const;

export const move = {
  up: componentStyle({ ...side, insetBlockStart: space[3], insetInlineStart: middle }),
  right: componentStyle({ ...side, insetBlockStart: middle, insetInlineEnd: space[3], rotate: '90deg' }),
  // Above the attribution.
  down: componentStyle({ ...side, insetBlockEnd: '28px', insetInlineStart: middle, rotate: '180deg' }),
  left: componentStyle({ ...side, insetBlockStart: middle, insetInlineStart: space[3], rotate: '270deg' }),
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
