import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const head = componentStyle({ display: 'grid', gap: space[1] });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    // Home shows three: on an upright tablet none of them stands alone below two others.
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', gap: space[5] },
  },
});

/** Foot at the foot, however many parts a deal has. */
export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  paddingBlockEnd: space[5],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const inset = { paddingInline: space[5] } as const;

export const words = componentStyle({
  ...inset,
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

export const items = componentStyle({ ...inset, display: 'grid', alignContent: 'start' });

export const item = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const count = componentStyle({ color: vars.color.textSecondary });

export const itemLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const foot = componentStyle({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[5]}`,
  marginBlockStart: 'auto',
});

export const from = componentStyle(textStyle('titleS'));
