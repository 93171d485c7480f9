import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** As wide as its tab; the card lies beside it, towards the middle of the page. */
export const root = componentStyle({
  position: 'relative',
  inlineSize: 'fit-content',
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = componentStyle({
  ...textStyle('label'),
  writingMode: 'vertical-rl',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  // Across the line of a vertical text.
  blockSize: '44px',
  padding: `${space[5]} ${space[4]}`,
  color: vars.color.promoFg,
  backgroundColor: vars.color.promoBg,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
});

export const card = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(100% + ${space[3]})`,
  display: 'grid',
  gap: space[4],
  inlineSize: 'min(300px, 100vw - 96px)',
  padding: space[5],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[3],
  overflowWrap: 'anywhere',
});

export const discount = componentStyle({ ...textStyle('displayM'), color: vars.color.priceDeal });
export const lead = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
export const failed = componentStyle({ ...textStyle('bodyS'), color: vars.color.nofitFg });
export const confirmed = componentStyle({ display: 'grid', gap: space[4] });
export const unlocked = componentStyle(textStyle('titleM'));
export const code = componentStyle({ ...textStyle('code'), fontWeight: 700 });

export const facts = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
});

export const ways = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
