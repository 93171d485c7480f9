import { componentStyle, componentVariants, media, space, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.l,
  // Seen in forced colours, where shadows are gone.
  border: '1px solid transparent',
});

export const tone = {
  raised: componentStyle({ backgroundColor: vars.color.surfaceBase, boxShadow: vars.elevation[2] }),
  outlined: componentStyle({ backgroundColor: vars.color.surfaceBase, boxShadow: vars.elevation[1] }),
  sunken: componentStyle({ backgroundColor: vars.color.surfaceSunken }),
  fit: componentStyle({ backgroundColor: vars.color.fitBg, color: vars.color.fitFg }),
};

export const padding = {
  none: componentStyle({ padding: 0 }),
  ...componentVariants(
    { s: [space[4], space[4]], m: [space[5], space[6]], l: [space[6], space[7]] },
    ([phone, wide]) => ({
      padding: phone,
      '@media': { [media.tablet]: { padding: wide } },
    }),
  ),
};
