import type { LandingPage } from '../../src/landingPage.ts';

/** What shoppers ask. The answers promise what the rules of the shop do. */
export const us: LandingPage = {
  title: 'Questions and answers',
  lead: 'Short answers about orders, pickup, returns, rewards and your vehicle.',
  sections: [],
  questions: [
    {
      id: 'orders',
      title: 'Orders and payment',
      items: [
        {
          id: 'track',
          question: 'Where is my order?',
          answer:
            'Track it with the order number and your email or phone, without an account. The number stands in the email that we sent when you ordered.',
        },
        {
          id: 'change',
          question: 'Can I change or cancel an order?',
          answer:
            'You can cancel a shipment until it has left. Open the order and choose to cancel; the money goes back the way you paid. To change parts, cancel and order again.',
        },
        {
          id: 'cards',
          question: 'Can I pay with several cards?',
          answer:
            'Yes. Gift cards, merchandise cards and rewards pay first, and a bank card or wallet pays the rest. What remains to pay stands there after each of them.',
        },
      ],
    },
    {
      id: 'pickup-and-delivery',
      title: 'Pickup and delivery',
      items: [
        {
          id: 'pickup-time',
          question: 'How fast is store pickup?',
          answer:
            'The cart shows the time for your store before you pay. Most orders wait for you within half an hour while the store is open.',
        },
        {
          id: 'delivery-time',
          question: 'When does a delivery arrive?',
          answer:
            'Every part shows its day before you buy, for your postal code. Next day is offered where it can be kept, with the time until which to order.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Returns and core deposits',
      items: [
        {
          id: 'return',
          question: 'How do I return a part?',
          answer:
            'You have 90 days for a part that was not installed. Start the return from the order, then bring the part to any store or send it with the label.',
        },
        {
          id: 'core',
          question: 'What is a core charge?',
          answer:
            'A deposit on the old part, which is rebuilt. Bring the old one within 90 days and the deposit comes back in full.',
        },
      ],
    },
    {
      id: 'rewards',
      title: 'Rewards',
      items: [
        {
          id: 'earn',
          question: 'How do I earn rewards?',
          answer:
            'Every full $10 of parts earns one credit, after discounts and without core, shipping and tax. 20 credits become a $10 reward by themselves.',
        },
        {
          id: 'spend',
          question: 'How do I use rewards?',
          answer:
            'Sign in before you pay. The last step of the checkout offers your balance, and what it does not cover is paid another way.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Account',
      items: [
        {
          id: 'guest',
          question: 'Do I need an account?',
          answer:
            'No. An account keeps your vehicles, addresses, orders and rewards; buying, tracking and returning work without one.',
        },
      ],
    },
    {
      id: 'vehicles',
      title: 'Vehicles and fit',
      items: [
        {
          id: 'fit',
          question: 'How do I know that a part fits?',
          answer:
            'Choose your vehicle by year, make, model and engine, or by its VIN. Every part then says whether it fits, what was checked, and asks one question where your model was built in two ways. The answer is kept with your order. A part that we said fits and does not is taken back without a fee.',
        },
        {
          id: 'vin',
          question: 'Where do I find my VIN?',
          answer:
            'It has 17 characters and stands at the foot of the windshield on the driver’s side, on the label of the driver’s door, and on the registration.',
        },
      ],
    },
  ],
};
