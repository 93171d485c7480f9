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
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);
  fireEvent.click(button('Next'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
  lay(600);
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
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
  expect(button('Previous').disabled).toBe(false);
});

test('the keyboard reaches the row', () => {
  render(<Carousel label="Pictures">{rotors}</Carousel>);
  row().focus();
  expect(document.activeElement).toBe(row());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
