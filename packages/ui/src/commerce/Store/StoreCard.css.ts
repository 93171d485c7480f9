import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlock: space[5],
  // A pin leads here, below a header that stays.
  scrollMarginBlockStart: '80px',
});

export const number = componentStyle({
  ...textStyle('label'),
  gridColumn: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  border: '1px solid transparent',
  backgroundColor: vars.color.textPrimary,
  color: vars.color.surfaceBase,
});

export const numberMine = componentStyle({
  selectors: { '&&': { backgroundColor: vars.color.fitSolid, color: vars.color.onSolid } },
});

export const body = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const address = componentStyle({ minInlineSize: 0 });

export const street = componentStyle({
  ...textStyle('titleS'),
  overflowWrap: 'anywhere',
});

export const place = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const distance = componentStyle({
  ...textStyle('bodyS'),
  lineHeight: '1.5rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const mine = componentStyle({ justifySelf: 'start', marginBlock: space[3] });
