export { EmailField, NameFields, PhoneField, PostalCodeField } from './PersonFields.tsx';
export { personKinds, usePersonLabels } from './usePersonLabels.ts';
