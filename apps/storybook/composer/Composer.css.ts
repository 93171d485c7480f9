import { media, space, vars } from '@driveline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Controls above the page, and beside it where there is room for both. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'min(22.5rem, 50vw) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      blockSize: '100dvh',
    },
  },
});

export const controls = style({
  padding: space[5],
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  '@media': {
    [media.tablet]: { padding: space[7] },
    [media.desktop]: {
      padding: space[6],
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.color.borderSubtle}`,
    },
  },
});

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.desktop]: { borderBlockStart: 0 } },
});

export const previewBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space[5],
  padding: space[5],
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textPrimary,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.tablet]: { paddingInline: space[7] }, [media.desktop]: { paddingInline: space[6] } },
});

/** What the page fixes to the window stays in its own room. */
export const pageFrame = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { flex: 1, minBlockSize: 0, contain: 'layout paint' } },
});

/** Always with its bar: one that comes and goes would change the room, and with it the scale, in turn. */
export const pageScroller = style({
  '@media': { [media.desktop]: { blockSize: '100%', overflowY: 'scroll' } },
});

export const swatch = style({
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: `calc(${vars.radius.s} - 1px)` },
  },
});

export const plainList = style({
  margin: 0,
  padding: 0,
  paddingBlockStart: space[2],
  listStyle: 'none',
  display: 'grid',
  gap: space[4],
});

export const code = style({
  maxBlockSize: '240px',
  margin: 0,
  padding: space[4],
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textSecondary,
  borderRadius: vars.radius.s,
});

/** A document is long: it scrolls in its field. */
export const document = style({ maxBlockSize: '240px' });

export const anywhere = style({ overflowWrap: 'anywhere' });

/** What to do after a download; takes no room before. */
export const next = style({ selectors: { '&:not(:empty)': { paddingBlockStart: space[3] } } });

export const fault = style({ display: 'grid', gap: space[3] });
