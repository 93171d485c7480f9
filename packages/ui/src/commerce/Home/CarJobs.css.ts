import { componentStyle, componentVariants, room, space, vars } from '../../theme/blockStyling.ts';

/** The stage is 1240 by 440 units, in which the car and its spots are drawn; it grows with the room that it has. */
const unit = (count: number) => `${Math.round(count / 1.24) / 10}cqi`;
/** Of a label. */
const HEIGHT = '44px';

export const root = componentStyle({ display: 'grid', gap: space[4], containerType: 'inline-size' });

export const stage = componentStyle({
  '@container': {
    [room.broad]: {
      position: 'relative',
      paddingBlockStart: unit(470),
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surfaceBase,
      boxShadow: vars.elevation[2],
    },
  },
});

export const car = componentStyle({
  selectors: {
    '&&': { display: 'none', position: 'absolute', insetInlineStart: unit(260), insetBlockStart: unit(75) },
    // Its spots are counted from the start of the line.
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  '@container': {
    [room.broad]: { selectors: { '&&': { display: 'block', inlineSize: unit(820), blockSize: unit(328) } } },
  },
});

/** A label in the place of a tile. */
export const tile = componentStyle({
  '@container': {
    [room.broad]: {
      selectors: {
        '&&': {
          zIndex: 1,
          flexDirection: 'row',
          blockSize: 'auto',
          minBlockSize: HEIGHT,
          paddingBlock: 0,
          paddingInline: space[5],
          borderRadius: vars.radius.pill,
          whiteSpace: 'nowrap',
          boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
        },
      },
    },
  },
});

export const drawing = componentStyle({
  '@container': { [room.broad]: { selectors: { '&&': { display: 'none' } } } },
});

interface Spot {
  /** Middle of the label, in units of the stage. */
  x: number;
  y: number;
  /** From the middle of the label to what it is about. */
  reach: number;
  /** Where the label is, seen from there. */
  side: 'above' | 'below' | 'before';
}

const border = `2px solid ${vars.color.borderStrong}`;

/** A label with the line to what it is about, below it unless its own place says otherwise. */
export const spot = componentStyle({
  '@container': {
    [room.broad]: {
      position: 'absolute',
      inlineSize: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      marginBlockStart: `calc(${HEIGHT} / -2)`,
      // From the middle of the label, which lies over it.
      selectors: {
        '&::after': { content: '', position: 'absolute', insetBlockStart: '50%', borderInlineStart: border },
      },
    },
  },
});

/** Before what it is about, on one line with it. */
export const beside = componentStyle({
  '@container': {
    [room.broad]: {
      selectors: {
        '&&': { flexDirection: 'row', justifyContent: 'flex-end' },
        '&&::after': {
          insetBlockStart: 'auto',
          insetInlineStart: '100%',
          border: 0,
          borderBlockStart: border,
        },
      },
    },
  },
});

const lineOf = ({ side, reach }: Spot) => {
  if (side === 'before') return { inlineSize: unit(reach) };
  const line = { blockSize: unit(reach) };
  return side === 'above' ? line : { ...line, insetBlock: 'auto 50%' };
};

const places: Record<string, Spot> = {
  'job-lights': { x: 240, y: 237, reach: 73, side: 'before' },
  'job-cooling': { x: 240, y: 292, reach: 71, side: 'before' },
  'job-oil': { x: 395, y: 112, reach: 123, side: 'above' },
  'job-battery': { x: 494, y: 40, reach: 182, side: 'above' },
  'job-wipers': { x: 596, y: 96, reach: 44, side: 'above' },
  'job-no-start': { x: 670, y: 40, reach: 125, side: 'above' },
  'job-brakes': { x: 432, y: 430, reach: 109, side: 'below' },
  'job-suspension': { x: 904, y: 66, reach: 165, side: 'above' },
};

/** Drawings of the jobs whose labels are beside. */
export const besides = Object.keys(places).filter((job) => places[job]?.side === 'before');

/** By the drawing of the job. */
export const spots = componentVariants<string, Spot>(places, (place) => ({
  '@container': {
    [room.broad]: {
      insetInlineStart: unit(place.x),
      insetBlockStart: unit(place.y),
      selectors: { '&::after': lineOf(place) },
    },
  },
}));
