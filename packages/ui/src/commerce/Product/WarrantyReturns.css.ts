import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ containerType: 'inline-size' });

export const blocks = componentStyle({
  display: 'grid',
  gap: space[6],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignContent: 'start',
});

export const icon = componentStyle({ color: vars.color.textSecondary });
export const body = componentStyle({ ...textStyle('bodyS'), gridColumn: 2, display: 'grid', gap: space[3] });
export const lead = componentStyle({ fontWeight: 600 });

export const rules = componentStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: '18px',
  listStyle: 'disc',
  color: vars.color.textSecondary,
});
