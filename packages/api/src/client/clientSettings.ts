import type { GlobalConfig } from '../contract/schemas/shell.ts';

/** Flags and tunable values, as far as they are known. */
export interface ClientSettings {
  /** Takes the global config over, once it is known. */
  configure(config: GlobalConfig): void;
  /** Whether a feature flag is on; a flag missing from config is off. */
  flag(name: string): boolean;
  /** A tunable value; a missing or wrongly typed one is `fallback` (CONF-034). */
  value<T extends string | number | boolean>(name: string, fallback: T): T;
}

/** Settings that start with what is known of the config. */
export function createClientSettings(start: GlobalConfig | undefined): ClientSettings {
  let config = start;
  return {
    configure: (next) => void (config = next),
    flag: (name) => config?.flags?.[name] === true,
    value<T extends string | number | boolean>(name: string, fallback: T): T {
      const configured = config?.values?.[name];
      return typeof configured === typeof fallback ? (configured as T) : fallback;
    },
  };
}
