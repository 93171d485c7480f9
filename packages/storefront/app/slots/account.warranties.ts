export { WarrantiesCard as default } from '../pages/account/AccountCards.tsx';
