import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, motion, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const words = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontWeight: 600,
  color: vars.color.textPrimary,
});

export const value = componentStyle({
  fontWeight: 400,
  color: vars.color.textSecondary,
  fontVariantNumeric: 'tabular-nums',
});

const pulse = keyframes({ from: { opacity: 0.4 }, to: { opacity: 1 } });

const track = { backgroundColor: vars.color.surfaceSunken };
const fill = { backgroundColor: vars.color.selected, borderRadius: vars.radius.pill };

export const bar = componentStyle({
  inlineSize: '100%',
  blockSize: '10px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  appearance: 'none',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': { ...fill, transition: `inline-size ${motion.page} ${motion.easeOut}` },
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      // Stripes: a full bar would say that it is done.
      backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.selected} 0 8px, transparent 8px 16px)`,
      animation: `${pulse} 1s ease-in-out infinite alternate`,
    },
    '&:indeterminate::-webkit-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&:indeterminate': { animation: 'none', opacity: 0.6 } } },
    [media.forcedColors]: { appearance: 'auto' },
  },
});
