import type { Meta } from '@storybook/react-vite';
import { shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';
import { pointsAt } from './pointsAt.tsx';

const home: Visit = { route: 'home', path: '/' };

export default { ...shopPages, title: 'Slots/Home' } satisfies Meta;

export const Hero = pointsAt('home.hero', home);
export const Parts = pointsAt('home.parts', home);
export const Jobs = pointsAt('home.jobs', home);
export const NearYou = pointsAt('home.nearYou', home);
export const Deals = pointsAt('home.deals', home);
export const Cards = pointsAt('home.cards', home);
