export { useDataText, useText, type Text, type TextId } from './useShop.ts';
