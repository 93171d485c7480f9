import { componentStyle, media, motion, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** Below what it is about: the button's place from a tablet on, the whole header on a phone. */
export const root = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[3]})`,
  insetInline: space[5],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
  border: `1px solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.m,
  color: vars.color.textInverse,
  backgroundColor: vars.color.surfaceInverse,
  boxShadow: vars.elevation[3],
  overflowWrap: 'break-word',
  transition: `opacity ${motion.dialog} ${motion.easeOut}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    [media.tablet]: { insetInline: '0 auto', inlineSize: '320px' },
    [media.reducedMotion]: { transition: 'none !important' },
    [media.print]: { display: 'none' },
  },
});

export const words = componentStyle({ ...textStyle('bodyS'), minBlockSize: '1.5em' });
export const close = componentStyle({ gridRow: 1, gridColumn: 2 });
export const link = componentStyle({
  ...textStyle('label'),
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
});
