import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Choosing, changing and removing the shopper’s vehicle.',
  instead: [{ when: 'a garage with its services', use: 'GarageCard' }],
  anatomy: [
    'VehiclePicker: a list for each level, or a PlateFinder or VinFinder',
    'VehicleBar: the vehicle of this page',
    'VehicleCard: a saved vehicle and its actions',
    'NoVehicles: the empty garage',
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'in a closed list: step through it without choosing' },
    { keys: 'Enter, Tab', does: 'choose, and go on to the next list' },
    { keys: 'Backspace', does: 'goes one list up' },
  ],
  content: [
    'A vehicle is year, make, model, engine, in the order of the market.',
    'The VIN help says where to find it on the vehicle.',
  ],
  do: ['Save the vehicle on the last choice; without script, by a button.'],
  dont: ['Do not put a VIN or a plate into a URL.'],
};
