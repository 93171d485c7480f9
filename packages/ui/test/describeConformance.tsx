import { act, render } from '@testing-library/react';
import { StrictMode, type CSSProperties, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { markedStrings, ownWords } from './ownWords.ts';
import { TestProvider } from './TestProvider.tsx';

/** What a component must hand on to its elements. */
export interface ConformanceProps {
  // A component narrows this to its own element; the suite hands the same ref to all of them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ref: Ref<any>;
  className: string;
  style: CSSProperties;
  'data-conformance': string;
}

interface Options {
  /** Class of the element that `ref` receives. */
  refInstanceof: new () => Element;
  /** Overlays show nothing on a server; everything else must. */
  rendersOnServer?: boolean;
  /** react-aria's `Pressable` merges refs again with each render, so that a ref is handed its element each time. */
  mergesRefAnew?: boolean;
  /** Words that react-aria says in the shopper's language without asking the string table. */
  ariaWords?: readonly string[];
}

const withoutRef = {
  className: 'conformance',
  style: { outlineOffset: '7px' },
  'data-conformance': 'yes',
} satisfies Omit<ConformanceProps, 'ref'>;

/** A colour in an attribute that paints; `currentColor`, `none` and variables are no colours. */
const COLOR_ATTRIBUTE =
  /\b(?:style|fill|stroke|stop-color|color)="[^"]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()/i;

/** The rules that every component keeps. `create` spreads the props it gets on the component. */
export function describeConformance(
  create: (props: ConformanceProps) => ReactElement,
  options: Options,
): void {
  const element = (ref: Ref<Element> = null) => <TestProvider>{create({ ...withoutRef, ref })}</TestProvider>;

  describe('conformance', () => {
    let errors: Mock<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => {
      expect(errors.mock.calls).toEqual([]);
    });

    test('hands on ref, className, style and data attributes', () => {
      const ref = vi.fn<(node: Element | null) => void>();
      render(element(ref));
      expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(options.refInstanceof);
      const styled = document.querySelector<HTMLElement>('.conformance');
      expect(styled?.style.outlineOffset).toBe('7px');
      expect(document.querySelectorAll('[data-conformance="yes"]')).toHaveLength(1);
    });

    test.skipIf(options.mergesRefAnew)('hands its element to a ref once, not with every render', () => {
      const ref = vi.fn<(node: Element | null) => void>();
      const { rerender } = render(element(ref));
      const calls = ref.mock.calls.length;
      rerender(element(ref));
      expect(ref).toHaveBeenCalledTimes(calls);
    });

    test('keeps its own class beside the given one', () => {
      const plain = render(
        <TestProvider>{create({ ...withoutRef, className: '', ref: null })}</TestProvider>,
      );
      const own = [...styledElement().classList];
      plain.unmount();
      render(element());
      expect([...styledElement().classList]).toEqual(expect.arrayContaining([...own, 'conformance']));
    });

    test('works in strict mode', () => {
      render(<StrictMode>{element()}</StrictMode>);
      expect(document.querySelector('.conformance')).not.toBeNull();
    });

    test('says nothing but what it is given and what its string table says', () => {
      const given = create({ ...withoutRef, ref: null });
      const { baseElement } = render(<TestProvider strings={markedStrings}>{given}</TestProvider>);
      expect(ownWords(baseElement, [given, options.ariaWords])).toEqual([]);
    });

    test('[PLUS-030] writes no colour on its elements', () => {
      render(element());
      expect(document.body.innerHTML).not.toMatch(COLOR_ATTRIBUTE);
    });

    if (options.rendersOnServer !== false) describeServer(element);
  });
}

/** A block with what it needs to show something; `create` spreads the props it gets on it. */
type Block = readonly [
  refInstanceof: new () => Element,
  create: (props: ConformanceProps) => ReactElement,
  options?: Omit<Options, 'refInstanceof'>,
];

/** The suite for several components, by their names. */
export function describeBlocks(blocks: Readonly<Record<string, Block>>): void {
  describe.each(Object.entries(blocks))('%s', (name, [refInstanceof, create, options]) => {
    test('is what is looked at', () => {
      expect(componentName(create({ ...withoutRef, ref: null }).type)).toBe(name);
    });
    describeConformance(create, { refInstanceof, ...options });
  });
}

function componentName(type: unknown): string | undefined {
  const component = type as { name?: string; type?: { name?: string } };
  // A memoized component keeps its function inside.
  return component.type?.name ?? component.name;
}

/** The element that the suite's style reached; its class goes there too. */
function styledElement(): Element {
  const { outlineOffset } = withoutRef.style;
  const styled = [...document.querySelectorAll<HTMLElement>('[style]')].filter(
    ({ style }) => style.outlineOffset === outlineOffset,
  );
  expect(styled).toHaveLength(1);
  return styled[0]!;
}

function describeServer(element: () => ReactElement): void {
  test('renders on a server and hydrates without a mismatch', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element());
    expect(container.querySelector('.conformance')).not.toBeNull();
    const onRecoverableError = vi.fn();
    document.body.append(container);
    const root = await act(async () => hydrateRoot(container, element(), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
}
