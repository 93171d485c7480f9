import { componentStyle, componentVariants, media, space, vars } from '../../theme/styling.ts';

export const backdrop = componentStyle({ alignItems: 'center', justifyContent: 'center' });

export const panel = componentStyle({
  maxInlineSize: `calc(100% - ${space[8]})`,
  maxBlockSize: `calc(100dvb - ${space[8]})`,
  borderRadius: vars.radius.l,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(12px)' },
  },
});

const wholeScreen = {
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvb',
  maxBlockSize: '100dvb',
  borderRadius: 0,
};

/** Widths; the two large ones fill a phone. */
export const size = {
  ...componentVariants({ s: '400px', m: '560px' }, (inlineSize) => ({ inlineSize })),
  l: componentStyle({
    inlineSize: '960px',
    '@media': { [media.belowTablet]: { selectors: { '&&': wholeScreen } } },
  }),
  full: componentStyle({ selectors: { '&&': wholeScreen } }),
};
