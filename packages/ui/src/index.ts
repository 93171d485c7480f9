export * from './commerce/index.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { Alert, type AlertProps } from './components/Alert/Alert.tsx';
export { AsideLayout, type AsideLayoutProps } from './components/AsideLayout/AsideLayout.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { cappedCount } from './components/Badge/cappedCount.ts';
export { CountBadge, type CountBadgeProps } from './components/Badge/CountBadge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export {
  DefinitionList,
  type Definition,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldFault,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export * from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Image, type ImageProps } from './components/Image/Image.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { PageBody, type PageBodyProps } from './components/PageBody/PageBody.tsx';
export { PageProgress, type PageProgressProps } from './components/PageProgress/PageProgress.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export type { ComponentGuide } from './components/private/componentGuide.ts';
export type { FieldProps } from './components/private/fieldProps.ts';
export { useHydrated } from './components/private/useHydrated.ts';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { QuantityField, type QuantityFieldProps } from './components/QuantityField/QuantityField.tsx';
export {
  RadioCard,
  RadioCards,
  type RadioCardProps,
  type RadioCardsProps,
} from './components/RadioCards/RadioCards.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StepNumber, type StepNumberProps } from './components/StepNumber/StepNumber.tsx';
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Table, type TableProps } from './components/Table/Table.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export {
  toastPositions,
  toastTime,
  type QueuedToast,
  type ToastAction,
  type ToastPosition,
  type ToastRequest,
  type ToastState,
  type ToastType,
} from './components/Toast/toast.ts';
export { addSnackbar, createToastQueue, type ToastQueue } from './components/Toast/toastQueue.ts';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { DateStyle, FormatOptions, Formats, MoneyOptions, MoneyParts } from './i18n/formats.ts';
export type { FirstStrings, LateStrings, UiStrings } from './i18n/messages.ts';
export {
  UiProvider,
  useFormat,
  useImageUrl,
  useLinkComponent,
  useLocale,
  useStrings,
  type ImageUrl,
  type LinkComponent,
  type UiProviderProps,
} from './i18n/UiProvider.tsx';
export { inlineDrawings, type Drawings } from './drawings/drawings.ts';
