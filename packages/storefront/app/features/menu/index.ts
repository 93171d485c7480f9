export { MainMenu } from './MainMenu.tsx';
export { useMenuKeys } from './useMenuKeys.ts';
