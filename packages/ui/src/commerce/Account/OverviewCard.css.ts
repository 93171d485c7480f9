import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: space[4] });
export const icon = componentStyle({ display: 'flex', flex: 'none', color: vars.color.textSecondary });
export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: '10px',
  overflowWrap: 'anywhere',
});

export const words = componentStyle({ ...textStyle('body'), color: vars.color.textSecondary });
export const lines = componentStyle({ display: 'grid' });
