export { CompletePage as default } from '../pages/sign-in/CompletePage.tsx';
