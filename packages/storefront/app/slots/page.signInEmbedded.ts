export { SignInEmbeddedPage as default } from '../pages/sign-in/SignInPage.tsx';
