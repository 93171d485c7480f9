import { us as faqs } from '../faqs/us.ts';
import type { LandingPages } from '../../src/landingPage.ts';

/** Help and how-to pages. What they promise is what the shop does: days, credits and times are those of its rules. */
export const us: LandingPages = {
  faqs,
  'store-pick-up': {
    title: 'Store pickup',
    lead: 'Buy here, collect at the counter. Pickup is free.',
    sections: [
      {
        id: 'order',
        title: '1. Choose your store and order',
        paragraphs: [
          'Set your store, and parts show what lies on its shelves. In the cart choose pickup for each part; one order can mix pickup and delivery.',
        ],
      },
      {
        id: 'wait',
        title: '2. Wait for the message',
        paragraphs: [
          'We write when everything lies ready. Most orders are ready within half an hour while the store is open; an order placed at night is ready soon after opening.',
        ],
      },
      {
        id: 'collect',
        title: '3. Collect it',
        paragraphs: [
          'Bring the order number and a photo ID. Bring the old part too when there was a core charge: the deposit is returned on the spot.',
        ],
      },
    ],
  },
  'store-services': {
    title: 'What our stores do for you',
    lead: 'Most of it takes minutes and needs no appointment. Each store page lists what is done there.',
    sections: [
      {
        id: 'battery',
        title: 'Battery test and installation',
        paragraphs: [
          'We test battery, alternator and starter on the vehicle or at the counter, and install a new battery on most vehicles when you buy it.',
        ],
      },
      {
        id: 'check-engine',
        title: 'Check-engine reading',
        paragraphs: [
          'We read the stored codes and print what they mean and which causes are the most common. A code names a circuit, not always the broken part.',
        ],
      },
      { id: 'wipers', title: 'Wiper blades', paragraphs: ['Buy blades here and we put them on.'] },
      {
        id: 'recycling',
        title: 'Recycling',
        paragraphs: [
          'Bring used motor oil, transmission fluid and old batteries. Keep oil apart from coolant and fuel: mixed liquids cannot be taken.',
        ],
      },
    ],
  },
  'loan-a-tool': {
    title: 'Loan a tool',
    lead: 'A puller for one afternoon need not be bought.',
    sections: [
      {
        id: 'deposit',
        title: '1. Leave a deposit',
        paragraphs: [
          'You pay the price of the tool as a deposit at the counter of a store that lends tools. The store page says whether it does.',
        ],
      },
      {
        id: 'job',
        title: '2. Do the job',
        paragraphs: [
          'Ball-joint presses, pulley and bearing pullers, spring compressors, brake caliper tools, torque wrenches and timing sets are among what is lent. Ask how to set it up before you leave.',
        ],
      },
      {
        id: 'back',
        title: '3. Bring it back',
        paragraphs: ['Return it clean and complete within 90 days and the whole deposit comes back.'],
      },
    ],
  },
  'fix-finder': {
    title: 'Check-engine light: what to do first',
    lead: 'Steady or flashing makes the difference.',
    sections: [
      {
        id: 'flashing',
        title: 'It flashes',
        paragraphs: [
          'The engine misfires and unburned fuel is reaching the catalytic converter. Ease off, stop where it is safe, and do not drive on for longer than you must.',
        ],
      },
      {
        id: 'steady',
        title: 'It stays on',
        paragraphs: [
          'Tighten the fuel cap until it clicks and drive a few days: a loose cap is a common cause. If the light stays, have the codes read.',
        ],
      },
      {
        id: 'read',
        title: 'Have the codes read',
        paragraphs: [
          'The free check at our stores reads stored and pending codes and prints them with likely causes. Bring the print-out when you look for the part, and test before you replace.',
        ],
      },
    ],
  },
  'repair-help': {
    title: 'Help with repairs',
    lead: 'Where to start, and when to let somebody else do it.',
    sections: [
      {
        id: 'guides',
        title: 'Guides for your vehicle',
        paragraphs: [
          'Choose your vehicle and open the repair guides: steps, cautions, torque values and the parts for the job.',
        ],
      },
      {
        id: 'first',
        title: 'Good first jobs',
        paragraphs: [
          'Wiper blades, cabin and engine air filter, battery, bulbs, and an oil change need few tools and forgive mistakes. Our brake guide is a step further.',
        ],
      },
      {
        id: 'leave',
        title: 'Leave these to a workshop',
        paragraphs: [
          'Airbags, high-voltage systems of hybrids and electric cars, fuel lines under pressure and air conditioning need training and equipment.',
        ],
      },
    ],
  },
  'brake-guide': {
    title: 'Brake guide: pads and rotors',
    lead: 'What the noises mean, what to replace together, and how to bed new pads in.',
    sections: [
      {
        id: 'signs',
        title: 'Signs of wear',
        paragraphs: [
          'A high squeal while braking is often the wear indicator: plan new pads. Grinding is metal on metal: stop driving and look at once.',
          'A pulsing pedal points to rotors of uneven thickness. A pull to one side points to a sticking caliper or a hose.',
        ],
      },
      {
        id: 'measure',
        title: 'Measure before you buy',
        paragraphs: [
          'Replace pads at 3 mm of lining or less. The rotor has its minimum thickness cast or stamped on it; measure at several places. Pads and rotors are changed by the axle, never on one side.',
        ],
      },
      {
        id: 'material',
        title: 'Which material',
        paragraphs: [
          'Ceramic is quiet and leaves little dust, for everyday driving. Semi-metallic holds up to heat, for towing and mountains. Organic is soft and wears soonest.',
        ],
      },
      {
        id: 'job',
        title: 'While you are there',
        paragraphs: [
          'Clean and grease the slide pins, renew the hardware clips, and push the piston back slowly with an eye on the fluid reservoir. Fluid that is dark or two years old is changed. Use jack stands, never the jack alone.',
          'Before you drive, pump the pedal until it is firm.',
        ],
      },
      {
        id: 'bed-in',
        title: 'Bed them in',
        paragraphs: [
          'On an empty road make about ten moderate stops from 35 to 5 mph, half a minute apart, without holding the car still on hot brakes. Then let them cool while driving.',
        ],
      },
    ],
  },
  'battery-test': {
    title: 'Battery test',
    lead: 'A weak battery gives signs before the first cold morning.',
    sections: [
      {
        id: 'signs',
        title: 'Signs',
        paragraphs: [
          'The engine turns slowly, lights dim at idle, the clock forgets the time, or the battery is older than four years. Heat ages it; cold shows it.',
        ],
      },
      {
        id: 'volts',
        title: 'At home with a multimeter',
        paragraphs: [
          'After a night at rest 12.6 volts is full and 12.2 volts is half. With the engine running 13.7 to 14.7 volts says that the alternator charges.',
        ],
      },
      {
        id: 'store',
        title: 'At the store',
        paragraphs: [
          'The free test loads the battery, which volts alone cannot do, and checks alternator and starter. It takes about ten minutes; a flat battery is charged first.',
        ],
      },
      {
        id: 'right',
        title: 'The right one',
        paragraphs: [
          'Group size, terminals and cold-cranking amps must match. A car with start-stop needs AGM or EFB as it had. Some need the new battery registered with a scan tool. The old one is a core: bring it and get the deposit back.',
        ],
      },
    ],
  },
  savings: {
    title: 'Ways to save',
    lead: 'Deals, rewards and deposits that come back.',
    sections: [
      {
        id: 'deals',
        title: 'Deals and codes',
        paragraphs: [
          'Deals say until when they run. Codes that go together add up; of those that do not, the one that saves most counts. The cart says which, and why not the other.',
        ],
      },
      {
        id: 'rewards',
        title: 'Rewards',
        paragraphs: [
          'Every $10 of parts earns a credit, and 20 credits become a $10 reward by themselves. A reward can be spent for 90 days, a credit counts for 365.',
        ],
      },
      {
        id: 'core',
        title: 'Core deposits',
        paragraphs: ['Bring the old part within 90 days and the deposit comes back in full.'],
      },
    ],
  },
};
