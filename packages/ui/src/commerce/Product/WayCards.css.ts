import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[3] });

export const legend = componentStyle({ ...textStyle('bodyS'), fontWeight: 600, marginBlockEnd: space[3] });

export const words = componentStyle({ display: 'grid', gap: '1px', minInlineSize: 0 });

export const free = componentStyle({ color: vars.color.fitFg });

/** Where a store is chosen: the card is a link, so it has an icon in the button's place. */
export const linkCard = componentStyle({ textDecorationLine: 'none', color: vars.color.textPrimary });

export const linkNote = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textLink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
});

export const linkIcon = componentStyle({ color: vars.color.textSecondary });

/** The geometry of a card whose answer is on its way [PLUS-026]. */
export const waiting = componentStyle({
  selectors: { '&&': { cursor: 'default', borderColor: vars.color.borderSubtle } },
});

export const waitingLine = componentStyle({ display: 'block', blockSize: '18px' });
export const waitingTitle = componentStyle({ display: 'block', blockSize: '20px' });
