export { argumentsOf } from './compileText.ts';
export { patchedWords, uiWordIds, type Half, type UiWordId, type Words } from './patchedWords.ts';
