// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { configQueries } from '../config/configQueries.ts';
import { useFooterRows } from './useFooterRows.ts';

const lineOf = (label: string) => ({ name: label, label, CTALink: '' });

/** The lines of a footer with this content, in a shop whose config says this of its data. */
async function linesOf(written: readonly string[], dataNotice?: string) {
  const footer = { ...fixture('content.footer'), footerBottom: written.map(lineOf) };
  const { result, client, queryClient, ids } = renderShop(() => useFooterRows('The shop'), {
    'content.footer': footer,
  });
  queryClient.setQueryData(configQueries.global(client).queryKey, {
    flags: {},
    values: {},
    ...(dataNotice && { dataNotice }),
  });
  await waitFor(() => expect(result.current.columns).not.toEqual([]));
  expect(ids()).toEqual(['content.footer']);
  return result.current.lines;
}

test.each([
  ['content alone', ['Company', 'Address'], undefined, ['Company', 'Address']],
  ['a notice after content', ['Company', 'Address'], 'Made up.', ['Company', 'Address', 'Made up.']],
  ['a notice, which is no copyright', [], 'Made up.', ['The shop', 'Made up.']],
  ['neither', [], undefined, ['The shop']],
])('[PLUS-052] the lines of a footer are %s', async (_words, written, notice, shown) => {
  expect(await linesOf(written, notice)).toEqual(shown);
});
