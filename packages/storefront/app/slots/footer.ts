export { Footer as default } from '../shell/footer/Footer.tsx';
