import { componentStyle, componentVariants, text, textStyle, vars } from '../../theme/styling.ts';

const { body, bodyS, label, micro, code } = text;

export const root = componentStyle({ minInlineSize: 0 });

export const size = componentVariants({ body, bodyS, label, micro, code }, (_step, name) => textStyle(name));

export const tone = componentVariants(
  {
    primary: vars.color.textPrimary,
    secondary: vars.color.textSecondary,
    muted: vars.color.textMuted,
    inverse: vars.color.textInverse,
    inverse2: vars.color.textInverse2,
    fit: vars.color.fitFg,
    check: vars.color.checkFg,
    nofit: vars.color.nofitFg,
    info: vars.color.infoFg,
    core: vars.color.coreFg,
    deal: vars.color.priceDeal,
  },
  (color) => ({ color }),
);

export const weight = componentVariants({ regular: 400, medium: 600, bold: 700 }, (fontWeight) => ({
  // After the size's own weight in the sheet is not guaranteed, so a doubled class decides.
  selectors: { '&&': { fontWeight } },
}));

export const truncate = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
