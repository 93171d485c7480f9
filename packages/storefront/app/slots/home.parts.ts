export { HomeParts as default } from '../pages/home/HomeSections.tsx';
