import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  color: vars.color.textInverse,
  backgroundColor: vars.color.surfaceInverse,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  maxInlineSize: '1152px',
  minBlockSize: '64px',
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});

export const title = componentStyle({
  ...textStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: 650,
});

export const back = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  color: 'inherit',
  fontWeight: 650,
  textUnderlineOffset: '3px',
});

/** Of a standalone user. At 320 px, or with large text, the name and the two entries take a line of their own. */
export const standaloneBar = componentStyle({ flexWrap: 'wrap', rowGap: 0, paddingBlock: space[2] });

export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[5],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const name = componentStyle({
  ...textStyle('bodyS'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textInverse2,
});

export const signOut = componentStyle({ selectors: { '&&': { color: 'inherit' } } });
