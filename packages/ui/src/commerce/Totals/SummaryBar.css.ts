import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  backgroundColor: vars.color.surfaceBase,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const summary = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '56px',
  paddingInline: space[5],
  fontWeight: 650,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
});

export const panel = componentStyle({
  padding: `0 ${space[5]} ${space[5]}`,
  fontVariantNumeric: 'tabular-nums',
});
