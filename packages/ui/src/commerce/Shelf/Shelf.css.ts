import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** Rail and results side by side from 1140 px. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: space[7] },
    [media.xl]: { gridTemplateColumns: '288px minmax(0, 1fr)' },
  },
});

export const header = componentStyle({
  marginBlockEnd: space[4],
  '@media': { [media.belowTablet]: { marginBlockEnd: space[2] } },
});

export const count = componentStyle({
  ...textStyle('body'),
  marginBlockStart: space[2],
  minBlockSize: '1lh',
  color: vars.color.textSecondary,
  '@media': { [media.belowTablet]: textStyle('bodyS') },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlockEnd: space[4],
  '@media': {
    // Phones scroll the row sideways to the edge of the screen, its focus rings with it.
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      margin: `-3px -${space[5]} ${space[1]}`,
      padding: `3px ${space[5]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chips = componentStyle({
  display: 'flex',
  gap: space[3],
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { order: 1, flex: 'none' },
    [media.tablet]: { flexWrap: 'wrap' },
  },
});

export const chip = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: '14px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  textDecorationLine: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textPrimary },
    '&[aria-current="true"]': {
      color: vars.color.onSelected,
      backgroundColor: vars.color.selected,
      borderColor: vars.color.selected,
    },
  },
  '@media': { [media.desktop]: { minBlockSize: '36px' } },
});

export const filterButton = componentStyle({ '@media': { [media.desktop]: { display: 'none' } } });

export const sort = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.textSecondary,
  position: 'relative',
  marginInlineStart: 'auto',
  // However long its words are, the first quick filter shows that there are more.
  '@media': { [media.belowTablet]: { flex: 'none', maxInlineSize: '14rem', marginInlineStart: 0 } },
});

/** On a phone the chosen order says what it is; the label stays for assistive technology. */
export const sortLabel = componentStyle({
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const sortSelect = componentStyle({
  appearance: 'none',
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: '44px',
  paddingBlock: 0,
  paddingInlineStart: space[3],
  paddingInlineEnd: space[7],
  marginInlineEnd: `calc(-1 * ${space[7]} + 4px)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  fontWeight: 650,
  color: vars.color.textPrimary,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
});

export const sortChevron = componentStyle({
  flex: 'none',
  pointerEvents: 'none',
  color: vars.color.textPrimary,
});

export const sortApply = componentStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const applied = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[4],
});

export const appliedChip = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '32px',
  paddingInline: '10px 8px',
  borderRadius: vars.radius.pill,
  border: '1px solid transparent',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.universalBg,
  textDecorationLine: 'none',
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  '@media': { [media.belowDesktop]: { minBlockSize: '44px' } },
});

export const clear = componentStyle({
  ...textStyle('label'),
  paddingBlock: '13px',
  color: vars.color.textLink,
  textUnderlineOffset: '2px',
});

export const pages = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'center',
  marginBlock: space[8],
});

export const progress = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const empty = componentStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: space[7],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[1],
});

export const emptyPicture = componentStyle({ inlineSize: '96px', blockSize: '96px' });

export const hints = componentStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  color: vars.color.textSecondary,
});

export const emptyLinks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});

export const meter = componentStyle({
  appearance: 'none',
  inlineSize: 'min(200px, 100%)',
  blockSize: '4px',
  border: 0,
  borderRadius: '4px',
  overflow: 'hidden',
  backgroundColor: vars.color.borderSubtle,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.borderSubtle },
    '&::-webkit-progress-value': { backgroundColor: vars.color.selected },
    '&::-moz-progress-bar': { backgroundColor: vars.color.selected },
  },
});
