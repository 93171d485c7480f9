import { componentStyle, componentVariants, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '24px',
  padding: `2px ${space[3]}`,
  borderRadius: vars.radius.s,
  border: '1px solid transparent',
  fontWeight: 650,
});

export const withIcon = componentStyle({ paddingInlineStart: '6px' });

export const tone = componentVariants(
  {
    neutral: [vars.color.universalBg, vars.color.universalFg],
    fit: [vars.color.fitBg, vars.color.fitFg],
    check: [vars.color.checkBg, vars.color.checkFg],
    nofit: [vars.color.nofitBg, vars.color.nofitFg],
    info: [vars.color.infoBg, vars.color.infoFg],
    core: [vars.color.coreBg, vars.color.coreFg],
    promo: [vars.color.promoBg, vars.color.promoFg],
  },
  ([backgroundColor, color]) => ({ backgroundColor, color }),
);
