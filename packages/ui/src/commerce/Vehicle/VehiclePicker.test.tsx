import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import {
  engines,
  halden,
  levels,
  makes,
  models,
  recent,
  versionLevels,
  vinMatches,
  years,
} from '../fixtures/vehicles.ts';
import type { PickerLevel } from '../model/vehicle.ts';
import type { OnPick } from './usePicks.ts';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';

const save = { action: '/actions', intent: 'set-vehicle' };
const element = (props: Partial<VehiclePickerProps>) => (
  <VehiclePicker levels={levels} action="/user/myVehicle" save={save} {...props} />
);
const show = (props: Partial<VehiclePickerProps> = {}) => render(element(props));
const withPick = (props: Partial<VehiclePickerProps> = {}) => {
  const onPick = vi.fn<OnPick>();
  return { onPick, ...show({ onPick, ...props }) };
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
/** A key in a closed list: the browser changes the value as its default action. */
const step = (name: string, value: string) => {
  fireEvent.keyDown(select(name), { key: 'ArrowDown' });
  choose(name, value);
};
const named = (items: readonly { textContent: string | null }[]) =>
  items.map(({ textContent }) => textContent);
const full: PickerLevel[] = [
  ...levels.slice(0, 2),
  { name: 'model', items: models, value: 'Halden' },
  { name: 'engine', items: engines },
];

test.each([
  [levels, ['Year', 'Make', 'Model', 'Engine']],
  [versionLevels, ['Make', 'Model', 'Trim', 'Year', 'Engine']],
])('[PLUS-007] the levels stand in the order of the market', (order, labels) => {
  show({ levels: order });
  expect(
    screen.getAllByRole<HTMLSelectElement>('combobox').map(({ labels }) => labels[0]!.textContent),
  ).toEqual(labels);
});

test('[PLUS-007] years are offered newest first', () => {
  show();
  const offered = named(within(select('Year')).getAllByRole('option')).slice(1);
  expect(offered).toEqual(years.map(({ name }) => name).reverse());
});

test('[VEHST-009] popular makes stand in a group before the others', () => {
  show();
  const groups = within(select('Make')).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('label'))).toEqual(['Popular', 'All others']);
  expect(named(within(groups[0]!).getAllByRole('option'))).toEqual(makes.slice(0, 2).map(({ name }) => name));
});

test('[VEHST-009] a level opens after the one before', () => {
  show();
  expect(['Year', 'Make', 'Model', 'Engine'].map((name) => select(name).disabled)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('without script the picks of a page go into the address of the next', () => {
  show({ keep: { source: 'header' } });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find your vehicle' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/user/myVehicle']);
  choose('Model', 'Ranger');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    source: 'header',
    year: '2018',
    make: '11',
    model: 'Ranger',
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).form).toBe(form);
  expect(screen.queryByRole('button', { name: 'Use this vehicle' })).toBeNull();
});

test('without script the last pick is posted with its intent', () => {
  show({ levels: full });
  choose('Engine', '90002');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this vehicle' });
  expect([form!.method, form!.getAttribute('action'), form!.dataset['intent']]).toEqual([
    'post',
    '/actions',
    'set-vehicle',
  ]);
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    intent: 'set-vehicle',
    catalogVehicleId: '90002',
  });
});

test('[PLUS-007] a pick goes out at once and the focus goes to the next level, even while it loads', () => {
  const { onPick, rerender } = withPick({ levels: [{ name: 'year', items: years }, { name: 'make' }] });
  choose('Year', '2018');
  expect(onPick.mock.calls).toEqual([['year', '2018']]);
  rerender(
    element({
      onPick,
      levels: [
        { name: 'year', items: years, value: '2018' },
        { name: 'make', loading: true },
      ],
    }),
  );
  expect(document.activeElement).toBe(select('Make'));
  expect(select('Make').getAttribute('aria-disabled')).toBe('true');
});

test('[PLUS-007] the last pick saves without a confirmation', () => {
  const { onPick } = withPick({ levels: full });
  choose('Engine', '90001');
  expect(onPick.mock.calls).toEqual([['engine', '90001']]);
  expect(
    screen.queryByText('We’ll save your vehicle when you choose an engine.', { exact: false }),
  ).not.toBeNull();
});

test('keys that step through a closed list pick nothing until Enter', () => {
  const { onPick } = withPick({ levels });
  step('Model', 'Halden');
  step('Model', 'Ranger');
  expect(onPick.mock.calls).toEqual([]);
  fireEvent.keyDown(select('Model'), { key: 'Enter' });
  expect(onPick.mock.calls).toEqual([['model', 'Ranger']]);
});

test('Tab picks what the keys chose and waits for the next level', () => {
  const { onPick, rerender } = withPick({ levels });
  select('Model').focus();
  step('Model', 'Ranger');
  const tab = createEvent.keyDown(select('Model'), { key: 'Tab' });
  fireEvent(select('Model'), tab);
  expect([tab.defaultPrevented, onPick.mock.calls]).toEqual([true, [['model', 'Ranger']]]);
  rerender(element({ onPick, levels: full }));
  expect(document.activeElement).toBe(select('Engine'));
});

test('on the last level keys offer a button in place of saving', () => {
  const { onPick } = withPick({ levels: full });
  step('Engine', '90001');
  const [waiting] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Use this vehicle' }).slice(-1);
  expect([waiting!.type, onPick.mock.calls]).toEqual(['button', []]);
  waiting!.focus();
  fireEvent.click(waiting!);
  expect(onPick.mock.calls).toEqual([['engine', '90001']]);
  expect(document.activeElement).toBe(select('Engine'));
});

test('Backspace goes one level up', () => {
  withPick({ levels });
  fireEvent.keyDown(select('Model'), { key: 'Backspace' });
  expect(document.activeElement).toBe(select('Make'));
});

test('a pick that a page repeats for a shopper who is elsewhere by now takes no focus', () => {
  const onPick = vi.fn<OnPick>();
  show({ onPick });
  const elsewhere = select('Make');
  elsewhere.focus();
  fireEvent.change(select('Model'), { target: { value: 'Ranger' } });
  expect(onPick.mock.calls).toEqual([['model', 'Ranger']]);
  expect(document.activeElement).toBe(elsewhere);
});

test('[VEHST-009] an empty level and one that failed say so, and the failed one is asked for again', () => {
  const onRetry = vi.fn<NonNullable<VehiclePickerProps['onRetry']>>();
  show({
    onRetry,
    onPick: vi.fn<OnPick>(),
    levels: [levels[0]!, { name: 'make', error: true }, { name: 'model', items: [] }, { name: 'engine' }],
  });
  const describedBy = (name: string) =>
    document.getElementById(select(name).getAttribute('aria-describedby')!)!.textContent;
  expect([describedBy('Make'), describedBy('Model')]).toEqual([
    'We couldn’t load vehicles',
    'No model found',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toEqual([['make']]);
});

test('[PLUS-007] a VIN is looked up by a form of its own, and an open engine is chosen by one press', () => {
  show({
    vin: {
      target: { action: '/user/myVehicle', intent: 'find-vin' },
      vin: '1NV4H18205B123456',
      matches: vinMatches,
    },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'VIN' });
  fireEvent.change(field, { target: { value: '1NV4H18205B123456' } });
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    intent: 'find-vin',
    vin: '1NV4H18205B123456',
  });
  const match = screen.getByRole<HTMLButtonElement>('button', { name: vinMatches[1]!.name });
  expect(Object.fromEntries(new FormData(match.form!, match))).toEqual({
    intent: 'set-vehicle',
    source: 'vin',
    vin: '1NV4H18205B123456',
    catalogVehicleId: '90002',
  });
});

test('[PLUS-007] a plate has a form of its own before the VIN, whose hint has the market’s formats', () => {
  const find = (intent: string) => ({ target: { action: '/user/myVehicle', intent } });
  const plate = { ...find('find-plate'), examples: ['ABC1D23', 'ABC-1234'], matches: vinMatches };
  show({ vin: find('find-vin'), plate });
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ name }) => name)).toEqual(['plate', 'vin']);
  const [field] = fields;
  expect(document.getElementById(field!.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Example: ABC1D23, ABC-1234',
  );
  fireEvent.change(field!, { target: { value: 'abc1d23' } });
  expect(Object.fromEntries(new FormData(field!.form!))).toEqual({ intent: 'find-plate', plate: 'abc1d23' });
  const match = screen.getByRole<HTMLButtonElement>('button', { name: vinMatches[1]!.name });
  // A plate proves no engine, as a VIN does: the fit proof names the shopper's choice.
  expect(Object.fromEntries(new FormData(match.form!, match))).toEqual({
    intent: 'set-vehicle',
    catalogVehicleId: '90002',
  });
});

test('[PLUS-007] without a setting of the market nothing asks for a plate', () => {
  show({ vin: { target: { action: '/user/myVehicle', intent: 'find-vin' } } });
  expect(screen.queryByRole('textbox', { name: 'License plate' })).toBeNull();
});

test('[VEHST-009] saved vehicles, recent ones and none are forms of their own', () => {
  show({ saved: [halden], recent, clear: { action: '/actions', intent: 'clear-vehicle' } });
  const sent = (name: string, scope = screen.getAllByRole<HTMLButtonElement>('button', { name })[0]!) =>
    Object.fromEntries(new FormData(scope.form!, scope));
  expect(sent('Use this vehicle')).toEqual({ intent: 'set-vehicle', vehicleId: 'v1' });
  expect(sent(recent[1]!.name)).toEqual({ intent: 'set-vehicle', catalogVehicleId: '90044' });
  expect(sent('Shop without a vehicle')).toEqual({ intent: 'clear-vehicle' });
});

test('[VEHST-009] saved vehicles stand below the levels, which stay in place when they come', () => {
  show({ saved: [halden], clear: { action: '/actions', intent: 'clear-vehicle' } });
  const [first] = screen.getAllByRole('button', { name: 'Use this vehicle' });
  for (const above of [select('Engine'), screen.getByRole('button', { name: 'Shop without a vehicle' })])
    expect(above.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('saved vehicles are managed where the shop says, and nowhere in a shop without such a page', () => {
  const { rerender } = show({ saved: [halden], manageHref: '/garage' });
  expect(screen.getByRole('link', { name: 'Manage vehicles' }).getAttribute('href')).toBe('/garage');
  rerender(element({ saved: [halden] }));
  expect(screen.queryByRole('link', { name: 'Manage vehicles' })).toBeNull();
});
