import type { GlobalConfig } from '@driveline/api';
import { flags } from './flags.ts';
import type { FlagName } from './flags.ts';
import { configValues } from './values.ts';

type Values = typeof configValues;

/** The config as screens read it: every flag a boolean, every value of its own type. */
export interface Config {
  /** What config says of flags, also of ones that only a market names. */
  flag(name: FlagName | (string & {})): boolean;
  readonly values: Readonly<Values>;
  /** False when built-in defaults stand in for a config that could not be had (CONF-030). */
  readonly isLoaded: boolean;
}

/** The built-in defaults, in the wire's shape: for a client that has no config (CONF-030). */
export const defaultConfig: GlobalConfig = {
  flags: { ...flags },
  values: { ...configValues },
};

/** CONF-030, CONF-034: without a config the built-in defaults; with one, a flag it leaves out is off. */
export function readConfig(config: GlobalConfig | null | undefined): Config {
  const { flags: read, values } = config ?? defaultConfig;
  return {
    flag: (name) => read?.[name] === true,
    values: withDefaults(values),
    isLoaded: config != null,
  };
}

/** The same config in the fewest bytes, for a page that brings it: a flag that it leaves out is off. */
export const withoutOffFlags = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  flags: Object.fromEntries(Object.entries(config.flags ?? {}).filter(([, isOn]) => isOn)),
});

function withDefaults(values: GlobalConfig['values'] | undefined): Values {
  const entries = Object.entries(configValues).map(([name, fallback]) => {
    const configured = values?.[name];
    const usable = typeof configured === typeof fallback && !Number.isNaN(configured);
    return [name, usable ? configured : fallback];
  });
  return Object.fromEntries(entries) as Values;
}

export interface CheckoutRules {
  readonly generationFlags: readonly { readonly flag: string; readonly generation: string }[];
  readonly defaultGeneration: string;
}

/** CONF-031: the first of the market's flags that is on decides; none gives the market's newest. */
export function checkoutGeneration<Rules extends CheckoutRules>(
  config: Pick<Config, 'flag'>,
  rules: Rules,
): Rules['generationFlags'][number]['generation'] | Rules['defaultGeneration'] {
  return rules.generationFlags.find(({ flag }) => config.flag(flag))?.generation ?? rules.defaultGeneration;
}

/** The kind that a market's switch chooses (CONF-011). */
export function switchedKind<Kind extends string>(
  config: Pick<Config, 'flag'>,
  switched: { readonly kind: Kind; readonly flag?: { readonly name: string; readonly kindWithFlag: Kind } },
): Kind {
  return switched.flag && config.flag(switched.flag.name) ? switched.flag.kindWithFlag : switched.kind;
}
