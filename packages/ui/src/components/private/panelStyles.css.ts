import { componentStyle, media, motion, vars, z } from '../../theme/styling.ts';

/** The surface of what opens beside a control: popover, menu, list of a combo box. */
export const panel = componentStyle({
  zIndex: z.modal,
  maxInlineSize: 'calc(100vw - 32px)',
  overflow: 'auto',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  // Seen where the shadow is not: in forced colours and in dark.
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.elevation[3],
  outline: 'none',
  transition: `opacity ${motion.fast} ${motion.easeOut}, transform ${motion.fast} ${motion.easeOut}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' } },
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
});
