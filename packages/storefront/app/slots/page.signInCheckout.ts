export { SignInCheckoutPage as default } from '../pages/sign-in/SignInCheckoutPage.tsx';
