import type { B2cClient, PageTypeResult } from '@driveline/api';
import { discoveryParameters, usesGateway } from './vehicleParameters.ts';

/** What a path shows, or where it has moved to. */
export interface PageType {
  readonly redirectUrl?: string;
  readonly result?: PageTypeResult;
}

/** CATALOG-022: `acesPageTypeResult` wins while `ACES_ENABLED` is on and it is there. */
export async function fetchPageType(
  client: B2cClient,
  canonicalPath: string,
  signal?: AbortSignal,
): Promise<PageType> {
  const aces = usesGateway(client);
  const query = { ...discoveryParameters(client), canonicalPath };
  const answer = await client.call(
    aces ? 'catalog.pageTypeByGateway' : 'catalog.pageType',
    { query },
    { signal },
  );
  const { redirectUrl, acesPageTypeResult, pageTypeResult } = answer;
  return { redirectUrl, result: (aces && acesPageTypeResult) || pageTypeResult };
}
