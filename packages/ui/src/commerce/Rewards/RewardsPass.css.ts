import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';
import { paper } from '../private/paper.ts';

export const root = componentStyle({ display: 'grid', gap: space[5], maxInlineSize: '420px' });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  ...textStyle('bodyS'),
});

export const holder = componentStyle({ fontWeight: 700, overflowWrap: 'anywhere' });

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const sheet = componentStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  padding: space[5],
  borderRadius: vars.radius.m,
  ...paper,
});

export const bars = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '96px' });

export const number = componentStyle({ ...textStyle('code'), overflowWrap: 'anywhere', textAlign: 'center' });

export const hint = componentStyle(textStyle('bodyS'));

export const passes = componentStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [media.desktop]: { display: 'none' } },
});

/** A shopper with the card on the phone needs no other way to it. */
export const code = componentStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: space[2], justifyItems: 'center' } },
});
