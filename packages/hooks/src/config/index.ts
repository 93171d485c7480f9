export { commercePlatform } from './commercePlatform.ts';
export { configQueries } from './configQueries.ts';
export { flags } from './flags.ts';
export type { FlagName } from './flags.ts';
export { pictureOrigins, pictureUrl } from './pictureUrl.ts';
export type { PictureUrl } from './pictureUrl.ts';
export {
  checkoutGeneration,
  defaultConfig,
  readConfig,
  switchedKind,
  withoutOffFlags,
} from './readConfig.ts';
export type { CheckoutRules, Config } from './readConfig.ts';
export { useConfig } from './useConfig.ts';
export { configValues } from './values.ts';
export type { ConfigValueName } from './values.ts';
