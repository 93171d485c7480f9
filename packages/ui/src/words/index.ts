export { argumentsOf } from './compileText.ts';
export {
  patchedIssues,
  patchedWords,
  uiWordIds,
  type Half,
  type UiWordId,
  type Words,
} from './patchedWords.ts';
