import { componentStyle, componentVariants, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' } },
});

export const variant = componentVariants(
  { inline: 'underline', quiet: 'none' } as const,
  (textDecorationLine) => ({ textDecorationLine }),
);

export const tone = {
  link: componentStyle({
    color: vars.color.textLink,
    selectors: { '&:hover': { color: vars.color.textLinkHover } },
  }),
  inherit: componentStyle({ color: 'inherit' }),
  inverse: componentStyle({ color: vars.color.focusInverse }),
};
