import { componentStyle, componentVariants, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** Turned over, so that the platform keeps the newest message in view, unless the shopper scrolled up. */
export const log = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[5],
  outlineOffset: '-2px',
});

export const messages = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: space[4],
  // The first ones stand at the top.
  marginBlockEnd: 'auto',
});

export const message = componentVariants(
  { shopper: 'flex-end', agent: 'flex-start' } as const,
  (alignSelf) => ({ display: 'grid', gap: space[1], alignSelf, maxInlineSize: '85%', minInlineSize: 0 }),
);

export const author = componentStyle({ ...textStyle('micro'), color: vars.color.textSecondary });

export const words = componentVariants(
  {
    shopper: [vars.color.action2Fg, vars.color.action2Bg],
    agent: [vars.color.textPrimary, vars.color.surfaceSunken],
  },
  ([color, backgroundColor]) => ({
    ...textStyle('bodyS'),
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid color-mix(in srgb, ${color} 25%, transparent)`,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    color,
    backgroundColor,
  }),
);
