import { columns, componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

const LEAST = '7.5rem';

/** At most 2, 3, 4 and 5 in a row at the four widths. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns(2, LEAST, space[4]),
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(3, LEAST, space[5]), gap: space[5] },
    [media.desktop]: { gridTemplateColumns: columns(4, LEAST, space[5]) },
    [media.xl]: { gridTemplateColumns: columns(5, LEAST, space[5]) },
  },
});

/** At most 2, 3 and 6 in a row, so that six leave no hole. */
export const denseGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns(2, LEAST, space[4]),
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(3, LEAST, space[5]), gap: space[5] },
    [media.desktop]: { gridTemplateColumns: columns(6, LEAST, space[5]) },
  },
});

export const tile = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[4],
  blockSize: '100%',
  padding: space[4],
  borderRadius: vars.radius.l,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const name = componentStyle({
  ...textStyle('titleS'),
  display: 'block',
  hyphens: 'auto',
  selectors: { [`${tile}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const count = componentStyle({
  ...textStyle('label'),
  display: 'block',
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const brands = componentStyle({ display: 'grid', gap: space[4] });

export const brandList = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const brand = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[5],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: 600,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  backgroundColor: vars.color.surfaceBase,
  selectors: {
    '&:hover': { borderColor: vars.color.textPrimary, backgroundColor: vars.color.surfaceSunken },
  },
  '@media': { [media.desktop]: { minBlockSize: '40px' } },
});
