import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle, media, motion, space, textStyle, vars, z } from '../../theme/blockStyling.ts';
import { pageEdge } from '../../theme/pageEdge.ts';

const edge = createVar();
const arrive = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Heights of the rows, so that a header that leaves the flow keeps its place [SHELL-037]. */
const rows = { phone: [56, 52, 44], tablet: [64, 44], desktop: [76, 48] } as const;
const sum = (heights: readonly number[]) => `${heights.reduce((total, height) => total + height, 0)}px`;

export const root = componentStyle({
  position: 'relative',
  zIndex: z.header,
  color: vars.color.textInverse,
  backgroundColor: vars.color.surfaceInverse,
  minBlockSize: sum(rows.phone),
  '@media': {
    [media.tablet]: { minBlockSize: sum(rows.tablet) },
    [media.desktop]: { minBlockSize: sum(rows.desktop) },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    [media.print]: { display: 'none' },
  },
});

/** Vehicle and store, or vehicle and shortcuts, share the last row: neither may widen the columns above. */
const context = (columns: number) => `"${Array.from({ length: columns }, () => 'context').join(' ')}"`;

/** A storefront sets `data-sticky` on the root once the page is scrolled by half the header. */
const sticky = (self = '&') => `${root}[data-sticky] ${self}`;

export const bar = componentStyle({
  vars: { [edge]: space[5] },
  display: 'grid',
  alignItems: 'center',
  columnGap: space[2],
  paddingInline: edge,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateRows: rows.phone.map((height) => `minmax(${height}px, auto)`).join(' '),
  gridTemplateAreas: `"menu logo account cart" "search search search search" ${context(4)}`,
  position: 'relative',
  isolation: 'isolate',
  backgroundColor: vars.color.surfaceInverse,
  selectors: {
    // The tone behind the last row, from edge to edge.
    '&::before': {
      content: '""',
      // Positioned in a grid, it fills its row and, without a column, reaches the edges of the padding.
      position: 'absolute',
      gridRow: '-2 / -1',
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.surfaceInverse2,
      borderBlockStart: `1px solid color-mix(in srgb, ${vars.color.borderInverse} 40%, transparent)`,
    },
    [sticky()]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: z.header,
      gridTemplateRows: 'minmax(56px, auto)',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"menu logo vehicle account cart"',
      boxShadow: vars.elevation[3],
      animation: `${arrive} ${motion.dialog} ${motion.easeOut}`,
    },
    [sticky('&::before')]: { display: 'none' },
  },
  '@media': {
    [media.tablet]: {
      vars: { [edge]: space[7] },
      columnGap: space[4],
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto auto',
      gridTemplateRows: rows.tablet.map((height) => `minmax(${height}px, auto)`).join(' '),
      gridTemplateAreas: `"menu logo search store account cart" ${context(6)}`,
      selectors: {
        [sticky()]: {
          gridTemplateRows: 'minmax(64px, auto)',
          gridTemplateColumns: 'auto auto auto minmax(12rem, 1fr) auto auto auto',
          gridTemplateAreas: '"menu logo vehicle search store account cart"',
        },
      },
    },
    [media.desktop]: {
      vars: { [edge]: pageEdge('desktop') },
      columnGap: space[4],
      gridTemplateRows: rows.desktop.map((height) => `minmax(${height}px, auto)`).join(' '),
      gridTemplateColumns: 'auto auto minmax(200px, 1fr) auto auto auto',
    },
    'screen and (min-width: 1360px)': { columnGap: space[5] },
    [media.xl]: { vars: { [edge]: pageEdge('xl') } },
  },
});

/** The Brazilian header has no row below: its vehicle and store stand in the first. */
export const simpleBar = componentStyle({
  gridTemplateAreas: `"menu logo cart cart" "search search search search" ${context(4)}`,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: `"menu logo search store cart cart" ${context(6)}`,
    },
    [media.desktop]: {
      gridTemplateRows: 'minmax(76px, auto)',
      gridTemplateColumns: 'auto auto minmax(200px, 1fr) auto auto auto',
      gridTemplateAreas: '"menu logo search vehicle store cart"',
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const simpleRoot = componentStyle({ '@media': { [media.desktop]: { minBlockSize: '76px' } } });

export const menu = componentStyle({ gridArea: 'menu' });

export const logo = componentStyle({
  gridArea: 'logo',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '44px',
  color: 'inherit',
  textDecorationLine: 'none',
});

export const search = componentStyle({
  gridArea: 'search',
  minInlineSize: 0,
  paddingBlockEnd: space[3],
  selectors: { [sticky()]: { display: 'none' } },
  '@media': {
    [media.tablet]: { paddingBlockEnd: 0, selectors: { [sticky()]: { display: 'block' } } },
  },
});

export const store = componentStyle({
  gridArea: 'context',
  minInlineSize: 0,
  maxInlineSize: '50%',
  justifySelf: 'end',
  selectors: { [sticky()]: { display: 'none' } },
  '@media': {
    [media.tablet]: {
      gridArea: 'store',
      maxInlineSize: 'none',
      selectors: { [sticky()]: { display: 'block' } },
    },
  },
});

export const account = componentStyle({ gridArea: 'account' });
export const cart = componentStyle({ gridArea: 'cart', justifySelf: 'end' });
export const vehicle = componentStyle({
  gridArea: 'context',
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '49%',
  selectors: { [sticky()]: { gridArea: 'vehicle', maxInlineSize: 'none', justifySelf: 'stretch' } },
  '@media': {
    // What hangs below the button is placed by it; on a phone, by the whole header.
    [media.tablet]: { maxInlineSize: '100%', position: 'relative' },
    [media.desktop]: { maxInlineSize: '45%' },
  },
});

export const simpleVehicle = componentStyle({
  '@media': {
    [media.desktop]: {
      selectors: { '&&': { gridArea: 'vehicle', maxInlineSize: '18rem', justifySelf: 'stretch' } },
    },
  },
});

/** Shortcuts and languages, where the last row ends. */
export const contextEnd = componentStyle({
  ...textStyle('bodyS'),
  gridArea: 'context',
  display: 'none',
  justifySelf: 'end',
  gap: '22px',
  minInlineSize: 0,
  selectors: { [`${root}[data-sticky] &&`]: { display: 'none' } },
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const shortcuts = componentStyle({
  display: 'none',
  gap: '22px',
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const languages = componentStyle({
  display: 'flex',
  flex: 'none',
  gap: space[5],
  color: vars.color.textInverse,
});

/** At the end of a line of its own. The empty lower part lies in the page's upper edge. */
export const languagesLine = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[5],
  paddingInline: space[5],
  marginBlockEnd: '-16px',
  color: vars.color.textLink,
  '@media': { [media.print]: { display: 'none' } },
});

export const language = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  color: 'inherit',
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const shortcut = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '40px',
  color: vars.color.textInverse2,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.textInverse, textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    '&[aria-current]': { color: vars.color.textInverse, fontWeight: 650 },
  },
});

/** Icon, a small line and a bold one. */
export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minBlockSize: '44px',
  minInlineSize: '44px',
  borderRadius: vars.radius.m,
  color: 'inherit',
  textDecorationLine: 'none',
});

export const lines = componentStyle({
  display: 'none',
  minInlineSize: 0,
  '@media': {
    // The stuck row leaves its room to vehicle, search and store.
    [media.desktop]: { display: 'grid', selectors: { [sticky()]: { display: 'none' } } },
  },
});

export const small = componentStyle({
  ...textStyle('micro'),
  fontWeight: 400,
  color: vars.color.textInverse2,
  whiteSpace: 'nowrap',
});

export const bold = componentStyle({
  ...textStyle('bodyS'),
  lineHeight: '1.125rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  selectors: { [`${entry}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

/** A skeleton on an inverse surface. */
export const place = componentStyle({
  display: 'inline-block',
  blockSize: '0.8em',
  borderRadius: vars.radius.s,
  selectors: { '&&': { backgroundColor: vars.color.borderInverse } },
});
