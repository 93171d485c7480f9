import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The vehicles of an account, with the maintenance that is due.',
  instead: [
    { when: 'the vehicle of a guest', use: 'VehicleCard' },
    { when: 'a choice of a vehicle', use: 'VehiclePicker' },
  ],
  anatomy: [
    'GarageCard: vehicle, mileage, next service',
    'MaintenanceTimeline: intervals, due first',
    'ServiceHistory: what was done, by year, and the form for more',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    { keys: 'Enter', does: 'on “Update mileage”: unfolds the field' },
  ],
  content: [
    'Due is said in distance and date, whichever comes first.',
    'An overdue service says since when.',
  ],
  do: ['Ask for the mileage where it is needed.'],
  dont: ['Do not tell a service overdue that nobody can know of.'],
};
