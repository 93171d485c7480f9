import { componentStyle, componentVariants } from '../../theme/styling.ts';

export const panel = componentStyle({ maxInlineSize: '100%', blockSize: '100%' });

const away = '&[data-entering], &[data-exiting]';

export const side = {
  start: {
    backdrop: componentStyle({ justifyContent: 'flex-start' }),
    panel: componentStyle({
      selectors: {
        [away]: { transform: 'translateX(-100%)' },
        '&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)': { transform: 'translateX(100%)' },
      },
    }),
  },
  end: {
    backdrop: componentStyle({ justifyContent: 'flex-end' }),
    panel: componentStyle({
      selectors: {
        [away]: { transform: 'translateX(100%)' },
        '&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)': { transform: 'translateX(-100%)' },
      },
    }),
  },
};

export const size = componentVariants({ s: '360px', m: '480px' }, (inlineSize) => ({ inlineSize }));
