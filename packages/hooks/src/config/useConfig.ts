import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { configQueries } from './configQueries.ts';
import { readConfig, type Config } from './readConfig.ts';

/** Flags and values of the global config; the built-in ones where it could not be had (CONF-030). It asks for nothing. */
export function useConfig(): Config {
  const { client } = useB2c();
  const { data } = useQuery({ ...configQueries.global(client), enabled: false });
  return useMemo(() => readConfig(data), [data]);
}
