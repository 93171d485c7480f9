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

    test('keeps its own class beside the given one', () => {
      render(element());
      const plain = document.querySelector('.conformance');
      expect(plain?.classList.length).toBeGreaterThan(1);
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
