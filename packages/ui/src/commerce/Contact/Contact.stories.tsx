import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import { contactWays, surveyPage } from '../fixtures/support.ts';
import { ChatLink } from './ChatLink.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { WhatsAppLink } from './WhatsAppLink.tsx';
import { ContactTab } from './ContactTab.tsx';

const meta = {
  title: 'Commerce/Contact',
  component: ContactPanel,
  subcomponents: { WhatsAppLink, ChatLink, ContactTab },
} satisfies Meta;
export default meta;

const { chat, ...others } = contactWays;
const long =
  'Monday to Friday from 7 am to 11 pm, on Saturdays, Sundays and on public holidays from 8 am to 9 pm';

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        tab: <ContactTab href="/contactus" />,
        'chat of a page': <ChatLink href="/chat" isOnPhones />,
        'WhatsApp of a page': <WhatsAppLink href="https://wa.me/525555550134?text=Hi" />,
        'all ways': <ContactPanel {...contactWays} />,
        'chat is closed': (
          <ContactPanel {...others} chat={{ ...chat, isOpen: false, hours: 'every day, 7 am to 11 pm' }} />
        ),
        'chat is closed, long hours': (
          <ContactPanel {...others} chat={{ ...chat, isOpen: false, hours: long }} />
        ),
        'chat was started just now': <ContactPanel {...others} chat={{ ...chat, isResting: true }} />,
        'without chat and survey': (
          <ContactPanel storeFeedback={others.storeFeedback} contactUs={others.contactUs} />
        ),
      }}
    />
  ),
};

export const Survey: StoryObj = {
  parameters: { visual: { widths: [560] } },
  render: () => (
    <ContactPanel {...contactWays} survey={{ href: surveyPage }} view="survey" onBack={() => undefined} />
  ),
};
