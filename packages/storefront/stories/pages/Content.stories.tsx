import type { Meta } from '@storybook/react-vite';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const at = (name: string): Visit => ({ route: 'landing', path: `/lp/${name}` });

export default { ...shopPages, title: 'Pages/Content' } satisfies Meta;

export const Text = opensPlain(at('termsAndConditions'));
export const Questions = opensPlain(at('faqs'));
export const Failed = opensAlike({ ...at('termsAndConditions'), fails: ['content.page'] });
export const CookieSettings = opensState({ route: 'cookieSettings', path: '/cookieSettings' });
