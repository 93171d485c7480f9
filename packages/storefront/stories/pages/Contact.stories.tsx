import type { Meta } from '@storybook/react-vite';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const topics: Visit = { route: 'contact', path: '/contactus' };
const form: Visit = { route: 'contact', path: '/contactus/orderQuestions' };

export default { ...shopPages, title: 'Pages/Contact' } satisfies Meta;

export const Topics = opensPlain(topics);
export const TopicsFailed = opensAlike({ ...topics, fails: ['contact.topics'] });
export const Form = opensPlain(form);
export const FormFaults = opensState({ ...form, post: () => ({ intent: 'contact', email: 'ana' }) });
