import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[3],
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  color: vars.color.textPrimary,
});

export const name = componentStyle({ fontWeight: 650 });
export const block = componentStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const line = componentStyle({ color: vars.color.textSecondary });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
