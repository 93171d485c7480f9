export { decisionsOf } from './decisionsOf.ts';
export type { ImportOptions } from './decisionsFrom.ts';
export { exportFigmaVariables } from './exportFigmaVariables.ts';
export { exportTokens, type TokenDocument } from './exportTokens.ts';
export type {
  FigmaAlias,
  FigmaCollection,
  FigmaColor,
  FigmaVariable,
  FigmaVariables,
} from './figmaVariables.ts';
export { importTokens } from './importTokens.ts';
export { literal } from './literal.ts';
export { nearestName } from './nearestName.ts';
export { themeChanges } from './themeChanges.ts';
export { isThemeFile, themeFile } from './themeFile.ts';
