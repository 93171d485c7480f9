import type { ColorRole } from '../theme/colorRoles.ts';

/** The role of light mode that is the same as a decision. */
export const decisionRoles = {
  ink: 'textPrimary',
  paper: 'surfacePage',
  brand: 'surfaceBrand',
  onBrand: 'textOnBrand',
  accent: 'textLink',
} as const satisfies Record<string, ColorRole>;

export type ColorDecision = keyof typeof decisionRoles;
export const colorDecisions = Object.keys(decisionRoles) as ColorDecision[];
