import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const line = componentStyle({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space[7] },
  },
});

export const words = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const lead = componentStyle({
  ...textStyle('body'),
  maxInlineSize: '68ch',
  color: vars.color.textSecondary,
});
