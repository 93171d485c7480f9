import type { OrderMailWords } from './index.ts';

export const ptBR: OrderMailWords = {
  news: {
    'order-placed': {
      subject: 'Seu pedido {number}',
      intro: 'Obrigado pelo pedido. Estamos preparando tudo.',
    },
    'order-waiting': {
      subject: 'Seu pedido {number}: falta o pagamento',
      intro:
        'Obrigado pelo pedido. Reservamos suas peças e vamos prepará-las assim que o pagamento for confirmado.',
    },
    'order-paid': {
      subject: 'Recebemos o pagamento do pedido {number}',
      intro: 'Obrigado pelo pagamento. Estamos preparando seu pedido.',
    },
    'order-ready': {
      subject: 'Seu pedido {number} está pronto para retirada',
      intro: 'Suas peças estão prontas. Traga um documento com foto e o código de retirada.',
    },
    'order-shipped': { subject: 'Seu pedido {number} está a caminho', intro: 'Seu pacote já saiu.' },
    'order-delivered': {
      subject: 'Seu pedido {number} foi entregue',
      intro:
        'Seu pacote chegou. Se uma peça não servir ou não for o que você precisa, você pode devolvê-la pelo seu pedido.',
    },
    'order-delayed': {
      subject: 'Seu pedido {number} está atrasado',
      intro:
        'Seu pedido está demorando mais do que prometemos; pedimos desculpas. Avisaremos assim que houver novidade. Você pode cancelar até o envio.',
    },
    'order-undeliverable': {
      subject: 'Não conseguimos entregar seu pedido {number}',
      intro:
        'A transportadora não conseguiu entregar este pacote. Estamos reembolsando o que você pagou por ele.',
    },
    'order-cancelled': {
      subject: 'Pedido {number}: cancelado',
      intro: 'Estes itens foram cancelados. Não vamos cobrar por eles e reembolsaremos o que você já pagou.',
    },
    'order-expired': {
      subject: 'Seu pedido {number} não foi pago a tempo',
      intro:
        'Não recebemos seu pagamento a tempo e cancelamos o pedido. Se ainda precisar das peças, faça um novo pedido.',
    },
    'order-refunded': {
      subject: 'Reembolso da sua devolução {number}',
      intro: 'Reembolsamos sua devolução na mesma forma de pagamento.',
    },
    'order-payment-reminder': {
      subject: 'Seu pedido {number} aguarda o pagamento',
      intro: 'Suas peças ficam reservadas até o pagamento ser confirmado.',
    },
    'return-announced': {
      subject: 'Sua devolução {number}',
      intro: 'Registramos sua devolução. Veja o que fazer agora.',
    },
    'return-received': {
      subject: 'Recebemos sua devolução {number}',
      intro: 'Sua devolução chegou. Estamos processando seu reembolso.',
    },
  },
  hello: 'Olá, {name}!',
  number: 'Número do pedido: {number}',
  pickup: 'Retirada em {place}',
  ready: 'Pronto a partir de {when}',
  code: 'Código de retirada: {code}',
  delivery: 'Entrega em {place}',
  arrives: 'Chega {when}',
  quantity: 'Quantidade {count}',
  goods: 'Itens',
  savings: 'Desconto',
  core: 'Depósito da peça usada, reembolsado quando você a devolver',
  shipping: 'Frete',
  tax: 'Impostos',
  taxIncluded: 'Impostos incluídos',
  total: 'Total',
  afterCore: 'Total após a devolução da peça usada',
  card: 'Pago com o cartão com final {lastFour}',
  fits: 'Para seu {vehicle}',
  footer: 'Você recebeu este e-mail porque fez um pedido. Não responda a esta mensagem.',
  tracking: '{carrier}, código de rastreio {number}',
  returnItems: 'Sua devolução',
  bringTo: 'Leve a qualquer uma de nossas lojas, por exemplo {place}.',
  bringAny: 'Leve a qualquer uma de nossas lojas.',
  sendLabel:
    'Embale, escreva o código de devolução no pacote e entregue em qualquer agência dos Correios. Nós pagamos o frete.',
  returnCode: 'Código de devolução: {code}',
  oldPart: 'peça usada',
  coreBack: 'Depósito da peça usada',
  refund: 'Reembolso',
  refundBy: 'Na sua conta até {date}',
  refundSent: 'Data do reembolso: {date}',
  payBy: 'Pague {amount} até {when}.',
  payHere: 'Ou abra a página de pagamento:',
  pay: {
    pix: { heading: 'Pague com Pix', code: 'Copie este código no app do seu banco:' },
    boleto: { heading: 'Pague o boleto', code: 'Use a linha digitável no app do seu banco:' },
    oxxo: { heading: 'Pague no OXXO', code: 'Mostre esta referência no caixa:' },
  },
};
