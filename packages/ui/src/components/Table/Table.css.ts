import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle, layers, space, textStyle, vars } from '../../theme/styling.ts';

/** A wide table scrolls in its own box, not the page (WCAG 1.4.10), and so does its text that is only heard. */
export const scroller = componentStyle({
  position: 'relative',
  // A track of at least 0 keeps the table's width from widening whatever this box stands in.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '100%',
  overflowX: 'auto',
  borderRadius: vars.radius.m,
  boxShadow: vars.elevation[1],
  border: '1px solid transparent',
  backgroundColor: vars.color.surfaceBase,
});

export const table = componentStyle({ ...textStyle('bodyS'), inlineSize: '100%' });

export const caption = componentStyle({
  ...textStyle('titleS'),
  padding: `${space[4]} ${space[5]}`,
  textAlign: 'start',
});

function cell(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${table} ${selector}`, { '@layer': { [layers.components]: rule } });
}

cell(':is(th, td)', {
  padding: `10px ${space[5]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});
cell('th', { fontWeight: 600, color: vars.color.textPrimary });
cell('td', { color: vars.color.textSecondary });
cell('thead th', {
  color: vars.color.textSecondary,
  backgroundColor: vars.color.surfaceSunken,
  whiteSpace: 'nowrap',
});
cell(':is(thead th, caption + tbody > tr:first-child > *)', { borderBlockStart: 0 });
cell('[data-numeric]', { textAlign: 'end' });
cell('tr[data-highlighted] > *', { color: vars.color.fitFg, backgroundColor: vars.color.fitBg });
