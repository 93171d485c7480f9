export { useDataText, useText, type TextId } from './useShop.ts';
