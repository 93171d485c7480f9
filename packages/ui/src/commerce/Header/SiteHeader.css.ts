import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** Over what every strip has, in whatever order the sheets come. */
export const alert = componentStyle({
  selectors: {
    '&&': {
      justifyContent: 'center',
      gap: space[3],
      padding: `${space[3]} ${space[5]}`,
      fontWeight: 600,
    },
  },
});

export const alertIcon = componentStyle({ flex: 'none' });

/** A line of offers above the header; phones leave it to the home page. */
export const promo = componentStyle({
  ...textStyle('label'),
  display: 'none',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: space[7],
  padding: `6px ${space[5]}`,
  color: vars.color.textOnBrand,
  backgroundColor: vars.color.surfaceBrand,
  '@media': { [media.tablet]: { display: 'flex' }, [media.print]: { display: 'none' } },
});

export const ad = componentStyle({ display: 'inline-flex', gap: space[3], minBlockSize: '20px' });
export const adLabel = componentStyle({ fontWeight: 400 });
export const adLink = componentStyle({
  color: 'inherit',
  textUnderlineOffset: '2px',
  selectors: { '&:focus-visible': { outlineColor: 'currentcolor' } },
});
