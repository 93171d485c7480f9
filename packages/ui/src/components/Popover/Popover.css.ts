import { componentStyle, space, textStyle } from '../../theme/styling.ts';
import { panel as base } from '../private/panelStyles.css.ts';

export const panel = [base, componentStyle({ inlineSize: '320px' })].join(' ');

export const dialog = componentStyle({ outline: 'none' });

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
});

export const title = componentStyle({ ...textStyle('titleS'), flex: 1, minInlineSize: 0 });

export const body = componentStyle({ ...textStyle('bodyS'), padding: space[5], paddingBlockStart: space[2] });
