import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'specs', title: 'Specifications', content: 'Diameter 296 mm', defaultOpen: true },
  { id: 'core', title: 'Core deposit', content: 'Refunded within 45 days' },
];

describeConformance((props) => <Accordion items={items} {...props} />, { refInstanceof: HTMLDivElement });

const sections = () => screen.getAllByRole<HTMLDetailsElement>('group');

test('sections open apart from each other and can be linked to', () => {
  render(<Accordion items={items} />);
  expect(sections().map(({ id, open }) => ({ id, open }))).toEqual([
    { id: 'specs', open: true },
    { id: 'core', open: false },
  ]);
});

test('and share no name, by which the platform would close the others', () => {
  render(<Accordion items={items} />);
  expect(sections().some((section) => section.hasAttribute('name'))).toBe(false);
});

test('exclusive ones share a name, by which the platform closes the others', () => {
  render(<Accordion items={items} exclusive />);
  const [first, second] = sections();
  expect(first?.getAttribute('name')).toBeTruthy();
  expect(second?.getAttribute('name')).toBe(first?.getAttribute('name'));
});

test('two accordions on a page do not close each other', () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} exclusive />
      <Accordion items={items.slice(1)} exclusive />
    </>,
  );
  const [first, second] = sections();
  expect(second?.getAttribute('name')).not.toBe(first?.getAttribute('name'));
});

test('titles may be headings', () => {
  render(<Accordion items={items} level={3} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Specifications',
    'Core deposit',
  ]);
});
