export { FooterPlace as default } from '../shell/footer/FootPlaces.tsx';
