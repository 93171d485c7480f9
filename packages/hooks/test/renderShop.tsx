import type { B2cClientOptions } from '@driveline/api';
import type { TestAnswers } from '@driveline/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ClientProvider } from '../src/client/ClientProvider.ts';
import { createQueryClient } from '../src/client/queryClient.ts';
import { EdgeProvider } from '../src/machine/Edge.ts';
import { createBrowserStorage } from '../src/storage/browserStorage.ts';
import { parseCookies } from '../src/storage/cookies.ts';
import { answering } from './answering.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** An edge that remembers what it was asked to do. */
export function testEdge(now = 1_700_000_000_000) {
  const written = new Map<string, string>();
  const local = memory();
  const session = memory();
  return {
    go: vi.fn<(path: string) => void>(),
    storage: createBrowserStorage({ local: () => local, session: () => session }),
    cookies: {
      all: () => Object.fromEntries(written),
      write(line: string) {
        const [[name, value] = ['', '']] = Object.entries(parseCookies(line.split(';')[0]));
        if (/Max-Age=0\b/.test(line)) written.delete(name);
        else written.set(name, value);
      },
    },
    analytics: { track: vi.fn() },
    logger: { log: vi.fn() },
    secure: true,
    now: () => now,
  };
}

/** Runs a hook in a shop whose server answers by the contract. */
export function renderShop<Result, Props>(
  hook: (props: Props) => Result,
  answers: TestAnswers = {},
  { props, options }: { readonly props?: Props; readonly options?: Partial<B2cClientOptions> } = {},
) {
  const { client, sent } = answering(answers, options);
  const queryClient = createQueryClient();
  const edge = testEdge();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <EdgeProvider edge={edge}>{children}</EdgeProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
  const ids = () => sent.map(({ id }) => id);
  return { ...renderHook(hook, { wrapper, initialProps: props }), client, queryClient, edge, sent, ids };
}
