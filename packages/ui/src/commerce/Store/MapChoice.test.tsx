import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { render } from '../../../test/render.tsx';
import { harbor, mission } from '../fixtures/stores.ts';
import { MapChoice, type MapChoiceProps } from './MapChoice.tsx';
import { TileMap } from './TileMap.tsx';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Map data: City', maxZoom: 15 };
const load = vi.fn<MapChoiceProps['load']>();
beforeEach(() => {
  load.mockReset().mockResolvedValue({ TileMap });
});
afterEach(() => {
  vi.useRealTimers();
});

const choice = <MapChoice stores={[harbor, mission]} distanceUnit="mi" tiles={tiles} load={load} />;
const images = () => [...document.querySelectorAll('img')];
const pins = () => [...document.querySelectorAll('a[href^="#store-"]')];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const street = async () => {
  render(choice);
  press('Show street map');
  await screen.findByRole('group', { name: 'Street map' });
};

test('before a press the shop draws, and nothing is loaded from anybody', () => {
  render(choice);
  expect([images().length, pins().length, load.mock.calls.length]).toEqual([0, 2, 0]);
  expect(
    screen.getByText('The street map comes from tiles.example, which will see your IP address.'),
  ).toBeTruthy();
});

test('pages of the server have the drawn map, and a button only for those who have script', () => {
  const html = renderToString(<TestProvider>{choice}</TestProvider>);
  expect([html.includes('<img'), html.includes('data-waiting=""')]).toEqual([false, true]);
});

test('a press shows streets with the pins, and whose map it is; another the drawn map again', async () => {
  await street();
  expect(images().length).toBeGreaterThan(3);
  expect(
    images().every(
      ({ src, alt }) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(src) && alt === '',
    ),
  ).toBe(true);
  expect(pins().map((pin) => pin.getAttribute('href'))).toEqual(['#store-88', '#store-1420']);
  expect(screen.getByText('Map data: City')).toBeTruthy();
  press('Show simple map');
  expect([images().length, pins().length]).toEqual([0, 2]);
});

test('buttons move the map and change how near it is, as far as there are pictures', async () => {
  await street();
  const shown = () =>
    images()
      .map(({ src }) => src)
      .join();
  const before = shown();
  press('Move right');
  expect(shown()).not.toBe(before);
  press('Move left');
  expect(shown()).toBe(before);
  const zoom = () => Number(/example\/(\d+)/.exec(shown())?.[1]);
  const first = zoom();
  press('Zoom out');
  expect(zoom()).toBe(first - 1);
  for (let times = 0; times < 20; times++) press('Zoom in');
  expect(zoom()).toBe(15);
  expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
});

test('where no tile comes the drawn map is back and says so; a single one that fails changes nothing', async () => {
  await street();
  const [one, ...others] = images();
  fireEvent.error(one!);
  expect(screen.queryByRole('group', { name: 'Street map' })).not.toBeNull();
  others.forEach((image) => fireEvent.error(image));
  await waitFor(() => expect(images()).toEqual([]));
  expect(screen.getByRole('status').textContent).toBe('The street map isn’t available right now.');
  expect(pins()).toHaveLength(2);
});

test('tiles that neither come nor fail are waited for eight seconds', async () => {
  vi.useFakeTimers();
  render(choice);
  press('Show street map');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(7900));
  expect(images().length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(images()).toEqual([]);
});

test('a script that cannot be loaded leaves the drawn map', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(choice);
  press('Show street map');
  await screen.findByText('The street map isn’t available right now.');
  expect(pins()).toHaveLength(2);
});
