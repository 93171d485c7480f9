export { useConfig } from './useConfig.ts';
export { useHeaderData } from './useHeaderData.ts';
