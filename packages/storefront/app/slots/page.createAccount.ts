export { CreatePage as default } from '../pages/sign-in/CreatePage.tsx';
