import { globalStyle } from '@vanilla-extract/css';
import {
  componentStyle,
  container,
  layers,
  media,
  space,
  textStyle,
  vars,
} from '../../theme/blockStyling.ts';

const line = `1px solid color-mix(in srgb, ${vars.color.borderInverse} 45%, transparent)`;

export const root = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textInverse2,
  backgroundColor: vars.color.surfaceInverse,
  // In dark mode what is above it can be as dark.
  borderBlockStart: line,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = componentStyle({
  maxInlineSize: `calc(${container.desktop} + 64px)`,
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': {
    [media.tablet]: { paddingInline: space[7] },
    [media.desktop]: { paddingInline: space[8] },
    [media.xl]: { maxInlineSize: `calc(${container.xl} + 64px)` },
  },
});

export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[7]}`,
  paddingBlock: space[6],
  borderBlockEnd: line,
});

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  color: vars.color.textInverse,
  fontWeight: 650,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const social = componentStyle({ display: 'flex', gap: space[2] });

export const socialLink = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.m,
  color: vars.color.textInverse,
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceInverse2 } },
});

export const columns = componentStyle({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
      gap: space[7],
      paddingBlock: space[8],
      borderBlockEnd: line,
    },
  },
});

/** From 720 px a plain heading; below it the line that opens the links [SHELL-069]. */
export const columnTitle = componentStyle({
  ...textStyle('bodyS'),
  display: 'none',
  marginBlockEnd: space[3],
  color: vars.color.textInverse,
  fontWeight: 700,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const column = componentStyle({
  '@media': { [media.belowTablet]: { borderBlockEnd: line } },
});

export const columnToggle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '52px',
  color: vars.color.textInverse,
  fontSize: '1rem',
  fontWeight: 650,
  '@media': { [media.tablet]: { display: 'none' } },
});

// One list of links for all widths: from 720 px it shows whether the accordion is open or not. A browser without
// ::details-content keeps the accordion.
globalStyle(`${column}::details-content`, {
  '@layer': {
    [layers.blocks]: { '@media': { [media.tablet]: { contentVisibility: 'visible', display: 'block' } } },
  },
});
globalStyle(`${column} > ${columnToggle}`, {
  '@layer': {
    [layers.blocks]: {
      '@supports': {
        'not selector(::details-content)': { '@media': { [media.tablet]: { display: 'flex' } } },
      },
    },
  },
});

export const chevron = componentStyle({
  selectors: { [`${column}[open] > summary > &`]: { rotate: '180deg' } },
});

export const links = componentStyle({
  '@media': { [media.belowTablet]: { paddingBlockEnd: space[4] } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textInverse2,
  textDecorationLine: 'none',
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.textInverse, textDecorationLine: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': { [media.tablet]: { minBlockSize: '32px' } },
});

export const sites = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[6]}`,
  paddingBlockStart: space[4],
});

export const sitesTitle = componentStyle({ color: vars.color.textInverse, fontWeight: 650 });

export const bottom = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[5]} ${space[7]}`,
  paddingBlockEnd: space[8],
});

export const legal = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });

export const copyright = componentStyle({ ...textStyle('label'), fontWeight: 400, maxInlineSize: '110ch' });

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  paddingInline: space[4],
  border: `1px solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.m,
  color: vars.color.textInverse,
  fontWeight: 650,
  textDecorationLine: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceInverse2 } },
});

export const seal = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.textInverse,
});

export const legacy = componentStyle({ display: 'grid', gap: space[5], paddingBlock: space[8] });

export const company = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  fontStyle: 'normal',
  display: 'grid',
  gap: space[1],
});

export const checkout = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[7]}`,
  maxInlineSize: '1152px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[5]}`,
  color: vars.color.textSecondary,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});

export const checkoutLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '2px',
});

export const checkoutSeal = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[3] });
