import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, space, textStyle, vars, z } from '../../theme/blockStyling.ts';

/** The buying column's way out of sight. */
const buyTimeline = '--dl-buy';
const appear = keyframes({ to: { visibility: 'visible' } });

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** One column on phones, halves on tablets, 7 to 5 on desktops (ux 3.2). */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  timelineScope: buyTimeline,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The buying column spans both rows; what it is longer goes to the second.
      gridTemplateRows: 'auto 1fr',
      columnGap: space[7],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[9] },
  },
});

export const buy = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** The buying column itself, whose way out of sight the card below waits for. */
export const buyBox = componentStyle({ viewTimelineName: buyTimeline, minInlineSize: 0 });

/**
 * The card that follows needs the rest of the column to move in. A second button beside the first one says nothing: it
 * comes when the first one leaves. A browser that cannot tell shows it all the time.
 */
export const buyRest = componentStyle({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
  '@supports': {
    '(timeline-scope: --a)': {
      visibility: 'hidden',
      animation: `${appear} linear both`,
      animationTimeline: buyTimeline,
      animationRange: 'exit 70% exit 100%',
    },
  },
});

export const buyWithRest = componentStyle({
  '@media': { [media.tablet]: { gridTemplateRows: 'auto 1fr', alignContent: 'stretch' } },
});

export const details = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  alignContent: 'start',
});

export const contents = componentStyle({
  marginBlockEnd: `-${space[4]}`,
  backgroundColor: vars.color.surfacePage,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: '64px', zIndex: z.sticky },
    [media.print]: { display: 'none' },
  },
});

export const contentsList = componentStyle({
  display: 'flex',
  columnGap: space[6],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The scroller would cut the focus ring.
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
});

export const contentsLink = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: vars.color.textSecondary,
  textDecorationLine: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: vars.color.textLink, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
});

/** Below the sticky header stands the sticky list of contents. */
export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  scrollMarginBlockStart: space[10],
});

export const after = componentStyle({ marginBlockStart: space[6] });

export const stagePlace = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '820px',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.skeleton,
});
export const proofPlace = componentStyle({
  blockSize: '236px',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.skeleton,
});
export const lines = componentStyle({ display: 'grid', gap: space[3], alignContent: 'start' });
