import type enUS from '../../../packages/storefront/messages/en-US.json';
import { IntlMessageFormat } from 'intl-messageformat';
import { useMarket } from '../.storybook/shopMarket.ts';

type ShopWord = keyof typeof enUS;

/** The shop's own messages. */
const messages = import.meta.glob<Record<ShopWord, string>>('../../../packages/storefront/messages/*.json', {
  import: 'default',
  eager: true,
});

const messagesOf = (locale: string): Record<ShopWord, string> =>
  messages[`../../../packages/storefront/messages/${locale}.json`]!;

/** What no page of the shop says: long words, wrong ones, and blocks that it has no place for yet. */
const words = {
  relatedParts: {
    en: 'Deals that fit your {vehicle}',
    es: 'Ofertas para tu {vehicle}',
    pt: 'Ofertas que servem no seu {vehicle}',
  },
  emailFault: {
    en: 'Enter an email address like name@example.com.',
    es: 'Escribe un correo como nombre@ejemplo.com.',
    pt: 'Digite um e-mail como nome@exemplo.com.',
  },
  declined: {
    en: 'The bank declined the card. Nothing was charged. Try another card or way to pay.',
    es: 'El banco rechazó la tarjeta. No se cobró nada. Prueba otra tarjeta u otra forma de pago.',
    pt: 'O banco recusou o cartão. Nada foi cobrado. Tente outro cartão ou outra forma de pagamento.',
  },
  noSuchOrder: {
    en: 'No order has this number and this email or phone. Check both and try again.',
    es: 'Ningún pedido tiene este número y este correo o teléfono. Revísalos e inténtalo de nuevo.',
    pt: 'Nenhum pedido tem este número e este e-mail ou telefone. Confira os dois e tente de novo.',
  },
  ordersLead: {
    en: 'Online and in stores, of the last three years.',
    es: 'En línea y en tiendas, de los últimos tres años.',
    pt: 'On-line e nas lojas, dos últimos três anos.',
  },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento', pt: 'Manutenção' },
  shop: { en: 'Shop parts', es: 'Comprar piezas', pt: 'Comprar peças' },
  orderArrives: {
    en: 'Order {number} arrives {date}',
    es: 'El pedido {number} llega el {date}',
    pt: 'O pedido {number} chega {date}',
  },
  wrongPassword: {
    en: 'Email and password do not match an account. Check both, or reset the password.',
    es: 'El correo y la contraseña no coinciden con una cuenta. Revísalos o restablece la contraseña.',
    pt: 'E-mail e senha não correspondem a uma conta. Confira os dois ou redefina a senha.',
  },
  help: { en: 'Repair help', es: 'Guías de reparación', pt: 'Guias de reparo' },
  longJob: {
    en: 'and electromechanical components',
    es: 'y componentes electromecánicos',
    pt: 'e componentes eletromecânicos',
  },
  loanTool: { en: 'Loan a tool', es: 'Préstamo de herramienta', pt: 'Empréstimo de ferramenta' },
  loanNote: { en: 'The deposit comes back', es: 'El depósito se devuelve', pt: 'O depósito é devolvido' },
  batteryTest: { en: 'Free battery test', es: 'Prueba de batería gratis', pt: 'Teste de bateria grátis' },
  everyStore: { en: 'At every store', es: 'En todas las tiendas', pt: 'Em todas as lojas' },
  oilDue: { en: 'Oil and filter, soon', es: 'Aceite y filtro, pronto', pt: 'Óleo e filtro, em breve' },
  wrongTerm: { en: 'braek rotorz', es: 'diskos de fremo', pt: 'diskos de frieo' },
  longPart: {
    en: 'with heavy-duty tow package, electromechanical parking brake and stainless-steel hardware',
    es: 'con paquete de remolque pesado, freno de estacionamiento electromecánico y herrajes inoxidables',
    pt: 'com pacote de reboque pesado, freio de estacionamento eletromecânico e ferragens inoxidáveis',
  },
  partsFailed: {
    en: 'These parts did not load',
    es: 'Estas piezas no se cargaron',
    pt: 'Estas peças não carregaram',
  },
  restWorks: {
    en: 'The rest of the shop works.',
    es: 'Lo demás de la tienda funciona.',
    pt: 'O restante da loja funciona.',
  },
  cartFailed: { en: 'Your cart did not load', es: 'Tu carrito no se cargó', pt: 'Seu carrinho não carregou' },
  nothingLost: {
    en: 'Nothing in it is lost.',
    es: 'Nada de lo que contiene se perdió.',
    pt: 'Nada do que está nele se perdeu.',
  },
  completeJob: { en: 'Complete the job', es: 'Completa el trabajo', pt: 'Complete o serviço' },
  terms: {
    en: '90-day returns, limited lifetime warranty.',
    es: 'Devoluciones en 90 días, garantía limitada de por vida.',
    pt: 'Devolução em 90 dias, garantia limitada vitalícia.',
  },
} as const;

type OwnWord = keyof typeof words;
export type PageWord = OwnWord | ShopWord;

type Language = keyof (typeof words)[OwnWord];

const isOwn = (word: PageWord): word is OwnWord => Object.hasOwn(words, word);

/** The words of a page in the language of the story's market; `{name}` in them is put in. */
export function usePageWords() {
  const { language, locale } = useMarket();
  return (word: PageWord, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = isOwn(word) ? words[word][language as Language] : messagesOf(locale)[word];
    return String(new IntlMessageFormat(text, locale).format(values));
  };
}

/** Every word of one market, for the test that looks for words of another. */
export const wordsIn = ({ language, locale }: { language: string; locale: string }): readonly string[] => [
  ...Object.values(words).map((word) => word[language as Language]),
  ...Object.values(messagesOf(locale)),
];
