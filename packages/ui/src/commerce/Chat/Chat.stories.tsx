import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import * as styles from '../fixtures/support.css.ts';
import { chatMessages, chatWindow, longMessage } from '../fixtures/support.ts';
import type { ChatState } from './chat.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { ChatWindow, type ChatTalk, type ChatWays } from './ChatWindow.tsx';
import { ProactiveChat } from './ProactiveChat.tsx';

const meta = {
  title: 'Commerce/Chat',
  component: ChatWindow,
  subcomponents: { ChatLauncher, ProactiveChat },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const hours = 'every day, 7 am to 11 pm';
const long =
  'Monday to Friday from 7 am to 11 pm, on Saturdays, Sundays and public holidays from 8 am to 9 pm';

const shown = (state: ChatState, talk: Partial<ChatTalk> = {}, ways: Partial<ChatWays> = {}) => (
  <ChatWindow
    {...chatWindow}
    state={state}
    talk={{ ...chatWindow.talk, ...talk }}
    ways={{ ...chatWindow.ways, ...ways }}
    className={styles.chat}
  />
);

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'launcher, open': <ChatLauncher status="open" href="/customerinfo" />,
        'launcher, checking': <ChatLauncher status="checking" href="/customerinfo" />,
        'launcher, closed': <ChatLauncher status="closed" href="/customerinfo" hours={hours} />,
        'launcher, closed, long hours': <ChatLauncher status="closed" href="/customerinfo" hours={long} />,
        proposal: <ProactiveChat href="/customerinfo" onClose={nothing} />,
      }}
    />
  ),
};

export const Conversation: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () => shown('open', { writer: 'Dana' }),
};

export const LongConversation: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () =>
    shown('open', {
      messages: [...chatMessages, longMessage],
      composer: { ...chatWindow.talk.composer, unsent: 'Thank you' },
    }),
};

export const Ended: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () => shown('ended'),
};

export const EndedAndMailed: StoryObj = { render: () => shown('ended', { isTranscriptSent: true }) };

export const Connecting: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () => shown('connecting'),
};

export const Away: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () => shown('away', {}, { hours: long }),
};

export const Failed: StoryObj = {
  parameters: { visual: { widths: [440] } },
  render: () => shown('failed', {}, { onRetry: nothing }),
};
