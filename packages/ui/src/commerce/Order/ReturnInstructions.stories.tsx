import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import type { ReturnSlip } from '../model/returnSlip.ts';
import { ReturnInstructions } from './ReturnInstructions.tsx';

const meta = { title: 'Commerce/ReturnInstructions', component: ReturnInstructions } satisfies Meta;
export default meta;

const toStore: ReturnSlip = {
  method: 'store',
  code: 'K7M2QX',
  store: {
    name: '1420 Harbor Blvd',
    place: '1420 Harbor Blvd, San Diego, CA 92110',
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '08:00', close: '21:00' })),
  },
};
const byMail: ReturnSlip = {
  method: 'mail',
  code: 'K7M2QX',
  sendTo: ['Returns West', '900 Depot Rd', 'Reno, NV 89502'],
};

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'to a store': <ReturnInstructions slip={toStore} storesHref="#stores" />,
        'to any store': (
          <ReturnInstructions slip={{ method: 'store', code: 'K7M2QX' }} storesHref="#stores" />
        ),
        'by mail': <ReturnInstructions slip={byMail} storesHref="#stores" />,
        'a used part by mail': <ReturnInstructions slip={{ ...byMail, isCore: true }} storesHref="#stores" />,
      }}
    />
  ),
};
