import { isB2cError, type B2cClient } from '@driveline/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';

/**
 * What is wrong with a mailed link that sets a new password, in the server's words: null while it is good (ACCT-027). Other
 * faults wait for the post. Its key is nobody's root: a shopper who has used the link is not told that it is used.
 */
export const resetLinkQuery = (client: B2cClient, code: string) =>
  queryOptions({
    queryKey: ['resetLink', code],
    queryFn: async ({ signal }) => {
      try {
        return await client.call('identity.checkReset', { body: { code } }, { signal });
      } catch (error) {
        if (isB2cError(error) && error.errorMessageKey === 'error_reset_expired') return error.message;
        throw error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is wrong with the mailed link, as `resetLinkQuery` tells it. */
export const useResetLink = (code: string) => useQuery(resetLinkQuery(useB2c().client, code));
