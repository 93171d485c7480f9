import { componentStyle, media, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '640px',
  marginInline: 'auto',
  padding: `${space[5]} ${space[5]} ${space[10]}`,
  '@media': { [media.tablet]: { paddingBlockStart: space[7] } },
});

export const withAside = componentStyle({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 640px) minmax(0, 400px)',
      columnGap: space[10],
      justifyContent: 'center',
      alignItems: 'start',
      maxInlineSize: '1152px',
    },
  },
});

export const sections = componentStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const aside = componentStyle({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'grid', gap: space[4], position: 'sticky', insetBlockStart: space[6] },
  },
});
