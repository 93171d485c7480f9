import { componentStyle, media, motion, vars } from '../../theme/styling.ts';

export const input = componentStyle({
  position: 'relative',
  flex: 'none',
  margin: 0,
  inlineSize: '40px',
  blockSize: '24px',
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
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '18px',
      blockSize: '18px',
      borderRadius: '50%',
      backgroundColor: vars.color.borderStrong,
      transition: `transform ${motion.fast} ${motion.easeOut}`,
    },
    '&:checked': { backgroundColor: vars.color.fitSolid, borderColor: vars.color.fitSolid },
    '&:checked::before': { transform: 'translateX(16px)', backgroundColor: vars.color.onSolid },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-16px)' },
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
