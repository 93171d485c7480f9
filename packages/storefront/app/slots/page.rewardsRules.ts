export { RulesPage as default } from '../pages/rewards/RulesPage.tsx';
