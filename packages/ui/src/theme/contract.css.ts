import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorRoles, type ColorRole } from './colorRoles.ts';
import { varName } from './varName.ts';

const color = Object.fromEntries(colorRoles.map((role) => [role, null])) as Record<ColorRole, null>;

/** The variables a component may use. Values come from `themeCss(theme)`, at run time, per brand. */
export const vars = createGlobalThemeContract(
  {
    color,
    font: {
      body: null,
      display: null,
      mono: null,
      displayWeight: null,
      displayCase: null,
      displayTracking: null,
      /** Font size and line height of `display-m` from 1140 px up: a condensed face needs to be larger. */
      displayMSize: null,
      displayMLeading: null,
    },
    radius: { s: null, m: null, l: null, pill: null },
    /** 1 hairline, 2 card, 3 popover, 4 modal. */
    elevation: { 1: null, 2: null, 3: null, 4: null },
    /** Inset shadow of a filled button; `none` for a flat brand. */
    buttonEdge: null,
  },
  (_value, path) => varName(path),
);
