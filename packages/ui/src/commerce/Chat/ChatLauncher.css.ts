import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

const pill = {
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '48px',
  maxInlineSize: '100%',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: vars.radius.pill,
  '@media': { [media.print]: { display: 'none' } },
} as const;

export const open = componentStyle({
  ...pill,
  fontWeight: 700,
  textDecorationLine: 'none',
  border: `1px solid color-mix(in srgb, ${vars.color.action2Fg} 35%, transparent)`,
  color: vars.color.action2Fg,
  backgroundColor: vars.color.action2Bg,
  boxShadow: vars.elevation[3],
  selectors: { '&:hover': { backgroundColor: vars.color.action2BgHover } },
});

export const quiet = componentStyle({
  ...pill,
  color: vars.color.textSecondary,
  backgroundColor: vars.color.surfaceBase,
  border: `1px solid ${vars.color.borderSubtle}`,
});
