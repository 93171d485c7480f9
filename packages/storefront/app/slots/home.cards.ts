export { HomeCards as default } from '../pages/home/HomeSections.tsx';
