import { componentStyle, vars } from '../../theme/styling.ts';
import { input as choiceInput } from '../private/choiceStyles.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const input = componentStyle({ borderRadius: vars.radius.s });

export const dash = componentStyle({
  gridArea: '1 / 1',
  visibility: 'hidden',
  pointerEvents: 'none',
  inlineSize: '0.625rem',
  borderBlockEnd: `2px solid ${vars.color.onSelected}`,
  selectors: { [`${choiceInput}:indeterminate ~ &`]: { visibility: 'visible' } },
});
