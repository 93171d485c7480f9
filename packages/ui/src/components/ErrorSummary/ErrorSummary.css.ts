import { componentStyle, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  padding: space[5],
  border: `2px solid ${vars.color.nofitSolid}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.nofitBg,
});

export const heading = componentStyle({
  ...textStyle('titleS'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  color: vars.color.nofitFg,
});

export const list = componentStyle({ display: 'grid', marginBlockStart: space[3] });

export const link = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-block',
  paddingBlock: '6px',
  fontWeight: 600,
  color: vars.color.nofitFg,
  textUnderlineOffset: '3px',
});
