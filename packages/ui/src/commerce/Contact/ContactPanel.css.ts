import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const options = componentStyle({ display: 'grid', gap: space[3] });

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.textPrimary },
    '&[aria-disabled="true"]': {
      borderColor: vars.color.borderSubtle,
      color: vars.color.textSecondary,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
});

export const title = componentStyle({ ...textStyle('body'), display: 'block', fontWeight: 650 });

export const lead = componentStyle({
  ...textStyle('bodyS'),
  display: 'block',
  color: vars.color.textSecondary,
});

export const back = componentStyle({ justifySelf: 'start' });

export const survey = componentStyle({
  inlineSize: '100%',
  blockSize: 'min(520px, 60dvb)',
  border: 0,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

export const late = componentStyle(textStyle('bodyS'));
