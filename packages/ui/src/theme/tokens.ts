/** What all brands share. Lengths in px scale with zoom; type is in rem so that 200 % text works [PLUS-034]. */

/** Steps of white space; `space[5]` is 16 px. */
export const space = [
  '0',
  '2px',
  '4px',
  '8px',
  '12px',
  '16px',
  '20px',
  '24px',
  '32px',
  '40px',
  '48px',
  '64px',
  '80px',
  '96px',
] as const;

export interface TypeStep {
  fontSize: string;
  lineHeight: string;
}

export interface TypeStyle {
  phone: TypeStep;
  /** From 1140 px up. */
  desktop: TypeStep;
  fontWeight: number;
}

/** A step in px over px, given in rem against the browser's own text size. */
function step(size: number, leading: number): TypeStep {
  return { fontSize: `${size / 16}rem`, lineHeight: `${leading / 16}rem` };
}

function type(phone: [number, number], desktop: [number, number], fontWeight: number): TypeStyle {
  return { phone: step(...phone), desktop: step(...desktop), fontWeight };
}

/** The type scale. Display styles take weight, case and tracking from the theme instead of `fontWeight`. */
export const text = {
  displayL: type([32, 36], [44, 48], 700),
  displayM: type([28, 32], [34, 40], 700),
  titleL: type([22, 28], [26, 32], 700),
  titleM: type([18, 24], [19, 26], 650),
  titleS: type([16, 22], [18, 24], 650),
  body: type([16, 24], [16, 24], 400),
  bodyS: type([14, 20], [14, 20], 400),
  label: type([13, 18], [13, 18], 600),
  micro: type([12, 16], [12, 16], 600),
  priceL: type([24, 28], [26, 30], 700),
  priceM: type([20, 24], [22, 26], 700),
  code: type([12.5, 18], [12.5, 18], 400),
} as const satisfies Record<string, TypeStyle>;

export type TextStyleName = keyof typeof text;

/** SHELL-059: dialogs take 200 ms. Only opacity and transform move. */
export const motion = {
  fast: '120ms',
  dialog: '200ms',
  page: '320ms',
  dialogMs: 200,
  easeOut: 'cubic-bezier(.2,.8,.2,1)',
  easeIn: 'cubic-bezier(.6,0,.9,.3)',
} as const;

export const z = {
  content: 0,
  sticky: 100,
  header: 200,
  drawer: 300,
  scrim: 390,
  modal: 400,
  toast: 500,
  skipLink: 600,
} as const;

/** First pixel of each width class (CONST-001 to CONST-004). */
export const breakpoints = { mobile: 0, tablet: 720, desktop: 1140, xl: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Smallest side of anything that is tapped: fingers, the mouse, and the dense counter mode. */
export const tap = { touch: '44px', pointer: '40px', dense: '32px' } as const;

/** Widest content of a page from 1140 and from 1600 px, without the margins. */
export const container = { desktop: '1320px', xl: '1520px' } as const;
