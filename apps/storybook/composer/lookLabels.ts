/** Each color that a brand decides, and what it is for. */
export const colors = {
  ink: ['Ink', 'Text and the header'],
  paper: ['Paper', 'The page behind cards'],
  brand: ['Brand', 'Filled buttons'],
  onBrand: ['Text on brand', 'Words on filled buttons'],
  accent: ['Accent', 'Links and the focus ring'],
} as const;

export type ColorInput = keyof typeof colors;
export const colorInputs = Object.keys(colors) as ColorInput[];

/** A color as the composer calls it: `Accent`, or `textLink in dark mode` for a role by hand. */
export function labelOf(change: string): string {
  const [mode, role] = change.split('.');
  return role === undefined ? (colors[mode as ColorInput]?.[0] ?? change) : `${role} in ${mode} mode`;
}
