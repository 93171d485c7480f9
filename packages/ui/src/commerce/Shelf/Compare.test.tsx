import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { buying, rotor } from '../fixtures/products.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { CompareBar, type CompareBarProps } from './CompareBar.tsx';
import { CompareToggle } from './CompareToggle.tsx';

const bar = { action: '/compare', href: '/compare?skuNumbers=1,2', count: 0, most: 4 };
const shown = (change: Partial<CompareBarProps> = {}) => render(<CompareBar {...bar} {...change} />);
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare' });

describe('[PLUS-067] the box of a part', () => {
  test.each([
    ['row', ProductRow],
    ['tile', ProductTile],
  ])('of a %s is a field of the comparison without script, and its part describes it', (_name, Part) => {
    render(
      <>
        <Part product={rotor} {...buying} onCompare={() => true} />
        <CompareBar {...bar} />
      </>,
    );
    box().checked = true;
    const form = screen.getByRole('button', { name: 'Compare' }).closest('form')!;
    expect([...new FormData(form)]).toEqual([['skuNumbers', rotor.skuNumber]]);
    expect(form.getAttribute('action')).toBe('/compare');
    const title = document.getElementById(box().getAttribute('aria-describedby')!);
    expect(title?.textContent).toBe(rotor.title);
  });

  test('is not there where nothing is compared', () => {
    render(<ProductRow product={rotor} {...buying} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('says what is chosen, and stays empty where the comparison is full', () => {
    const onCompare = vi.fn(() => false);
    const { rerender } = render(<ProductRow product={rotor} {...buying} onCompare={onCompare} isCompared />);
    expect(box().checked).toBe(true);
    rerender(<ProductRow product={rotor} {...buying} onCompare={onCompare} />);
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(onCompare).toHaveBeenCalledWith(rotor.skuNumber, true);
    expect(box().checked).toBe(false);
  });

  test('[PLUS-061] keeps a tick that was set before script took over', () => {
    const onCompare = vi.fn(() => true);
    const row = <ProductRow product={rotor} {...buying} onCompare={onCompare} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<TestProvider>{row}</TestProvider>);
    container.querySelector('input')!.checked = true;
    render(row, { container, hydrate: true });
    expect(onCompare).toHaveBeenCalledWith(rotor.skuNumber, true);
    container.remove();
  });
});

describe('[PLUS-067] the bar of the comparison', () => {
  test('leads to the chosen parts, also of other pages, and says how many', () => {
    const onClear = vi.fn();
    shown({ count: 2, onClear });
    expect(screen.getByRole('link', { name: 'Compare (2)' }).getAttribute('href')).toBe(bar.href);
    expect(screen.getByRole('status').textContent).toBe('2 of 4 chosen.');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  test('gives the focus to a box in sight when its button empties and hides it', () => {
    function Page() {
      const [count, setCount] = useState(1);
      return (
        <>
          <ProductRow product={rotor} {...buying} onCompare={() => true} isCompared={count > 0} />
          <ProductTile product={{ ...rotor, skuNumber: '2' }} {...buying} onCompare={() => true} />
          <CompareBar {...bar} count={count} onClear={() => setCount(0)} />
        </>
      );
    }
    render(<Page />);
    const [above, inSight] = screen.getAllByRole('checkbox', { name: 'Compare' });
    vi.spyOn(above!, 'getBoundingClientRect').mockReturnValue({ top: -90, bottom: -70 } as DOMRect);
    const clear = screen.getByRole('button', { name: 'Clear' });
    clear.focus();
    fireEvent.click(clear);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(document.activeElement).toBe(inSight);
  });

  test('gives the focus to the heading of a page that lists nothing', () => {
    render(
      <>
        <h1>No parts</h1>
        <CompareBar {...bar} count={1} onClear={() => undefined} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'No parts' }));
  });

  test('announces each choice from a place that is there, empty, before the first one', () => {
    const { rerender } = shown();
    const status = screen.getByRole('status');
    expect([status.textContent, status.closest('form')]).toEqual(['', null]);
    rerender(<CompareBar {...bar} count={1} />);
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Choose at least one more part, up to 4.');
    rerender(<CompareBar {...bar} />);
    expect(status.textContent).toBe('');
  });

  test('asks for another part where one is chosen, and says when it is full', () => {
    const { rerender } = shown({ count: 1 });
    expect(screen.getByRole('status').textContent).toBe('Choose at least one more part, up to 4.');
    rerender(<CompareBar {...bar} count={4} isRefused />);
    expect(screen.getByRole('status').textContent).toBe(
      'You can compare up to 4 parts. Remove one to add another.',
    );
  });

  test('at one part it holds the box, and says nothing before one is chosen', () => {
    shown({ children: <CompareToggle skuNumber="1" chosen={false} onChoose={() => true} /> });
    expect(screen.getByRole('checkbox', { name: 'Add to compare' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Compare' }).getAttribute('type')).toBe('submit');
  });
});
