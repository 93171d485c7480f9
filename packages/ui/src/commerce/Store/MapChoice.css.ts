import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** Its place is kept until script can act. */
export const choice = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
});

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
