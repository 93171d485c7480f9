export { HomeNearYou as default } from '../pages/home/HomeSections.tsx';
