import { componentStyle, media, motion, space, textStyle, vars, z } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('body'),
  position: 'fixed',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  zIndex: z.skipLink,
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.elevation[3],
  fontWeight: 700,
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
