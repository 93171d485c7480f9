export { HomeJobs as default } from '../pages/home/HomeSections.tsx';
