import type { GlobalConfig } from '@driveline/api';

/** The config as `@driveline/hooks/analytics` reads it: addresses of scripts are values that only a deployment names. */
export const scriptConfig = (config: GlobalConfig | undefined) => ({
  flag: (name: string) => config?.flags[name] === true,
  value: (name: string, fallback: string) => {
    const value = config?.values[name];
    return typeof value === 'string' ? value : fallback;
  },
});
