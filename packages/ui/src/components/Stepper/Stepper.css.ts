import { componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  selectors: {
    // The line to the next step.
    '&:not(:last-child)::after': {
      content: '',
      inlineSize: space[6],
      marginInlineEnd: space[3],
      borderBlockStart: `2px solid ${vars.color.borderStrong}`,
    },
  },
  '@media': { [media.tablet]: { selectors: { '&:not(:last-child)::after': { inlineSize: space[9] } } } },
});

export const state = {
  done: componentStyle({ color: vars.color.textSecondary }),
  current: componentStyle({ color: vars.color.textPrimary, fontWeight: 700 }),
  open: componentStyle({ color: vars.color.textMuted }),
};

export const link = componentStyle({ color: vars.color.textLink, paddingBlock: space[3] });
