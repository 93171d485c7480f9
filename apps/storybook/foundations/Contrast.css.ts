import { space, vars } from '@driveline/ui/theme';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space[4],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const pair = style({
  padding: space[4],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
});
