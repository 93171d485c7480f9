/** Everything a form is made of. */
export { FirstSubmit } from '../components/AddressFields/FillButton.tsx';
export {
  AddressFields,
  type AddressFieldProps,
  type AddressFieldsProps,
  type AddressFieldSpec,
} from '../components/AddressFields/AddressFields.tsx';
export {
  CardFieldsFrame,
  type CardFieldsFrameProps,
} from '../components/CardFieldsFrame/CardFieldsFrame.tsx';
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { DateField, type DateFieldProps } from '../components/DateField/DateField.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldFault,
} from '../components/ErrorSummary/ErrorSummary.tsx';
export { FieldGroup, type FieldGroupProps } from '../components/FieldGroup/FieldGroup.tsx';
export { errorWhenLeft, type ErrorPolicy, type FormFieldState } from '@driveline/validation';
export { Form, type FieldOfForm, type FormProps } from '../components/Form/Form.tsx';
export type { FieldIssue, FormRules, Texts } from '../components/Form/formRules.ts';
export {
  useCheckedForm,
  type CheckedForm,
  type CheckedFormOptions,
  type FormField,
} from '../components/Form/useCheckedForm.ts';
export { OneTimeCode, type OneTimeCodeProps } from '../components/OneTimeCode/OneTimeCode.tsx';
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx';
export type { FieldProps } from '../components/private/fieldProps.ts';
export { QuantityField, type QuantityFieldProps } from '../components/QuantityField/QuantityField.tsx';
export {
  RadioCard,
  RadioCards,
  type RadioCardProps,
  type RadioCardsProps,
} from '../components/RadioCards/RadioCards.tsx';
export { Select, type SelectProps } from '../components/Select/Select.tsx';
export { Switch, type SwitchProps } from '../components/Switch/Switch.tsx';
export {
  TaxDocumentFields,
  type TaxDocumentFieldsProps,
} from '../components/TaxDocumentFields/TaxDocumentFields.tsx';
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx';
export { TextField, type Normalize, type TextFieldProps } from '../components/TextField/TextField.tsx';
