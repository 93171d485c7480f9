/**
 * The fixed name of a theme variable, without the leading dashes: `['color', 'surfacePage']` gives
 * `dl-color-surface-page`. Names are public: a brand's stylesheet is written without building this package.
 */
export function varName(path: readonly string[]): string {
  return ['dl', ...path.map(kebab)].join('-');
}

function kebab(key: string): string {
  return key.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}
