import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { deals, jobs, wearParts } from '../fixtures/pages.ts';
import { CarJobs } from './CarJobs.tsx';
import { DealCards } from './DealCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import { JobTiles } from './JobTiles.tsx';
import { NearYou } from './NearYou.tsx';
import { buying, rotor, vehicleShort } from '../fixtures/products.ts';
import { WearParts } from './WearParts.tsx';
import { WearPartTiles } from './WearPartTiles.tsx';

test('[PLUS-007] without a vehicle the hero asks for one by the picker', () => {
  render(<HomeHero picker={<p>picker</p>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'What are you fixing?' })).not.toBeNull();
  expect(screen.getByText('picker')).not.toBeNull();
});

test('with a vehicle its name is the headline, and no picker stands in the way', () => {
  render(
    <HomeHero
      vehicle={{ name: '2018 Norvik Halden', switchHref: '/user/myVehicle', partsHref: '/parts' }}
      picker={<p>picker</p>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: '2018 Norvik Halden' })).not.toBeNull();
  expect(screen.queryByText('picker')).toBeNull();
  expect(screen.getByRole('link', { name: 'Switch vehicle' }).getAttribute('href')).toBe('/user/myVehicle');
  expect(screen.queryByText('Due now')).toBeNull();
});

test('parts that wear can be added from home, each below the way to its shelf', () => {
  const shelf = { label: 'Brake rotors', href: '/parts/brakes/rotors' };
  render(
    <WearParts vehicle={vehicleShort} shelves={wearParts}>
      <WearPartTiles parts={[{ product: rotor, shelf }]} {...buying} vehicle={vehicleShort} />
    </WearParts>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Parts for your Halden' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Brake rotors See all' }).getAttribute('href')).toBe(shelf.href);
  expect(screen.getByRole('heading', { level: 3, name: rotor.title })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Add 2 to cart' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Wiper blades' })).toBeNull();
});

test('where no part can be shown, the ways to the shelves are named; while they load, nothing is said twice', () => {
  const { rerender, container } = render(<WearParts vehicle={vehicleShort} shelves={wearParts} />);
  expect(screen.getByRole('link', { name: 'Wiper blades' }).getAttribute('href')).toBe('/parts/wipers');
  expect(container.querySelector('[aria-busy]')).toBeNull();
  rerender(<WearParts vehicle={vehicleShort} shelves={wearParts} loading />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
});

test.each([
  ['tiles', JobTiles],
  ['a car', CarJobs],
])('on %s each job is one link with its own name', (_, Jobs) => {
  render(<Jobs jobs={jobs} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    jobs.map(({ label }) => label),
  );
});

test('without a store the card leads to the choice of one', () => {
  render(<NearYou storesHref="/store" />);
  expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe('/store');
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('a deal names its parts, its price and what it saves, and adds nothing unchecked', () => {
  render(<DealCards deals={deals} />);
  expect(screen.getByRole('link', { name: 'Front brake job' }).getAttribute('href')).toBe('/parts/brakes');
  expect(screen.getByRole('link', { name: 'Front brake rotor, vented, coated' })).not.toBeNull();
  expect(screen.getByText('2 ×')).not.toBeNull();
  expect(screen.getByText('Save $34.97')).not.toBeNull();
  const [card] = screen.getAllByRole('article');
  // One of each part, and the sign of the saving.
  expect(card!.querySelectorAll('svg')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'See the deal' })[0]?.getAttribute('href')).toBe(
    '/parts/brakes',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('[CATALOG-040] a deal without a vehicle asks for one, and says from which price it begins', () => {
  const [deal] = deals;
  render(<DealCards deals={[{ ...deal!, items: [], needs: 'vehicle' }]} vehicleHref="/vehicles" />);
  const link = screen.getByRole('link', { name: 'Add your vehicle to see parts and price' });
  expect(link.getAttribute('href')).toBe('/vehicles');
  expect(screen.getByText('From $198.00')).not.toBeNull();
  expect(screen.queryByText(/Save/)).toBeNull();
});

test('without a place to add a vehicle, a deal that needs one says so and leads nowhere else', () => {
  const [deal] = deals;
  render(<DealCards deals={[{ ...deal!, items: [], needs: 'vehicle' }]} />);
  expect(screen.getByText('Add your vehicle to see parts and price').closest('a')).toBeNull();
});

test('[PLUS-003] a deal that waits for an answer leads to its question', () => {
  const [deal] = deals;
  const question = { label: 'Which brakes does it have?', href: '/products/pads' };
  render(<DealCards deals={[{ ...deal!, items: [], needs: 'answer', question }]} />);
  expect(screen.getByRole('link', { name: question.label }).getAttribute('href')).toBe('/products/pads');
});

test('without a deal there is no heading over nothing', () => {
  render(<DealCards deals={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the name of a part in a deal keeps the spaces around what is not broken', () => {
  const oil = { label: 'Motor oil, 5W-20, full synthetic', href: '/products/oil', quantity: 6 };
  render(<DealCards deals={[{ ...deals[0]!, items: [oil] }]} />);
  // One child of the row that the link is: texts beside an element would lose their ends.
  expect(screen.getByRole('link', { name: oil.label }).childNodes).toHaveLength(1);
});
