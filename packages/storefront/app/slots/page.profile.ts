export { ProfilePage as default } from '../pages/account/ProfilePage.tsx';
