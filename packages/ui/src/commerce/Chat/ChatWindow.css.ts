import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** As high as the window that it fills; a page that shows it smaller gives it a height. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvb',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '60px',
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** What stands in place of a conversation. */
export const place = componentStyle({ overflowY: 'auto', padding: space[5] });

export const connecting = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
});

export const talk = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});

export const foot = componentStyle({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

export const status = componentStyle({
  ...textStyle('bodyS'),
  minBlockSize: '20px',
  color: vars.color.textSecondary,
});

export const composer = componentStyle({ display: 'grid', gap: space[3] });

export const question = componentStyle({
  inlineSize: 'min(92vw, 360px)',
  margin: 'auto',
  padding: space[6],
  // Seen in forced colours, where shadow and ground are gone.
  border: '1px solid transparent',
  borderRadius: vars.radius.l,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[4],
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});

export const questionText = componentStyle({ ...textStyle('titleM'), marginBlockEnd: space[5] });

export const frame = componentStyle({ inlineSize: '100%', blockSize: '100%', border: 0 });
