import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ minInlineSize: 0 });
export const body = componentStyle({ display: 'grid', gap: space[4] });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const known = componentStyle({ overflowWrap: 'anywhere' });
export const none = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const form = componentStyle({ display: 'grid', gap: space[5], maxInlineSize: '480px' });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const waitingLine = componentStyle({ marginBlockStart: space[2] });
