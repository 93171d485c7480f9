import {
  componentStyle,
  componentVariants,
  media,
  space,
  textStyle,
  vars,
} from '../../theme/blockStyling.ts';

/** A strip across the page: an alert of the header, or something that can be sent away. */
export const root = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  paddingInline: `${space[5]} ${space[3]}`,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { borderBlock: '1px solid CanvasText' },
  },
});

export const tone = componentVariants(
  {
    quiet: [vars.color.textPrimary, vars.color.surfaceSunken],
    promo: [vars.color.promoFg, vars.color.promoBg],
    info: [vars.color.infoFg, vars.color.infoBg],
    check: [vars.color.checkFg, vars.color.checkBg],
  },
  ([color, backgroundColor]) => ({ color, backgroundColor }),
);

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  textAlign: 'center',
});

export const link = componentStyle({ fontWeight: 650 });

export const close = componentStyle({ flex: 'none' });
