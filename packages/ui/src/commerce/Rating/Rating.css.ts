import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 400,
  color: vars.color.textSecondary,
});

/** '4,8' stays one number in a narrow place. */
export const value = componentStyle({ fontWeight: 650, color: vars.color.textPrimary, whiteSpace: 'nowrap' });

export const stars = componentStyle({ color: vars.color.star, flex: 'none' });

export const link = componentStyle({
  color: vars.color.textLink,
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});
