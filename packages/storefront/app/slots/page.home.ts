export { HomePage as default } from '../pages/home/HomePage.tsx';
