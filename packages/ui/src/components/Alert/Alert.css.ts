import { componentStyle, componentVariants, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  gap: space[4],
  alignItems: 'flex-start',
  padding: space[5],
  border: '1px solid',
  borderRadius: vars.radius.m,
});

export const tone = componentVariants(
  {
    info: [vars.color.infoFg, vars.color.infoBg],
    success: [vars.color.fitFg, vars.color.fitBg],
    warning: [vars.color.checkFg, vars.color.checkBg],
    error: [vars.color.nofitFg, vars.color.nofitBg],
  },
  ([color, backgroundColor]) => ({
    color,
    backgroundColor,
    borderColor: `color-mix(in srgb, ${color} 35%, transparent)`,
  }),
);

export const icon = componentStyle({ marginBlockStart: '-1px' });

export const content = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[2] });

export const title = componentStyle({ fontWeight: 700 });

export const actions = componentStyle({ marginBlockStart: space[2] });

/** The close button hangs into the padding, so that one line stays one line high. */
export const close = componentStyle({ margin: '-10px' });
