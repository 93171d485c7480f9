import { isB2cError, type B2cClient, type PageTypeResult } from '@driveline/api';
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

/** CATALOG-024: a refusal with an app id belongs to the bot protection's script. */
export function isShopsRefusal(error: unknown): boolean {
  if (!isB2cError(error) || error.status !== 403) return false;
  const { body } = error;
  return !(typeof body === 'object' && body !== null && 'appId' in body);
}
