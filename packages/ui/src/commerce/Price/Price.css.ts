import { componentStyle, componentVariants, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const size = {
  l: componentStyle({ ...textStyle('priceL') }),
  m: componentStyle({ ...textStyle('priceM') }),
  s: componentStyle({ ...textStyle('body'), fontWeight: 700 }),
};

export const amount = componentVariants({ plain: vars.color.price, deal: vars.color.priceDeal }, (color) => ({
  color,
  whiteSpace: 'nowrap',
}));

/** The raised cents say it to the eye; the sign stays in the text for copying. */
export const decimal = componentStyle({ fontSize: 0, lineHeight: 0 });

export const cents = componentStyle({
  fontSize: '0.54em',
  lineHeight: 1,
  verticalAlign: '0.58em',
  marginInlineStart: '1px',
});

/** Copied text has each amount once. */
export const spoken = componentStyle({ userSelect: 'none' });

export const was = componentStyle({
  ...textStyle('bodyS'),
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.textSecondary,
  whiteSpace: 'nowrap',
});

export const note = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});
