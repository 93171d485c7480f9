import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Carousel } from './Carousel.tsx';

const rotors = ['Front left', 'Front right', 'Rear left'].map((name) => <p key={name}>{name}</p>);

describeConformance(
  (props) => (
    <Carousel label="Pictures" {...props}>
      {rotors}
    </Carousel>
  ),
  { refInstanceof: HTMLElement },
);

const scrollBy = vi.fn();
beforeEach(() => {
  scrollBy.mockClear();
  Element.prototype.scrollBy = scrollBy;
});

const row = () => screen.getByRole('list');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const rests = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

/** jsdom lays nothing out. */
function lay(scrollLeft: number): void {
  const sizes = { clientWidth: 300, scrollWidth: 900, scrollLeft };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(row(), name, { configurable: true, value });
  act(() => void fireEvent.scroll(row()));
}

test('the buttons move by what is in view and rest at the ends', () => {
  render(<Carousel label="Pictures">{rotors}</Carousel>);
  lay(0);
  expect(['Previous', 'Next'].map(rests)).toEqual([true, false]);
  fireEvent.click(button('Next'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
  lay(600);
  expect(['Previous', 'Next'].map(rests)).toEqual([false, true]);
  fireEvent.click(button('Previous'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
});

test('from right to left the next item lies on the left', () => {
  render(
    <div dir="rtl">
      <Carousel label="Pictures">{rotors}</Carousel>
    </div>,
  );
  row().style.direction = 'rtl';
  lay(-300);
  fireEvent.click(button('Next'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
  expect(rests('Previous')).toBe(false);
});

test('the keyboard reaches the row', () => {
  render(<Carousel label="Pictures">{rotors}</Carousel>);
  row().focus();
  expect(document.activeElement).toBe(row());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('what is left out is no item', () => {
  render(
    <Carousel label="Pictures">
      {rotors}
      {false}
      {null}
    </Carousel>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('who steps to the end keeps the focus there, and another press does nothing', () => {
  render(<Carousel label="Pictures">{rotors}</Carousel>);
  lay(0);
  button('Next').focus();
  lay(600);
  expect(rests('Next')).toBe(true);
  expect(document.activeElement).toBe(button('Next'));
  // A disabled button would have given the focus back to the page.
  expect(button('Next').disabled).toBe(false);
  fireEvent.click(button('Next'));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('items that come later are measured', () => {
  const { rerender } = render(<Carousel label="Pictures">{rotors}</Carousel>);
  const width = (scrollWidth: number) =>
    Object.defineProperty(row(), 'scrollWidth', { configurable: true, value: scrollWidth });
  Object.defineProperty(row(), 'clientWidth', { configurable: true, value: 300 });
  width(300);
  act(() => void fireEvent.scroll(row()));
  expect(rests('Next')).toBe(true);
  width(1200);
  rerender(
    <Carousel label="Pictures">
      {rotors}
      <p>Rear right</p>
    </Carousel>,
  );
  expect(rests('Next')).toBe(false);
});
