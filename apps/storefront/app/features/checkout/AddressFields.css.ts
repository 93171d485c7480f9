import { componentStyle, componentVariants, media, space } from '@driveline/ui/styling';

/** Six columns from the tablet on; each field says how many it takes. */
export const grid = componentStyle({
  display: 'grid',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const columns = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  '@media': { [media.tablet]: { gridColumn: `span ${count}` } },
}));
