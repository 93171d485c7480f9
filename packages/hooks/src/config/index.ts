export { commercePlatform } from './commercePlatform.ts';
export { configQueries } from './configQueries.ts';
export { flags } from './flags.ts';
export type { FlagName } from './flags.ts';
export { checkoutGeneration, defaultConfig, readConfig, switchedKind } from './readConfig.ts';
export type { CheckoutRules, Config } from './readConfig.ts';
export { configValues } from './values.ts';
export type { ConfigValueName } from './values.ts';
