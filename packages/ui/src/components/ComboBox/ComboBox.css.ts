import { componentStyle, vars } from '../../theme/styling.ts';
import { panel as base } from '../private/panelStyles.css.ts';

export const button = componentStyle({
  border: 0,
  padding: 0,
  color: vars.color.textSecondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.actionDisabledFg, cursor: 'not-allowed' } },
});

/** As wide as its input. */
export const panel = [base, componentStyle({ inlineSize: 'var(--trigger-width)' })].join(' ');
