export { ConsentPage as default } from '../pages/consent/ConsentPage.tsx';
