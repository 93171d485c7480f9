import type { Meta } from '@storybook/react-vite';
import { noVehicle } from '../answers.ts';
import { opens, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const home: Visit = { route: 'home', path: '/' };

export default { ...shopPages, title: 'Pages/Home' } satisfies Meta;

export const WithVehicle = opens(home);
export const WithoutVehicle = opens({ ...home, answers: noVehicle });
/** What does not answer is left out. */
export const DealsFailed = opensState({ ...home, fails: ['deals.list', 'content.page'] });
