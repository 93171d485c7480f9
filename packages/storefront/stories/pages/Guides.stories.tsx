import type { Meta } from '@storybook/react-vite';
import { guidePath } from '../answers.ts';
import { opensAlike, opensPlain, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const guides: Visit = { route: 'garage', path: '/user/repairGuides' };
const guide: Visit = { route: 'garage', path: guidePath };

export default { ...shopPages, title: 'Pages/Guides' } satisfies Meta;

export const Guides = opensPlain(guides);
export const GuidesFailed = opensAlike({ ...guides, fails: ['garage.repairGuide'] });
export const Guide = opensPlain(guide);
