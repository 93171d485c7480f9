import assert from 'node:assert/strict';
import type { Market } from '@driveline/markets';
import type { ContentKind, ContentPort } from '../../src/ports/contentPort.ts';
import type { ContractCase } from './contractCase.ts';

export interface ContentContract {
  readonly content: ContentPort;
  readonly market: Market;
  /** Path of a page that there is. */
  readonly path: string;
}

/** What pages rely on of a content system. */
export function contentContract({ content, market, path }: ContentContract): ContractCase[] {
  return [
    {
      name: 'a page is found by its path, and one that is not there is undefined',
      async run() {
        assert.ok(await content.read('page', { market, path }));
        assert.equal(await content.read('page', { market, path: '/no/such/page' }), undefined);
      },
    },
    {
      name: 'a name that every object has is no page',
      async run() {
        for (const name of ['__proto__', 'constructor', 'toString'])
          assert.equal(await content.read('page', { market, path: name }), undefined);
      },
    },
    {
      name: 'a group of shoppers that nothing is written for gets what everybody gets',
      async run() {
        const kinds: ContentKind[] = ['header', 'footer', 'topNav', 'labels', 'messages'];
        for (const kind of kinds)
          assert.deepEqual(
            await content.read(kind, { market, segments: ['no-such-group'] }),
            await content.read(kind, { market }),
          );
      },
    },
  ];
}
