import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[6],
  padding: `${space[6]} ${space[6]}`,
  borderRadius: vars.radius.l,
  border: '1px solid transparent',
  backgroundColor: vars.color.coreBg,
});

export const steps = componentStyle({
  display: 'grid',
  gap: space[6],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space[4],
  alignContent: 'start',
});

export const number = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.coreFg}`,
  fontWeight: 700,
  color: vars.color.coreFg,
});

export const title = componentStyle({ ...textStyle('body'), fontWeight: 650, textWrap: 'balance' });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const sum = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  maxInlineSize: '360px',
});

export const line = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  selectors: {
    '&:last-child': {
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${vars.color.coreFg}`,
      fontWeight: 700,
    },
  },
});

export const back = componentStyle({ color: vars.color.coreFg, fontWeight: 600 });
