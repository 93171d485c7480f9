import { configQueries, readConfig, useB2c, type Config } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Flags and values of the global config; the built-in ones where it could not be had (CONF-030). */
export function useConfig(): Config {
  const { client } = useB2c();
  const { data } = useQuery({ ...configQueries.global(client), enabled: false });
  return useMemo(() => readConfig(data), [data]);
}
