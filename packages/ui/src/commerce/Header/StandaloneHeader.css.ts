import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** At 320 px, or with large text, the name and the two entries take a line of their own. */
export const bar = componentStyle({ flexWrap: 'wrap', rowGap: 0, paddingBlock: space[2] });

export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[5],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const name = componentStyle({
  ...textStyle('bodyS'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textInverse2,
});

export const signOut = componentStyle({ selectors: { '&&': { color: 'inherit' } } });
