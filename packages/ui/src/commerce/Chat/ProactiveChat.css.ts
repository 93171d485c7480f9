import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  inlineSize: 'min(320px, 100%)',
  padding: space[5],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[3],
  '@media': { [media.print]: { display: 'none' } },
});

export const question = componentStyle(textStyle('titleM'));
export const lead = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

/** The close button hangs into the padding. */
export const close = componentStyle({ alignSelf: 'start', margin: '-10px' });
export const start = componentStyle({ gridColumn: '1 / -1' });
