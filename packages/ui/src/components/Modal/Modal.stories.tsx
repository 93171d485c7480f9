import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  component: Modal,
  title: 'Components/Modal',
  // In a frame of its own, or what opens would lie over the page about it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Filters',
    children: (
      <>
        <Checkbox end="8">Front</Checkbox>
        <Checkbox end="6">Rear</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="outline">Clear all</Button>
    <Button variant="primary">Show 24 parts</Button>
  </>
);

/** Open, as a shopper sees it. */
export const Open: Story = { args: { footer } };

export const Large: Story = { args: { size: 'l', footer } };

/** The title breaks, the content scrolls, the actions stay. */
export const LongText: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    title: 'Selecione a loja em que você quer retirar o seu pedido e devolver a peça usada',
    children: Array.from({ length: 24 }, (_, at) => (
      <Checkbox key={at} end={`${at + 1}`}>
        Avenida Engenheiro Luís Carlos Berrini, {at + 100}, São Paulo
      </Checkbox>
    )),
    footer: (
      <>
        <Button variant="outline">Limpar todos os filtros</Button>
        <Button variant="primary">Mostrar as 24 lojas mais próximas</Button>
      </>
    ),
  },
};

export const Question: Story = {
  args: {
    size: 's',
    role: 'alertdialog',
    title: 'Remove the vehicle?',
    children: 'It leaves your garage; its orders stay.',
    footer: <Button variant="danger">Remove</Button>,
  },
};

/** Opened by a button; asks before it closes. */
export const AsksBeforeClosing: Story = {
  render: function Asking(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal {...args} isOpen={isOpen} confirmClose onClose={() => setOpen(false)} />
      </>
    );
  },
};
