import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { caliperPage } from '../fixtures/productPage.ts';
import { fits, rotor } from '../fixtures/products.ts';
import type { ProductDetail } from './useProductSectionTitles.ts';
import { CoreExplained } from './CoreExplained.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPage } from './ProductPage.tsx';
import { SpecList } from './SpecList.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';
import { useProductSections } from './useProductSections.tsx';

test('[PLUS-012] the list of contents leads to every section by its id', () => {
  const sections = [
    { id: 'specs', title: 'Specifications', content: 'a' },
    { id: 'fits', title: 'Fits these vehicles', content: 'b' },
  ];
  render(<ProductPage gallery="picture" buy="box" sections={sections} />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const { id, title } of sections) {
    expect(contents.getByRole('link', { name: title }).getAttribute('href')).toBe(`#${id}`);
    expect(screen.getByRole('region', { name: title }).id).toBe(id);
  }
});

test('the bar’s button sends the form of the buying column without script', () => {
  render(
    <>
      <form id="buy" aria-label="buy" />
      <StickyBuyBar variant="bar" product={{ ...rotor, fit: fits }} vehicle="Halden" />
    </>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  expect(button.type).toBe('submit');
  expect(button.form).toBe(screen.getByRole('form'));
});

test('[PLUS-013] the deposit is explained in steps, with the days and the sum after the return', () => {
  render(<CoreExplained priceMinor={11900} coreMinor={4500} returnDays={45} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Bring the old part within 45 days')).not.toBeNull();
  const sum = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(sum).toEqual(['You pay today$164.00', 'Refund for the old part-$45.00', 'After core return$119.00']);
});

test('a part without a deposit explains none', () => {
  const { container } = render(<CoreExplained priceMinor={11900} coreMinor={0} returnDays={45} />);
  expect(container.innerHTML).toBe('');
});

test('[CATALOG-031] the picture opens enlarged without script, and the plan names the position', () => {
  render(<Gallery picture={{ drawing: 'caliper' }} title="Caliper" position="Front left" />);
  const open = screen.getByRole('button', { name: 'Enlarge picture' });
  expect(document.getElementById(open.getAttribute('popovertarget')!)?.getAttribute('popover')).toBe('auto');
  expect(screen.getByRole('img', { name: 'Position on the vehicle: Front left' })).not.toBeNull();
});

test('[PLUS-055] measures and contents are pictures to choose, whose drawings load when they are seen', () => {
  const measures = {
    title: 'Dimensions',
    items: [{ id: 'diameter', label: 'Diameter', value: '282 mm' }],
  };
  const contents = { title: 'In the box', items: [{ label: 'Rotor', drawing: 'rotor', quantity: 2 }] };
  const { container } = render(
    <Gallery picture={{ drawing: 'rotor#l5-v' }} title="Rotor" measures={measures} contents={contents} />,
  );
  const drawn = () => container.querySelectorAll('span > svg[aria-hidden]').length;
  const [part, second, third] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([part, second, third].map((radio) => radio?.ariaLabel ?? radio?.getAttribute('aria-label'))).toEqual(
    ['Rotor', 'Dimensions', 'In the box'],
  );
  expect(part?.checked).toBe(true);
  expect(container.textContent).toContain('A Diameter282 mm');
  expect(container.textContent).toContain('2 × Rotor');
  const before = drawn();
  fireEvent.click(second!);
  expect(drawn()).toBe(before + 1);
  fireEvent.click(third!);
  fireEvent.click(second!);
  expect(drawn()).toBe(before + 2);
});

function Ids({ part }: { part: ProductDetail }) {
  const sections = useProductSections(part, { policyHref: '/returns' });
  return sections.map(({ id }) => id).join();
}

test('[PLUS-012] sections come in their order, and those with nothing to say are left out', () => {
  const { container, rerender } = render(<Ids part={caliperPage} />);
  expect(container.textContent).toBe('about,specs,fits,core,warranty,install');
  rerender(<Ids part={{ ...caliperPage, coreMinor: 0, installation: [], compatibility: [] }} />);
  expect(container.textContent).toBe('about,specs,warranty');
});

test('[PLUS-013] the bar tells the deposit apart from the price', () => {
  render(<StickyBuyBar variant="bar" product={{ ...rotor, coreMinor: 4500 }} />);
  expect(screen.getByRole('group').textContent).toContain('$64.99+ $45.00 deposit');
});

test('two brands may give a part the same number', () => {
  const warned = vi.spyOn(console, 'error');
  const entries = ['Calder', 'Voltis'].map((lead) => ({ lead, text: 'CB-19', href: `/${lead}` }));
  render(<SpecList items={[{ id: 'numbers', label: 'Numbers', value: '', entries }]} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
});

test('[PLUS-067] numbers are kept in one piece each, and equivalent parts are links with their brand', () => {
  const entries = [{ text: '04465-02220' }, { lead: 'Calder', text: 'CB-19', href: '/products/cb-19' }];
  render(<SpecList items={[{ id: 'numbers', label: 'OE numbers', value: '', entries }]} />);
  const numbers = screen.getAllByRole('listitem').map((item) => item.querySelector('span')!);
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['04465-02220', 'CB-19']);
  expect(numbers.map(({ style, translate }) => [style.whiteSpace, translate])).toEqual([
    ['nowrap', false],
    ['nowrap', false],
  ]);
  expect(screen.getByRole('link', { name: 'Calder CB-19' }).getAttribute('href')).toBe('/products/cb-19');
});
