import { space, vars } from '@driveline/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space[4],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const swatch = style({ display: 'grid', gap: space[2], fontSize: '0.8125rem' });

export const colour = style({
  height: space[10],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
});

export const pair = style({
  padding: space[4],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
});

export const lines = style({ display: 'grid', gap: space[4], margin: 0 });

export const sample = style({ margin: 0 });
