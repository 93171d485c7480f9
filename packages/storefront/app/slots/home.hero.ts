export { HomeHero as default } from '../pages/home/HomeSections.tsx';
