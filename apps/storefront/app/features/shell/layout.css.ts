import { componentStyle, container, media, space } from '@driveline/ui/styling';

/** The width of the page's content between its margins. */
export const page = componentStyle({
  inlineSize: '100%',
  maxInlineSize: container.desktop,
  marginInline: 'auto',
  padding: `${space[5]} ${space[5]} ${space[10]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[7] },
    [media.xl]: { maxInlineSize: container.xl },
  },
});

/** A page of words: as wide as a line may be read. */
export const narrow = componentStyle({ maxInlineSize: '720px' });

/** Content beside a column that stays in view. */
export const split = componentStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space[8] },
  },
});

export const sticky = componentStyle({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } },
});
