import { componentStyle, textStyle, vars } from '../../theme/blockStyling.ts';

export const count = componentStyle({
  ...textStyle('bodyS'),
  minBlockSize: '1.25rem',
  color: vars.color.textSecondary,
});

export const rows = componentStyle({});

export const row = componentStyle({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` } },
});

/** The line of a skeleton, as high as the words that come. */
export const line = componentStyle({ ...textStyle('bodyS'), display: 'block' });
export const street = componentStyle({ ...textStyle('titleS'), display: 'block' });
export const links = componentStyle({ display: 'grid', alignItems: 'center', minBlockSize: '44px' });
