import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  alignItems: 'center',
  maxInlineSize: '1040px',
  paddingBlock: space[7],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: space[10],
      paddingBlock: space[10],
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gap: space[5],
  justifyItems: 'start',
  minInlineSize: 0,
});

/** Above the words on a phone, beside them from 720 px. */
export const picture = componentStyle({
  '@media': { [media.belowTablet]: { order: -1, maxInlineSize: '280px' } },
});

export const text = componentStyle({
  ...textStyle('body'),
  maxInlineSize: '56ch',
  color: vars.color.textSecondary,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const search = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '520px',
});

export const searchField = componentStyle({ flex: '1 1 220px' });

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const details = componentStyle({ inlineSize: '100%' });

export const trace = componentStyle({
  ...textStyle('code'),
  overflowX: 'auto',
  margin: 0,
  padding: space[5],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});
