import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@driveline/ui/theme';

/** Without a box of its own: the part stays where its page puts it. */
export const slot = style({ display: 'contents' });

const outline = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' };

globalStyle(`${slot} > *`, outline);

/** A place that shows nothing until a shop fills it. */
globalStyle(`${slot}:empty::before`, {
  ...outline,
  content: 'attr(data-slot)',
  display: 'block',
  padding: '16px',
});

export const legend = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 16px',
  borderBlockEnd: `3px solid ${vars.color.focus}`,
  background: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  font: vars.font.body,
});
