import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { RadioCard, RadioCards } from '../RadioCards/RadioCards.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FieldOfForm } from './Form.tsx';
import type { FieldIssue, FormRules } from './formRules.ts';

const messages: Readonly<Record<string, string>> = {
  email: 'Enter an email, for example sam@example.com.',
  zip: 'ZIP code has 5 digits, for example 92110.',
  way: 'Choose a delivery method.',
};
const rules: FormRules<FieldIssue> = {
  validate: (values) => ({
    issues: Object.keys(messages)
      .filter((field) => !values[field])
      .map((field) => ({ field })),
  }),
};

const fields = (field: FieldOfForm) => (
  <>
    <FieldGroup legend="Delivery">
      <TextField label="Email" type="email" {...field('email')} />
      <TextField label="ZIP code" inputMode="numeric" {...field('zip')} />
      <RadioCards legend="Delivery method" {...field('way')}>
        <RadioCard value="pickup" label="Pick up" description="Today at 1420 Harbor Blvd" end="Free" />
        <RadioCard value="regular" label="Standard delivery" description="Wed, Nov 25" end="$5.99" />
      </RadioCards>
    </FieldGroup>
    <Button type="submit" variant="primary">
      Continue
    </Button>
  </>
);

const meta = {
  component: Form,
  title: 'Components/Form',
  args: {
    rules,
    issueText: ({ field }) => messages[field] ?? '',
    children: fields,
    onSubmit: (event) => event.preventDefault(),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const AfterAFailedSubmit: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('alert')).toHaveFocus();
  },
};

export const AnswerOfTheServer: Story = {
  args: {
    issues: [{ field: 'zip' }],
    issueText: () => 'We do not deliver there yet.',
    labels: { zip: 'ZIP code' },
  },
};

export const WithoutSummary: Story = {
  args: {
    withSummary: false,
    children: (field) => (
      <>
        <TextField label="ZIP code" inputMode="numeric" {...field('zip')} />
        <Button type="submit">Save</Button>
      </>
    ),
  },
};
