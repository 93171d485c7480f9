import { componentStyle, media, space, tap, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  // Rows in large text (WCAG 1.4.4).
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
});

export const way = componentStyle({
  flexGrow: 1,
  minBlockSize: tap.touch,
  paddingInline: space[4],
  border: 0,
  borderInlineStart: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&[aria-pressed=true]': { backgroundColor: vars.color.selected, color: vars.color.onSelected },
    '&[aria-disabled=true]': {
      backgroundColor: vars.color.actionDisabledBg,
      color: vars.color.actionDisabledFg,
      cursor: 'not-allowed',
    },
    '&:hover:not([aria-pressed=true], [aria-disabled=true])': { backgroundColor: vars.color.surfaceSunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed=true]:focus-visible': { outlineColor: vars.color.onSelected },
  },
  '@media': {
    [media.desktop]: { minBlockSize: tap.pointer },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
