import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[5], alignContent: 'start' });

export const title = componentStyle({ color: vars.color.textSecondary });

export const balance = componentStyle({
  ...textStyle('displayM'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const progress = componentStyle({ display: 'grid', gap: space[3] });

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const facts = componentStyle({ ...textStyle('bodyS'), margin: 0 });

export const card = componentStyle({ ...textStyle('code'), margin: 0, overflowWrap: 'anywhere' });

export const expiry = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

export const icon = componentStyle({ flex: 'none', color: vars.color.textSecondary });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
