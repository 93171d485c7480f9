export { HistoryPage as default } from '../pages/garage/ServicePages.tsx';
