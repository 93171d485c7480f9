import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet } from '../fixtures/Sheet.tsx';
import {
  citra,
  engines,
  halden,
  levels,
  longVehicle,
  makes,
  models,
  recent,
  versionLevels,
  vinMatches,
  years,
} from '../fixtures/vehicles.ts';
import type { PickerLevel, PickerLevelName } from '../model/vehicle.ts';
import { NoVehicles } from './NoVehicles.tsx';
import { PlateFinder } from './PlateFinder.tsx';
import { VehicleBar } from './VehicleBar.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';
import { VinFinder } from './VinFinder.tsx';

const save = { action: '/actions', intent: 'set-vehicle' };
const remove = { action: '/actions', intent: 'remove-vehicle' };
const clear = { action: '/actions', intent: 'clear-vehicle' };
const findPlate = { action: '/user/myVehicle', intent: 'find-plate' };
const examples = ['ABC1D23', 'ABC-1234'];
const find = { action: '/user/myVehicle', intent: 'find-vin' };

const meta = {
  title: 'Commerce/Vehicle',
  component: VehiclePicker,
  subcomponents: { PlateFinder, VinFinder, VehicleBar, VehicleCard, NoVehicles },
  parameters: {
    playgrounds: {
      PlateFinder: { args: { target: findPlate, save, plate: 'BRA2E19', examples, matches: vinMatches } },
      VinFinder: { args: { target: find, save, vin: '1NV4H18205B123456', matches: vinMatches } },
    },
  },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const picker = (props: Partial<VehiclePickerProps>) => (
  <VehiclePicker levels={levels} action="/user/myVehicle" save={save} onPick={nothing} {...props} />
);
const first: PickerLevel[] = [
  { name: 'year', items: years },
  { name: 'make' },
  { name: 'model' },
  { name: 'engine' },
];

export const Stacked: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'nothing picked': picker({ levels: first, vin: { target: find }, clear }),
        'a level loads': picker({
          levels: [...levels.slice(0, 2), { name: 'model', loading: true }, { name: 'engine' }],
        }),
        'a level failed': picker({
          levels: [levels[0]!, { name: 'make', error: true }, { name: 'model' }, { name: 'engine' }],
        }),
        'nothing found': picker({
          levels: [...levels.slice(0, 2), { ...levels[2]!, value: 'Halden' }, { name: 'engine', items: [] }],
        }),
        'garage, recent, current': picker({
          saved: [halden, citra, longVehicle],
          manageHref: '/user/myVehicle/manage/',
          recent,
          current: { name: longVehicle.name, remove },
          vin: { target: find },
          clear,
        }),
        'without script': picker({ onPick: undefined }),
        'without script, last level': picker({
          onPick: undefined,
          levels: [
            ...levels.slice(0, 2),
            { ...levels[2]!, value: 'Halden' },
            { name: 'engine', items: engines },
          ],
        }),
      }}
    />
  ),
};

export const Vin: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'looked up': picker({
          levels: first,
          vin: { target: find, vin: '1NV4H18205B123456', matches: vinMatches },
        }),
        'one vehicle': picker({
          levels: first,
          vin: { target: find, vin: '1NV4H18205B123456', matches: vinMatches.slice(0, 1) },
        }),
        error: picker({
          levels: first,
          vin: { target: find, vin: '1NV4H18205B12345', error: 'A VIN has 17 characters; this one has 16.' },
        }),
        pending: picker({ levels: first, vin: { target: find, vin: '1NV4H18205B123456', pending: true } }),
      }}
    />
  ),
};

export const Plate: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'beside the VIN': picker({
          variant: 'compact',
          levels: versionLevels,
          plate: { target: findPlate, examples },
          vin: { target: find },
        }),
        stacked: picker({
          levels: first,
          plate: { target: findPlate, examples, plate: 'BRA2E19', matches: vinMatches },
          vin: { target: find },
        }),
        'not found': picker({
          levels: first,
          plate: { target: findPlate, examples, plate: 'ZZZ9Z99', error: 'We couldn’t find this plate.' },
        }),
      }}
    />
  ),
};

export const Compact: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'four levels': picker({ variant: 'compact', vin: { target: find } }),
        'five levels': picker({ variant: 'compact', levels: versionLevels }),
        'a level failed': picker({
          variant: 'compact',
          levels: [levels[0]!, { name: 'make', error: true }, { name: 'model' }, { name: 'engine' }],
        }),
        'without script': picker({ variant: 'compact', onPick: undefined }),
      }}
    />
  ),
};

/** Answers as a storefront would. */
function WorkingPicker() {
  const [picked, setPicked] = useState<Partial<Record<PickerLevelName, string>>>({});
  const lists = { year: years, make: makes, model: models, version: [], engine: engines };
  const order = ['year', 'make', 'model', 'engine'] as const;
  const pick = (level: PickerLevelName, value: string) => {
    const at = order.findIndex((name) => name === level);
    setPicked({
      ...Object.fromEntries(order.slice(0, at).map((name) => [name, picked[name]])),
      [level]: value,
    });
  };
  return picker({
    onPick: pick,
    levels: order.map((name, at) => ({
      name,
      ...((at === 0 || picked[order[at - 1]!]) && { items: lists[name] }),
      value: picked[name],
    })),
    vin: { target: find },
    clear,
  });
}

export const Working: StoryObj = { render: () => <WorkingPicker /> };

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      states={{
        preferred: (
          <VehicleCard vehicle={halden} shopHref="/parts" changeHref="/user/myVehicle" remove={remove} />
        ),
        'with a nickname': (
          <VehicleCard
            vehicle={citra}
            shopHref="/parts"
            detailsHref="/user/vehicleDetails/v2"
            prefer={save}
            remove={remove}
          />
        ),
        'long text': <VehicleCard vehicle={longVehicle} shopHref="/parts" prefer={save} remove={remove} />,
        none: <NoVehicles href="/user/myVehicle" />,
      }}
    />
  ),
};

export const Bar: StoryObj = {
  render: () => (
    <Sheet
      states={{
        vehicle: <VehicleBar href="/user/myVehicle" vehicle={halden.name} />,
        'long text': <VehicleBar href="/user/myVehicle" vehicle={longVehicle.name} />,
        'no vehicle': <VehicleBar href="/user/myVehicle" />,
        'with a picker': (
          <VehicleBar href="/user/myVehicle">{picker({ variant: 'compact', levels: first })}</VehicleBar>
        ),
      }}
    />
  ),
};
