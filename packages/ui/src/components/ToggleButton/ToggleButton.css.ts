import { componentStyle, media, vars } from '../../theme/styling.ts';

const on = '&[aria-pressed="true"]:not(:disabled)';

export const root = componentStyle({
  selectors: {
    [`${on}, ${on}:hover`]: {
      color: vars.color.onSelected,
      backgroundColor: vars.color.selected,
      borderColor: vars.color.selected,
    },
  },
  '@media': {
    // Its colours are gone there: the border says it.
    [media.forcedColors]: { selectors: { [on]: { borderColor: 'Highlight', borderWidth: '3px' } } },
  },
});
