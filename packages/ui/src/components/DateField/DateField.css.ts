import { componentStyle } from '../../theme/styling.ts';

/** As wide as a date; the calendar's button stays beside it. */
export const control = componentStyle({ maxInlineSize: '14rem', fontVariantNumeric: 'tabular-nums' });
