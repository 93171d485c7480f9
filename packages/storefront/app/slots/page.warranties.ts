export { WarrantiesPage as default } from '../pages/warranties/WarrantiesPage.tsx';
