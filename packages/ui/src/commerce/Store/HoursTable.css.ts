import { componentStyle, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ ...textStyle('bodyS'), inlineSize: '100%' });

export const row = componentStyle({ color: vars.color.textSecondary });

export const today = componentStyle({
  selectors: { '&&': { color: vars.color.textPrimary, fontWeight: 650 } },
});

const cell = { paddingBlock: '3px', paddingInline: 0, verticalAlign: 'top' } as const;

export const day = componentStyle({ ...cell, textAlign: 'start', fontWeight: 'inherit' });

export const mark = componentStyle({ color: vars.color.textSecondary, fontWeight: 400 });

export const time = componentStyle({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' });
