import type { OrderMailWords } from './index.ts';

export const ptBR: OrderMailWords = {
  news: {
    'order-placed': {
      subject: 'Seu pedido {number}',
      intro: 'Obrigado pelo seu pedido. Estamos preparando tudo.',
    },
    'order-waiting': {
      subject: 'Seu pedido {number}: falta o pagamento',
      intro: 'Obrigado pelo seu pedido. Guardamos suas peças e as preparamos assim que o pagamento chegar.',
    },
    'order-paid': {
      subject: 'Recebemos o pagamento do pedido {number}',
      intro: 'Obrigado, seu pagamento chegou. Estamos preparando seu pedido.',
    },
    'order-ready': {
      subject: 'Seu pedido {number} está pronto para retirada',
      intro: 'Suas peças estão à sua espera. Traga um documento com foto e o código de retirada.',
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
        'Isto está demorando mais do que prometemos; pedimos desculpas. Escrevemos assim que houver novidade. Você pode cancelar enquanto não tiver saído.',
    },
    'order-undeliverable': {
      subject: 'Não conseguimos entregar seu pedido {number}',
      intro:
        'A transportadora não conseguiu entregar este pacote. Estamos reembolsando o que você pagou por ele.',
    },
    'order-cancelled': {
      subject: 'Pedido {number}: cancelado',
      intro: 'Isto foi cancelado e não será cobrado; o que já foi pago será reembolsado.',
    },
    'order-expired': {
      subject: 'Seu pedido {number} não foi pago a tempo',
      intro:
        'Não recebemos seu pagamento a tempo, por isso este pedido foi encerrado. Se ainda precisar das peças, faça um novo pedido.',
    },
    'order-refunded': {
      subject: 'O reembolso da sua devolução {number}',
      intro: 'Reembolsamos sua devolução na mesma forma de pagamento.',
    },
    'order-payment-reminder': {
      subject: 'Seu pedido {number} aguarda o pagamento',
      intro: 'Estamos guardando suas peças até seu pagamento chegar.',
    },
    'return-announced': {
      subject: 'Sua devolução {number}',
      intro: 'Sua devolução foi registrada. Veja o que fazer.',
    },
    'return-received': {
      subject: 'Recebemos sua devolução {number}',
      intro: 'Sua devolução chegou. Estamos fazendo o reembolso.',
    },
  },
  hello: 'Olá, {name}!',
  number: 'Número do pedido: {number}',
  pickup: 'Retirada na loja {place}',
  ready: 'Pronto a partir de {when}',
  code: 'Código de retirada: {code}',
  delivery: 'Entrega em {place}',
  arrives: 'Chega em {when}',
  quantity: 'Quantidade {count}',
  goods: 'Itens',
  savings: 'Economia',
  core: 'Depósito da peça usada, devolvido quando você a trouxer',
  shipping: 'Entrega',
  tax: 'Tributos',
  taxIncluded: 'Tributos, incluídos',
  total: 'Total',
  afterCore: 'Total após a devolução da peça usada',
  card: 'Pago com o cartão final {lastFour}',
  fits: 'Para seu {vehicle}',
  footer: 'Você recebeu este e-mail porque fez um pedido. Por favor, não responda.',
  tracking: '{carrier}, código de rastreio {number}',
  returnItems: 'O que volta',
  bringTo: 'Leve a qualquer uma de nossas lojas, por exemplo {place}.',
  bringAny: 'Leve a qualquer uma de nossas lojas.',
  sendLabel:
    'Embale, escreva o código de devolução no pacote e entregue em qualquer agência da transportadora. O frete é por nossa conta.',
  returnCode: 'Código de devolução: {code}',
  oldPart: 'peça usada',
  coreBack: 'Depósito da peça usada',
  refund: 'Reembolso',
  refundBy: 'Na sua conta até {date}',
  refundSent: 'Reembolsado em {date}',
  payBy: 'Pague {amount} até {when}.',
  payHere: 'Ou abra a página deste pagamento:',
  pay: {
    pix: { heading: 'Pague com Pix', code: 'Copie este código no aplicativo do seu banco:' },
    boleto: { heading: 'Pague o boleto', code: 'Digite esta linha no aplicativo do seu banco:' },
    oxxo: { heading: 'Pague no OXXO', code: 'Mostre esta referência no caixa:' },
  },
};
