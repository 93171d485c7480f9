import { componentStyle, media, motion, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  padding: '12px 14px',
  marginBlockEnd: '14px',
  borderRadius: vars.radius.m,
  color: vars.color.fitFg,
  backgroundColor: vars.color.fitBg,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      color: vars.color.textSecondary,
      backgroundColor: vars.color.universalBg,
    },
  },
});

export const label = componentStyle({ fontWeight: 700 });
export const note = componentStyle({ gridColumn: '1 / -1' });

export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  inlineSize: '40px',
  blockSize: '24px',
  margin: 0,
  borderRadius: '99px',
  border: '1px solid transparent',
  backgroundColor: vars.color.borderStrong,
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
      borderRadius: '99px',
      backgroundColor: vars.color.onSolid,
      transition: `translate ${motion.fast} ${motion.easeOut}`,
    },
    '&:checked': { backgroundColor: vars.color.fitSolid },
    '&:checked::before': { translate: '16px' },
    '&:checked:dir(rtl)::before': { translate: '-16px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        '&:checked::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});
