import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const maker = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10px',
  color: vars.color.textSecondary,
});

export const brand = componentStyle({
  color: 'inherit',
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const numbers = componentStyle({
  ...textStyle('code'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  color: vars.color.textMuted,
});

/** One click marks the whole number, where copying by button is refused. */
export const number = componentStyle({
  userSelect: 'all',
  overflowWrap: 'anywhere',
  color: vars.color.textPrimary,
});

export const copy = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  // A thumb's size in a line of text.
  margin: '-8px',
  borderRadius: vars.radius.s,
  color: vars.color.textLink,
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.textLinkHover } },
  // A button that only a script can work is not shown where there is none.
  '@media': { '(scripting: none)': { display: 'none' } },
});
