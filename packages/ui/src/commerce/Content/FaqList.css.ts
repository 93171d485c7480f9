import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const head = componentStyle({ display: 'grid', gap: space[3] });

export const found = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
export const group = componentStyle({ display: 'grid', gap: space[4] });

/** Where a link to an answer ends: the question above it stays in view. */
export const answer = componentStyle({ scrollMarginBlockStart: '160px' });
