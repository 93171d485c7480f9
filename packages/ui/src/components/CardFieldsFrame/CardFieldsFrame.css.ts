import { componentStyle, vars } from '../../theme/styling.ts';

/** The frame's fields keep room for their own focus ring; without it they stand in line with those of the page. */
const room = '4px';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
});

export const stage = componentStyle({ position: 'relative' });

export const frame = componentStyle({
  display: 'block',
  inlineSize: `calc(100% + 2 * ${room})`,
  maxInlineSize: 'none',
  marginInline: `-${room}`,
  border: 0,
  // Else a frame in another scheme gets a ground of its own.
  colorScheme: 'normal',
});

/** For a gateway whose fields show no focus: the keyboard is somewhere in there. */
export const ringed = componentStyle({
  borderRadius: vars.radius.m,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

/** Neither seen nor reached before its fields are there. */
export const waiting = componentStyle({ visibility: 'hidden' });

export const place = componentStyle({ position: 'absolute', inset: 0 });
