import { breakpoints } from './tokens.ts';

/** Media queries for `'@media'` in a style; widths from the breakpoint up. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  xl: `screen and (min-width: ${breakpoints.xl}px)`,
  belowTablet: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;

/**
 * Conditions for `'@container'`: the room that a block has, whatever the window. Its list or root is the container
 * (`containerType: 'inline-size'`). Two columns of words need 560 px, four 1000 px.
 */
export const room = {
  wide: '(min-width: 560px)',
  narrow: '(max-width: 559.98px)',
  full: '(min-width: 1000px)',
  // Of text too: what is laid over a picture needs room that grows with it.
  broad: '(min-width: 70rem)',
} as const;
