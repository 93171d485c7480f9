import { componentStyle, media, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&:not(:last-child)::after': { content: '"/"', paddingInline: '6px', color: vars.color.textMuted },
  },
  '@media': {
    // On a phone the way back matters, not the whole way down.
    [media.belowTablet]: { selectors: { '&:nth-last-child(n + 4)': { display: 'none' } } },
  },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecorationLine: 'none',
  selectors: { '&:hover': { color: vars.color.textLink, textDecorationLine: 'underline' } },
  '@media': { [media.desktop]: { minBlockSize: '32px' } },
});

export const current = componentStyle({ color: vars.color.textSecondary });
