import { globalStyle } from '@vanilla-extract/css';
import { shape } from '../PartPicture/PartPicture.css.ts';
import { componentStyle, layers, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** On a phone the thumbs and the place on the car share a line, so that name and price are in the first window. */
export const whole = componentStyle({
  '@media': { [media.belowTablet]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } },
});

globalStyle(`${whole} > :first-child`, { '@layer': { [layers.blocks]: { inlineSize: '100%' } } });
globalStyle(`${whole} .${shape.stage}`, {
  '@layer': {
    [layers.blocks]: { '@media': { [media.belowTablet]: { aspectRatio: '3 / 2', padding: '4%' } } },
  },
});

export const stage = componentStyle({ position: 'relative' });

/** From 1600 px the picture stops to grow (ux 3.2). */
export const picture = componentStyle({ maxInlineSize: '820px' });

export const enlarge = componentStyle({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  backgroundColor: vars.color.surfaceBase,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.belowTablet]: { gap: space[3] } },
});

export const position = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[1],
  color: vars.color.textPrimary,
  '@media': {
    [media.belowTablet]: { gap: space[3], paddingBlock: space[2], paddingInline: space[3] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const plan = componentStyle({
  inlineSize: '104px',
  flex: 'none',
  '@media': { [media.belowTablet]: { inlineSize: '80px' } },
});

/** A popover of the platform: it opens before any script runs, and Escape or a click beside it closes it. */
export const zoom = componentStyle({
  inlineSize: 'min(96vw, 1200px)',
  maxBlockSize: '92dvb',
  margin: 'auto',
  padding: space[5],
  border: 0,
  borderRadius: vars.radius.l,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[4],
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const zoomHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const zoomTitle = componentStyle({ ...textStyle('bodyS'), fontWeight: 600 });

// Stronger than the picture's own sheet, which a page may load later.
export const zoomPicture = componentStyle({
  selectors: {
    '&&': {
      inlineSize: '100%',
      blockSize: 'min(76dvb, 960px)',
      boxShadow: 'none',
      aspectRatio: 'auto',
      padding: space[5],
    },
  },
});
