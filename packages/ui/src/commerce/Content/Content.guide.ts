import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Pages of content: questions with answers, text that editors wrote.',
  instead: [
    { when: 'sections are few and need no filter', use: 'Accordion' },
    { when: 'the words are the page’s own', use: 'Text and Heading' },
    { when: 'a store is meant, with hours and stock', use: 'StoreCard' },
  ],
  anatomy: [
    'FaqList: a search field, groups with a heading, questions that unfold',
    'RichText: headings of level 2 and 3, paragraphs, lists, links',
    'ContentBlocks: what an editor built, block by block',
    'EventList: a heading, cards of a day, a place and a few words, past ones below',
    'RepairGuide: cautions, numbered steps, figures; beside them difficulty, time, tools and parts',
    'RepairShopList: how many were found, rows of a name, rating, address, distance and phone',
    'AppLinks: badges of the app stores, a code for the camera of a phone',
    'InfoCards: a heading, cards of a title, a few words and a link',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next question' },
    { keys: 'Enter, Space', does: 'unfolds or folds the answer' },
    { keys: 'Enter', does: 'in the search field: asks for the page with what was typed' },
  ],
  content: ['Ask as a shopper asks.', 'Answer in the first sentence; reasons come after it.'],
  do: ['Hand RichText nothing that the server has not cleaned.', 'Link to an answer by its id.'],
  dont: ['Do not put a page of terms into FaqList: what is searched by the browser should be open.'],
};
