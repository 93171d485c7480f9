import { componentStyle, media, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const badges = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** A reader on the phone needs no other way to it. */
export const code = componentStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: space[2] } },
});
