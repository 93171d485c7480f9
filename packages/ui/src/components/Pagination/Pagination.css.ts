import { componentStyle, media, space, tap, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'center',
});

export const step = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: tap.touch,
  minBlockSize: tap.touch,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  selectors: {
    'a&:hover': { borderColor: vars.color.borderStrong, backgroundColor: vars.color.surfaceBase },
    '&[aria-current="page"]': {
      fontWeight: 700,
      color: vars.color.onSelected,
      backgroundColor: vars.color.selected,
    },
    '&[aria-disabled="true"]': { color: vars.color.actionDisabledFg },
  },
  '@media': { [media.desktop]: { minInlineSize: tap.pointer, minBlockSize: tap.pointer } },
});

/** Numbers that a phone has no room for; previous and next stay. */
export const far = componentStyle({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const gap = componentStyle({ color: vars.color.textMuted });
