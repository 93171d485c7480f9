import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const mileage = componentStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const now = componentStyle({ ...textStyle('titleS'), fontVariantNumeric: 'tabular-nums' });
export const form = componentStyle({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const unit = componentStyle({ color: vars.color.textSecondary, paddingInline: space[4] });

/** The line of time runs through the dots, from one row across the gap to the next. */
export const interval = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[4],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: `24px calc(-1 * ${space[5]} - 4px)`,
      insetInlineStart: '7px',
      borderInlineStart: `2px solid ${vars.color.borderSubtle}`,
    },
    ':last-child > &::before': { display: 'none' },
  },
});

export const dot = componentStyle({
  inlineSize: '16px',
  blockSize: '16px',
  marginBlockStart: space[2],
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
});

export const dotOf = {
  overdue: componentStyle({ borderColor: vars.color.nofitSolid, backgroundColor: vars.color.nofitSolid }),
  dueSoon: componentStyle({ borderColor: vars.color.checkSolid, backgroundColor: vars.color.checkSolid }),
  later: componentStyle({ borderColor: vars.color.fitSolid }),
  unrecorded: componentStyle({ borderStyle: 'dashed' }),
};

export const body = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const note = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textSecondary,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const facts = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[8]}`,
  margin: 0,
});
export const term = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
export const value = componentStyle({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
