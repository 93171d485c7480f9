import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, motion, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` } },
});

export const plain = componentStyle({ selectors: { '&&': { border: 0 } } });

export const summary = componentStyle({
  ...textStyle('titleS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '44px',
  paddingBlock: space[4],
  borderRadius: vars.radius.s,
  color: vars.color.textPrimary,
  selectors: { '&:hover': { color: vars.color.textLink } },
});

export const plainSummary = componentStyle({
  selectors: { '&&': { ...textStyle('bodyS'), fontWeight: 600, paddingBlock: space[2] } },
});

export const label = componentStyle({ flex: 1, minInlineSize: 0 });

export const chevron = componentStyle({
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: { [`${root}[open] > summary > &`]: { transform: 'rotate(180deg)' } },
});

export const panel = componentStyle({ paddingBlockEnd: space[5] });

export const phoneOnly = componentStyle({});
// A browser without ::details-content folds at every width.
globalStyle(`${phoneOnly}::details-content`, {
  '@layer': {
    [layers.components]: { '@media': { [media.tablet]: { contentVisibility: 'visible', display: 'block' } } },
  },
});
globalStyle(`${phoneOnly} > ${summary}`, {
  '@layer': {
    [layers.components]: {
      '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: { display: 'none' } } } },
    },
  },
});
globalStyle(`${phoneOnly} > ${panel}`, {
  '@layer': { [layers.components]: { '@media': { [media.tablet]: { paddingBlockEnd: 0 } } } },
});
