import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The car that everything is about: to be chosen, changed and forgotten.',
  instead: [{ when: 'a garage with its services', use: 'GarageCard' }],
  anatomy: [
    'VehiclePicker: a list for each level, or a VinFinder',
    'VehicleBar: the car of this page',
    'VehicleCard: a saved car and what can be done with it',
    'NoVehicles: the garage before the first',
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'in a closed list: step through it without choosing' },
    { keys: 'Enter, Tab', does: 'choose, and go on to the next list' },
    { keys: 'Backspace', does: 'goes one list up' },
  ],
  content: [
    'A car is year, make, model, engine, in the order of the market.',
    'A VIN’s help says where it stands on the car.',
  ],
  do: ['Save the last pick by itself; without script by a button.'],
  dont: ['Do not put a VIN into an address.'],
};
