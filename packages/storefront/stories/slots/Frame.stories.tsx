import type { Meta } from '@storybook/react-vite';
import { shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';
import { pointsAt } from './pointsAt.tsx';

const home: Visit = { route: 'home', path: '/' };

export default { ...shopPages, title: 'Slots/Frame' } satisfies Meta;

export const Header = pointsAt('header', home);
export const Footer = pointsAt('footer', home);
