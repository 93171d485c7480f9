import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const street = componentStyle({
  ...textStyle('titleM'),
  overflowWrap: 'anywhere',
});

export const place = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const facts = componentStyle({ display: 'grid', gap: space[2] });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[3],
});

export const waitingLine = componentStyle({ marginBlock: '6px' });
export const waitingLinks = componentStyle({ marginBlock: '30px 14px' });
export const waitingBox = componentStyle({ marginBlockStart: space[5] });
