import type { Meta } from '@storybook/react-vite';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const chat: Visit = { route: 'chat', path: '/chat' };
const contact: Visit = { route: 'chatContact', path: '/customerinfo' };

export default { ...shopPages, title: 'Pages/Chat' } satisfies Meta;

export const Open = opensState(chat);
export const Failed = opensState({ ...chat, fails: ['chat.read'] });
export const BeforeIt = opensPlain(contact);
export const BeforeItFailed = opensAlike({ ...contact, fails: ['contact.topics'] });
