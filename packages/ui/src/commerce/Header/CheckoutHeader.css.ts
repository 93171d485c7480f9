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
