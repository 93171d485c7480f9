import { componentStyle, media, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** Its rows ask it for their room. */
export const list = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  '@media': { [media.belowTablet]: { gap: space[3] } },
});

/** Narrow: picture and words, then price and button below a line. With more room three columns. */
export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'start',
  padding: space[4],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@container': {
    // A phone at 200 % text: words below the picture, not beside it in 40 px.
    '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [room.wide]: { gridTemplateColumns: '120px minmax(0, 1fr) 208px', gap: space[6], padding: space[6] },
    // Beside the filters of a desktop.
    '(min-width: 720px)': {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '168px minmax(0, 1fr) 236px',
          gap: space[7],
          minBlockSize: '208px',
        },
      },
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
});

export const maker = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10px',
  color: vars.color.textSecondary,
});

export const partNumber = componentStyle({
  ...textStyle('code'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  ...textStyle('titleS'),
  marginBlock: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
  '@container': { [room.wide]: { marginBlock: `${space[2]} ${space[3]}` } },
  overflowWrap: 'anywhere',
});

/** The link covers picture and title, and is named only by the title. */
export const titleLink = componentStyle({
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const pictureLink = componentStyle({
  display: 'block',
  '@container': { '(max-width: 15rem)': { inlineSize: '80px' } },
});

/** A thumb's size that reaches into the gap below it: a narrow row is no higher for it. */
export const compare = componentStyle({
  // Above the price that it reaches into.
  '@container': { [room.narrow]: { position: 'relative', zIndex: 1, marginBlockEnd: `-${space[4]}` } },
});

export const why = componentStyle({
  ...textStyle('label'),
  marginBlockStart: space[2],
  fontWeight: 400,
  color: vars.color.textSecondary,
  inlineSize: '100%',
});

export const whySummary = componentStyle({
  display: 'inline',
  borderRadius: vars.radius.s,
  // WCAG 2.5.8: the line is 18 px high, its target 24.
  paddingBlock: '3px',
});

export const whyMore = componentStyle({
  color: vars.color.textLink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const whyPanel = componentStyle({ maxInlineSize: '480px', paddingBlock: space[3] });

export const attributes = componentStyle({
  ...textStyle('label'),
  marginBlockStart: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[4]}`,
  fontWeight: 400,
  color: vars.color.textSecondary,
  // What has no room in the first line is on the part's page: a phone shows more rows.
  '@container': {
    [room.narrow]: { marginBlockStart: space[1], maxBlockSize: '1lh', overflow: 'hidden' },
  },
});

/** Narrow rows have room for two. */
export const attribute = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  '@container': {
    [room.narrow]: {
      flexWrap: 'nowrap',
      maxInlineSize: '100%',
      selectors: { '&:nth-child(n+3)': { display: 'none' } },
    },
  },
});
export const attributeValue = componentStyle({
  fontWeight: 600,
  color: vars.color.textPrimary,
  '@container': { [room.narrow]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** Narrow: price and button beside each other, the days below: a phone shows two rows below its header. With more room one below the other. */
export const buy = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  gridAutoFlow: 'dense',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@container': {
    '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [room.wide]: {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[3],
      padding: 0,
      border: 0,
    },
  },
});

export const availability = componentStyle({ gridColumn: '1 / -1' });

export const price = componentStyle({
  display: 'contents',
  '@container': { [room.wide]: { display: 'grid', gap: space[1], justifyItems: 'start' } },
});

/** With its unit, as high as the button beside it. */
export const money = componentStyle({ display: 'grid' });

/** Narrow: what they have room for in a line. */
export const terms = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [room.wide]: { display: 'contents' } },
});

export const titlePlace = componentStyle({ marginBlock: `${space[1]} ${space[2]}` });
export const whyPlace = componentStyle({ marginBlockStart: space[2] });
export const attributesPlace = whyPlace;
