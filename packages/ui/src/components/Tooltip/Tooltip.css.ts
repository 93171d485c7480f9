import { componentStyle, media, motion, space, textStyle, vars, z } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('bodyS'),
  zIndex: z.modal,
  maxInlineSize: 'min(280px, calc(100vw - 32px))',
  padding: `${space[3]} ${space[4]}`,
  color: vars.color.textInverse,
  backgroundColor: vars.color.surfaceInverse,
  border: `1px solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.elevation[3],
  overflowWrap: 'break-word',
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
});
