import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7] });

export const jumps = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const jump = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: space[3],
  borderRadius: vars.radius.m,
  fontWeight: 600,
  color: vars.color.textLink,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderSubtle}`,
  textDecorationLine: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
});

/** A jump ends below the header that stays in view. */
export const group = componentStyle({ display: 'grid', gap: space[4], scrollMarginBlockStart: '160px' });

export const links = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  columnGap: space[5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
  },
});

export const link = componentStyle({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const label = componentStyle({ ...textStyle('body'), fontWeight: 600, overflowWrap: 'anywhere' });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
