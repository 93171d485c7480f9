export { HomeDeals as default } from '../pages/home/HomeSections.tsx';
