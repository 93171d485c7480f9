import type { HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** Header data as the page has it; undefined until it is here. */
export const headerIn = (queryClient: QueryClient): HeaderData | undefined =>
  queryClient.getQueriesData<HeaderData>({ queryKey: queryRoots.header })[0]?.[1];
