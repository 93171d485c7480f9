import { componentStyle, media, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
});

export const line = componentStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [room.wide]: { gridTemplateColumns: 'minmax(0, 420px) auto', justifyContent: 'start' } },
});

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // Beside the control, whose label is above it.
  '@container': { [room.wide]: { marginBlockStart: '26px' } },
});

export const filters = componentStyle({ minInlineSize: 0 });

export const legend = componentStyle({ ...textStyle('bodyS'), fontWeight: 600, marginBlockEnd: space[3] });

/** One row that a phone scrolls sideways: the stores below are what the page is for. */
export const chips = componentStyle({
  display: 'flex',
  gap: space[3],
  // Room for the ring of a box with focus.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': { [room.wide]: { flexWrap: 'wrap' } },
});

export const chip = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: '12px 14px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.textPrimary } },
  '@media': { [media.desktop]: { minBlockSize: '36px' } },
});

export const locate = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
