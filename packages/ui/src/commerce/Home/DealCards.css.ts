import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const head = componentStyle({ display: 'grid', gap: space[1] });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', gap: space[5] },
  },
});

/** Foot at the foot, however many parts a deal has. */
export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[4],
  blockSize: '100%',
  padding: space[5],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const top = componentStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});

export const drawing = componentStyle({
  blockSize: '72px',
  padding: space[2],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
});
export const titleLink = componentStyle({
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  // Of an inline box it widens what is pressed, not the line.
  paddingBlock: '12px',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});
export const terms = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const items = componentStyle({
  display: 'grid',
  alignContent: 'start',
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

export const item = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const count = componentStyle({ color: vars.color.textSecondary, fontVariantNumeric: 'tabular-nums' });

export const itemLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
});

export const saved = componentStyle({ ...textStyle('bodyS'), fontWeight: 650, color: vars.color.fitFg });
