import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** A price is read with its part: on a wide page they would be too far from each other. */
export const root = componentStyle({ maxInlineSize: '920px' });

/** What all cost and the button; one below the other where both have no room. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const subtotal = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
});

export const availability = componentStyle({ inlineSize: '100%' });
