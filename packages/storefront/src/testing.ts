export { checkShop, type Finding } from '../cli/checks/checkShop.ts';
