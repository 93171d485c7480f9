import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4], maxInlineSize: '68ch' });

export const steps = componentStyle({ display: 'grid', gap: space[4], counterReset: 'step' });

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[3],
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      ...textStyle('body'),
      content: 'counter(step)',
      fontWeight: 700,
      color: vars.color.textMuted,
    },
  },
});

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
