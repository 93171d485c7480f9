import { componentStyle, container, media, space } from '@driveline/ui/styling';

const edge = (content: string) => `max(${space[8]}, calc((100% - ${content}) / 2))`;

/** The page's content between the same edges as the header's. */
export const page = componentStyle({
  padding: `${space[5]} ${space[5]} ${space[10]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[7] },
    [media.desktop]: { paddingInline: edge(container.desktop) },
    [media.xl]: { paddingInline: edge(container.xl) },
  },
});

/** A page of words or of one form: as wide as a line may be read. */
export const narrow = componentStyle({ maxInlineSize: '640px' });

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
