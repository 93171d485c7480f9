import { componentStyle, media, space, vars } from '../../theme/blockStyling.ts';

const thumb = '72px';

/** The chosen picture over the whole width, below it the small ones. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${thumb})`,
  gap: space[3],
  maxInlineSize: '820px',
});

export const item = componentStyle({ display: 'contents' });

/** Covers its small picture, so that a finger or the focus meets the control itself. */
export const choice = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const small = componentStyle({
  display: 'grid',
  inlineSize: thumb,
  blockSize: thumb,
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textPrimary },
    '&:has(:checked)': {
      borderColor: vars.color.selected,
      boxShadow: `0 0 0 1px ${vars.color.selected}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    [media.print]: { display: 'none' },
  },
});

export const smallPicture = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[2],
});

export const stage = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'none',
  margin: 0,
  selectors: { [`${item}:has(:checked) > &`]: { display: 'block' } },
});

export const alone = componentStyle({ selectors: { '&&': { display: 'block' } } });
