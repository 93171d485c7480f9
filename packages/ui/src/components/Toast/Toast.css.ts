import { componentStyle, media, motion, space, textStyle, vars, z } from '../../theme/styling.ts';
import type { ToastPosition, ToastType } from './toast.ts';

/** Room for the shadows of the notifications, taken back from the distance to the edge. */
const bleed = space[7];
const distance = `calc(${space[5]} - ${bleed})`;

export const place = componentStyle({
  position: 'fixed',
  zIndex: z.toast,
  boxSizing: 'content-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: 'min(420px, calc(100% - 32px))',
  maxBlockSize: `calc(100dvb - ${space[8]})`,
  padding: bleed,
  overflowY: 'auto',
  // The space between notifications belongs to the page.
  pointerEvents: 'none',
});

const top = { insetBlockStart: distance };
const bottom = { insetBlockEnd: `max(${distance}, calc(env(safe-area-inset-bottom) - ${bleed}))` };
const start = { insetInlineStart: distance };
const end = { insetInlineEnd: distance };
// The physical side: a transform knows no reading direction.
const centre = { left: '50%', transform: 'translateX(-50%)' };

export const position: Record<ToastPosition, string> = {
  'top-start': componentStyle({ ...top, ...start }),
  top: componentStyle({ ...top, ...centre }),
  'top-end': componentStyle({ ...top, ...end }),
  'bottom-start': componentStyle({ ...bottom, ...start }),
  bottom: componentStyle({ ...bottom, ...centre }),
  'bottom-end': componentStyle({ ...bottom, ...end }),
};

export const toast = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  paddingInline: `${space[5]} ${space[3]}`,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  border: '1px solid transparent',
  borderInlineStart: '4px solid',
  borderRadius: vars.radius.m,
  boxShadow: vars.elevation[3],
  pointerEvents: 'auto',
  transition: `opacity ${motion.dialog} ${motion.easeOut}, transform ${motion.dialog} ${motion.easeOut}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
  selectors: { '&[data-state="exiting"]': { opacity: 0, transform: 'translateY(8px)' } },
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
});

export const tone: Record<ToastType, string> = {
  info: componentStyle({ borderInlineStartColor: vars.color.infoSolid }),
  success: componentStyle({ borderInlineStartColor: vars.color.fitSolid }),
  warning: componentStyle({ borderInlineStartColor: vars.color.checkSolid }),
  error: componentStyle({ borderInlineStartColor: vars.color.nofitSolid }),
};

export const iconTone: Record<ToastType, string> = {
  info: componentStyle({ color: vars.color.infoFg }),
  success: componentStyle({ color: vars.color.fitFg }),
  warning: componentStyle({ color: vars.color.checkFg }),
  error: componentStyle({ color: vars.color.nofitFg }),
};

export const icon = componentStyle({ marginBlockStart: '11px' });

export const content = componentStyle({ flex: 1, minInlineSize: 0, paddingBlock: space[4] });

export const title = componentStyle({ display: 'block', fontWeight: 700 });

export const text = componentStyle({ display: 'block' });

export const action = componentStyle({ flex: 'none', alignSelf: 'center' });

export const snackbar = componentStyle({
  selectors: {
    '&&': {
      alignItems: 'center',
      color: vars.color.textInverse,
      backgroundColor: vars.color.surfaceInverse,
      // In dark mode the inverse surface is hardly darker than the page.
      border: `1px solid ${vars.color.borderInverse}`,
    },
  },
});

export const snackbarAction = componentStyle({
  selectors: { '&&': { color: vars.color.focusInverse }, '&&:hover': { color: vars.color.textInverse } },
});
