import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: `${space[6]} ${space[5]}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  // The one line of the brand's colour on the page's paper.
  borderBlockStart: `4px solid ${vars.color.surfaceBrand}`,
  '@media': {
    [media.tablet]: { padding: space[8] },
    [media.desktop]: { padding: `${space[9]} ${space[10]}` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const words = componentStyle({ display: 'grid', gap: space[3] });

export const lead = componentStyle({
  ...textStyle('body'),
  maxInlineSize: '60ch',
  color: vars.color.textSecondary,
});

export const vehicle = componentStyle({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space[8],
    },
  },
});

export const eyebrow = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 600,
  color: vars.color.textSecondary,
});

export const actions = componentStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const care = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

export const careTerm = componentStyle({
  ...textStyle('bodyS'),
  flexBasis: '100%',
  fontWeight: 650,
  '@media': { [media.tablet]: { flexBasis: 'auto', minInlineSize: '124px' } },
});

export const careItems = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });

export const careLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
  '@media': { [media.desktop]: { minBlockSize: '40px' } },
});
