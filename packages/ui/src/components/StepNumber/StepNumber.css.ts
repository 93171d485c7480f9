import { componentStyle, media, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: '1px solid transparent',
  borderRadius: '50%',
  fontWeight: 700,
});

export const state = {
  done: componentStyle({ color: vars.color.onSolid, backgroundColor: vars.color.fitSolid }),
  current: componentStyle({ color: vars.color.surfaceBase, backgroundColor: vars.color.textPrimary }),
  open: componentStyle({
    color: vars.color.textMuted,
    backgroundColor: vars.color.surfaceSunken,
    '@media': { [media.forcedColors]: { color: 'GrayText' } },
  }),
};
