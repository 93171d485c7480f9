import { componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

/** Wider than a phone it scrolls; nothing wraps under the line. */
export const list = componentStyle({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const tab = componentStyle({
  ...textStyle('bodyS'),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '48px',
  paddingInline: space[5],
  borderBlockEnd: '3px solid transparent',
  color: vars.color.textSecondary,
  fontWeight: 600,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.textPrimary, borderBlockEndColor: vars.color.borderStrong },
    '&[data-selected]': { color: vars.color.textPrimary, borderBlockEndColor: vars.color.selected },
    '&[data-disabled]': { color: vars.color.actionDisabledFg, cursor: 'not-allowed' },
    // Inside, because the scrolling list would cut a ring around it.
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&:not([data-selected])': { borderBlockEndColor: 'Canvas' },
      },
    },
  },
});

export const panel = componentStyle({
  paddingBlock: space[5],
  minInlineSize: 0,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
