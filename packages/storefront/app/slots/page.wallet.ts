export { WalletPage as default } from '../pages/rewards/WalletPage.tsx';
