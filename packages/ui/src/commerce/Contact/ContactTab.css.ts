import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('label'),
  writingMode: 'vertical-rl',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  // Across the line of a vertical text.
  blockSize: '44px',
  inlineSize: 'fit-content',
  padding: `${space[5]} ${space[4]}`,
  color: vars.color.action2Fg,
  backgroundColor: vars.color.action2Bg,
  border: `1px solid color-mix(in srgb, ${vars.color.action2Fg} 35%, transparent)`,
  borderRadius: vars.radius.m,
  textDecorationLine: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.action2BgHover } },
  '@media': {
    [media.print]: { display: 'none' },
    // It would cover what is read; the footer's help link is at the same place of every page (CONTENT-001).
    // A tablet's margins are narrower than the tab.
    [media.belowDesktop]: { display: 'none' },
  },
});
