import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'fits', label: 'Fits', content: 'Halden Ridge 2019' },
  { id: 'reviews', label: 'Reviews', content: '24 reviews', isDisabled: true },
  { id: 'questions', label: 'Questions', content: '3 questions' },
];

describeConformance((props) => <Tabs label="About this part" items={items} {...props} />, {
  refInstanceof: HTMLDivElement,
});

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key }));

test('one is chosen, and its panel carries its name', () => {
  render(<Tabs label="About this part" items={items} defaultValue="questions" />);
  expect(screen.getByRole('tablist', { name: 'About this part' })).toBeTruthy();
  expect(chosen()).toBe('Questions');
  expect(screen.getByRole('tabpanel', { name: 'Questions' }).textContent).toBe('3 questions');
});

test('arrows, Home and End choose, and pass over what is disabled', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="About this part" items={items} onValueChange={onValueChange} />);
  act(() => screen.getByRole('tab', { selected: true }).focus());
  await press('ArrowRight');
  expect(chosen()).toBe('Questions');
  await press('ArrowRight');
  expect(chosen()).toBe('Fits');
  await press('End');
  expect(chosen()).toBe('Questions');
  await press('Home');
  expect(chosen()).toBe('Fits');
  expect(onValueChange.mock.calls.flat()).toEqual(['questions', 'fits', 'questions', 'fits']);
});

test('only the chosen one takes the Tab key', () => {
  render(<Tabs label="About this part" items={items} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('from right to left the left arrow goes on', async () => {
  render(
    <TestProvider locale="ar">
      <Tabs label="About this part" items={items} />
    </TestProvider>,
  );
  act(() => screen.getByRole('tab', { selected: true }).focus());
  await press('ArrowLeft');
  expect(chosen()).toBe('Questions');
});
