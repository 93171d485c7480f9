import { componentStyle, media, motion, vars } from '../../theme/styling.ts';

export const input = componentStyle({
  position: 'relative',
  flex: 'none',
  margin: 0,
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '999px',
  backgroundColor: vars.color.surfaceSunken,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.125rem',
      insetInlineStart: '0.125rem',
      inlineSize: 'calc(1.25rem - 2px)',
      blockSize: 'calc(1.25rem - 2px)',
      borderRadius: '50%',
      backgroundColor: vars.color.borderStrong,
      transition: `transform ${motion.fast} ${motion.easeOut}`,
    },
    '&:checked': { backgroundColor: vars.color.fitSolid, borderColor: vars.color.fitSolid },
    '&:checked::before': { transform: 'translateX(1rem)', backgroundColor: vars.color.onSolid },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-1rem)' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    // Backgrounds are gone there; the knob keeps a colour that is allowed.
    [media.forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        '&:checked::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});
