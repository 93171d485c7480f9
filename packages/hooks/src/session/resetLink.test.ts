import { expect, test } from 'vitest';
import { refusal, stubClient } from '../../test/stubClient.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { resetLinkQuery } from './resetLink.ts';

const said = (answer: object | null) => {
  const answers = { 'POST /ecomm/b2c/v1/resetPassword/check': answer ?? new Response(null, { status: 204 }) };
  const { client } = stubClient(answers);
  return createQueryClient().fetchQuery(resetLinkQuery(client, 'abc'));
};

test('[ACCT-027] a mailed link is good, or the server says why it is not', async () => {
  expect(await said(null)).toBeNull();
  expect(await said(refusal(410, '410', 'This link has expired.', 'error_reset_expired'))).toBe(
    'This link has expired.',
  );
});

test('[ACCT-027] a server that cannot tell leaves the answer to the post', async () => {
  await expect(said(refusal(500, '500', 'Broken'))).rejects.toMatchObject({ status: 500 });
});
