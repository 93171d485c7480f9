import { componentStyle, vars } from '../../theme/styling.ts';

/** On any surface: the colour of the text around it. */
export const bare = componentStyle({
  color: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
    '&:disabled': { color: vars.color.actionDisabledFg },
  },
});
