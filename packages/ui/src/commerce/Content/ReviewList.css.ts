import { componentStyle, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ containerType: 'inline-size' });

/** What can be chosen stands beside the reviews where there is room. */
export const columns = componentStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@container': {
    [room.full]: { gridTemplateColumns: '360px minmax(0, 1fr)', columnGap: space[9] },
  },
});

export const column = componentStyle({ display: 'grid', gap: space[6] });

export const choices = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Text of a width that is read easily. */
export const list = componentStyle({ display: 'grid', gap: space[6], maxInlineSize: '720px' });

export const review = componentStyle({
  display: 'grid',
  gap: space[3],
  paddingBlockEnd: space[6],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** With its line breaks; a word without end does not widen the page. */
export const typed = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const who = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.textSecondary,
});

export const reply = componentStyle({
  ...textStyle('bodyS'),
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${vars.color.borderStrong}`,
});
