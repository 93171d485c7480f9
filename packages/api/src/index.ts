export { toDecimal, toMinor } from './money.ts';
