import { componentStyle, space } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const box = componentStyle({});

/** Without script they are always there: what is filled in counts, with the box or without. */
export const fields = componentStyle({
  marginBlockStart: space[4],
  '@media': {
    '(scripting: enabled)': { selectors: { [`${box}:not(:has(:checked)) + &`]: { display: 'none' } } },
  },
});
