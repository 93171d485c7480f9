import { componentStyle, media, room, space, textStyle, vars } from '../../theme/blockStyling.ts';
import { paper } from '../private/paper.ts';

export const root = componentStyle({ containerType: 'inline-size', display: 'grid', gap: space[4] });

/** One sheet whose parts are told apart by rules: what is read in passing needs no shadow of its own. */
export const list = componentStyle({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const row = componentStyle({
  '@container': {
    [room.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [room.full]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      // More than a row holds: as many below as above, not one alone.
      selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const card = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[5]} ${space[6]}`,
  // Each draws the lines before it; those of the sheet's own edges lie outside of it.
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  '@container': {
    // Two in a row leave one over, which takes the row.
    [room.wide]: { selectors: { [`${row} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' } } },
    [room.full]: {
      selectors: {
        [`${row} > &:last-child:nth-child(odd)`]: { gridColumn: 'auto' },
        // What the last row of three leaves over.
        [`${row} > &:last-child:nth-child(3n + 5)`]: { gridColumn: 'span 2' },
        [`${row} > &:last-child:nth-child(3n + 7)`]: { gridColumn: '1 / -1' },
      },
    },
  },
});

/** A partner's sign on paper, which a dark page has too. */
export const sign = componentStyle({
  borderRadius: vars.radius.m,
  ...paper,
});

export const text = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const link = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[1],
  minBlockSize: '44px',
  fontWeight: 600,
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});
