import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** The stars, not their places, stand in line with the label. */
export const stars = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  position: 'relative',
  marginInlineStart: '-8px',
});

/** Out of sight, not out of reach: the browser's own message points here. */
export const input = componentStyle({
  position: 'absolute',
  inlineSize: '48px',
  blockSize: '48px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** Outlined; up to the chosen one they are filled, without script too. */
export const star = componentStyle({
  ...textStyle('label'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  minInlineSize: '48px',
  minBlockSize: '48px',
  padding: space[2],
  borderRadius: vars.radius.m,
  color: vars.color.textSecondary,
  fill: 'none',
  cursor: 'pointer',
  selectors: {
    [`${stars}:has(:checked) > &`]: { fill: 'currentColor' },
    [`${input}:checked + & ~ &`]: { fill: 'none' },
    [`${input}:checked + &`]: { fontWeight: 650, color: vars.color.textPrimary },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
  },
});

export const picture = componentStyle({ color: vars.color.star });
