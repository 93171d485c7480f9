import { componentStyle, media, space } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const row = componentStyle({
  display: 'flex',
  gap: space[5],
  // Room for shadows and focus rings, which the scroller would cut.
  margin: `-${space[3]}`,
  padding: space[3],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space[3],
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const item = componentStyle({ flex: 'none', minInlineSize: 0, scrollSnapAlign: 'start' });

const card = 'min(70%, 220px)';

export const show = {
  one: componentStyle({ inlineSize: '100%' }),
  several: componentStyle({
    inlineSize: card,
    '@media': { [media.desktop]: { inlineSize: `max(${card}, (100% - 3.5 * ${space[5]}) / 4.3)` } },
  }),
};

/** Without script they could do nothing. */
export const buttons = componentStyle({
  display: 'flex',
  gap: space[3],
  justifyContent: 'flex-end',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** All is in view; the buttons keep their room, so that nothing moves when the window narrows. */
export const needless = componentStyle({ visibility: 'hidden' });
