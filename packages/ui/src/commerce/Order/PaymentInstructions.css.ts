import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const code = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 'min-content',
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

export const codeLabel = componentStyle({ inlineSize: '100%' });

/** One click marks the whole code, where copying by button is refused. */
export const value = componentStyle({
  ...textStyle('body'),
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** As high as a finger wants it. */
export const page = componentStyle({ paddingBlock: space[4] });

/** A phone cannot scan its own screen, so the code to copy comes first there; beside it where there is room. */
export const means = componentStyle({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** One line high before it says anything. */
export const left = componentStyle({
  ...textStyle('body'),
  minBlockSize: '1lh',
  fontVariantNumeric: 'tabular-nums',
});
