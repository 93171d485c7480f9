import { componentStyle, space, vars } from '../../theme/styling.ts';

export const backdrop = componentStyle({ alignItems: 'flex-end', justifyContent: 'center' });

export const panel = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '720px',
  // A strip of the page stays in view above, to be pressed.
  maxBlockSize: `calc(100dvb - ${space[10]})`,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(100%)' } },
});
