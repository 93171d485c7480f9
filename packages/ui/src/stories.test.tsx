/// <reference types="vite/client" />
import { composeStories, composeStory } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { metaOfPart, playgroundOf } from '../test/playgroundOf.ts';
import { TestProvider } from '../test/TestProvider.tsx';

/** The stories are the fixtures: what is shown there is also rendered on a server and taken over. */
const files = import.meta.glob<object>('./**/*.stories.tsx', { eager: true });

let errors: Mock<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
});

async function hydrate(html: string, page: ReactElement): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => faults.push(error) }),
  );
  await act(async () => root.unmount());
  return faults;
}

describe.each(Object.entries(files).map(([path, module]) => [path.slice(2, -12), module] as const))(
  '%s',
  (_path, module) => {
    const stories = Object.entries(composeStories(module as never) as Record<string, ComponentType>);
    test.each(stories)('%s renders on a server and hydrates without a mismatch', async (_name, Story) => {
      const page = (
        <StrictMode>
          <TestProvider>
            <Story />
          </TestProvider>
        </StrictMode>
      );
      const faults = await hydrate(renderToString(page), page);
      expect(faults).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    });
  },
);

interface PageModule {
  default: Parameters<typeof playgroundOf>[0];
}
/** Every component that a page lists, with what its playground is made of. */
const listed = Object.entries(files).flatMap(([path, module]) => {
  const { default: meta, ...stories } = module as PageModule;
  const parts = Object.keys(meta.subcomponents ?? {}).map((part) => ({ part, own: metaOfPart(meta, part) }));
  return [...(meta.component ? [{ part: undefined, own: meta }] : []), ...parts].map(({ part, own }) => ({
    name: `${path.slice(2, -12)} ${part ?? ''}`,
    own,
    story: playgroundOf(meta, Object.values(stories), part),
  }));
});

test.each(listed)('$name has a playground that shows it', ({ own, story }) => {
  const Playground = composeStory(story as never, own as never) as ComponentType;
  const { container, unmount } = render(
    <TestProvider>
      <Playground />
    </TestProvider>,
  );
  // What opens lies in the body.
  expect(container.hasChildNodes() || document.body.childElementCount > 1).toBe(true);
  unmount();
  expect(errors.mock.calls).toEqual([]);
});

test('a mismatch is found', async () => {
  expect(await hydrate('<p>12 in stock</p>', <p>11 in stock</p>)).toHaveLength(1);
});
