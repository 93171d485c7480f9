import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' } },
});

/** A link to one offer ends below the header that stays in view. */
export const item = componentStyle({ scrollMarginBlockStart: '160px' });

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  flex: 1,
  padding: space[5],
});

export const words = componentStyle({ display: 'grid', gap: space[2] });
export const ended = componentStyle({ color: vars.color.textSecondary });
export const lead = componentStyle({ ...textStyle('body') });
export const fact = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const code = componentStyle({
  ...textStyle('body'),
  fontWeight: 600,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.m,
  border: `1px dashed ${vars.color.borderStrong}`,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: 'auto',
});
