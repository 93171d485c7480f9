import { columns, componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

const LEAST = '7rem';

/** Two in a row on phones, all eight on desktops, as many as there is room for. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns(2, LEAST, space[4]),
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(4, LEAST, space[5]), gap: space[5] },
    [media.desktop]: { gridTemplateColumns: columns(8, LEAST, space[5]) },
  },
});

export const tile = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: '100%',
  minBlockSize: '72px',
  padding: space[4],
  borderRadius: vars.radius.l,
  fontWeight: 650,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  hyphens: 'auto',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
  '@media': {
    [media.tablet]: { flexDirection: 'column', paddingBlock: space[6], textAlign: 'center' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const drawing = componentStyle({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  '@media': { [media.tablet]: { inlineSize: '80px', blockSize: '80px' } },
});

export const label = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' });
