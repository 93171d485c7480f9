import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const steps = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** The line to the next station runs behind the numbers, whose ground covers it. */
export const step = componentStyle({
  ...textStyle('bodyS'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  paddingBlockEnd: space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1.75rem 0',
      insetInlineStart: 'calc(0.875rem - 1px)',
      borderInlineStart: `2px solid ${vars.color.borderStrong}`,
    },
  },
});

export const state = {
  done: componentStyle({ color: vars.color.textSecondary }),
  current: componentStyle({ color: vars.color.textPrimary, fontWeight: 700 }),
  open: componentStyle({ color: vars.color.textMuted }),
};

export const mark = componentStyle({ position: 'relative' });

export const words = componentStyle({ display: 'grid', paddingBlock: space[2] });

export const note = componentStyle({ fontWeight: 400, color: vars.color.textSecondary });
