import { componentStyle, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('label'),
  display: 'grid',
  '@container': { [room.wide]: { gap: space[2] } },
  fontWeight: 400,
});

export const line = componentStyle({ display: 'flex', gap: space[3], minBlockSize: '1.5em' });

export const icon = componentStyle({
  flex: 'none',
  marginBlockStart: '1px',
  color: vars.color.textSecondary,
});

export const text = componentStyle({ minInlineSize: 0 });

export const strong = componentStyle({ fontWeight: 650 });

export const here = componentStyle({ color: vars.color.fitFg });

export const away = componentStyle({ color: vars.color.textMuted });
