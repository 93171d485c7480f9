import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentForm } from './ConsentForm.tsx';

const meta = {
  component: ConsentForm,
  title: 'Commerce/Consent',
  args: {
    target: { action: '/cookieSettings', intent: 'save-consent' },
    categories: ['analytics', 'sessionReplay', 'attribution', 'survey'],
    accepted: ['analytics'],
  },
} satisfies Meta<typeof ConsentForm>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
