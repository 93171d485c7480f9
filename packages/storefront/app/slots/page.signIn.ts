export { SignInPage as default } from '../pages/sign-in/SignInPage.tsx';
