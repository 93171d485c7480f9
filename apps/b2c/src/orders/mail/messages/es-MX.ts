import type { OrderMailWords } from './index.ts';

export const esMX: OrderMailWords = {
  news: {
    'order-placed': { subject: 'Tu pedido {number}', intro: 'Gracias por tu pedido. Lo estamos preparando.' },
    'order-waiting': {
      subject: 'Tu pedido {number}: falta tu pago',
      intro: 'Gracias por tu pedido. Apartamos tus piezas y las preparamos en cuanto se registre tu pago.',
    },
    'order-paid': {
      subject: 'Recibimos tu pago del pedido {number}',
      intro: 'Gracias por tu pago. Estamos preparando tu pedido.',
    },
    'order-ready': {
      subject: 'Tu pedido {number} está listo para recoger',
      intro: 'Tus piezas ya están listas. Trae una identificación oficial y tu código para recoger.',
    },
    'order-shipped': { subject: 'Tu pedido {number} va en camino', intro: 'Tu paquete ya salió.' },
    'order-delivered': {
      subject: 'Tu pedido {number} fue entregado',
      intro:
        'Tu paquete ya llegó. Si una pieza no le queda a tu vehículo o no es lo que necesitas, puedes devolverla desde tu pedido.',
    },
    'order-delayed': {
      subject: 'Tu pedido {number} está retrasado',
      intro:
        'Tu pedido tarda más de lo que prometimos; te ofrecemos una disculpa. Te escribimos en cuanto haya novedades. Puedes cancelarlo antes de que se envíe.',
    },
    'order-undeliverable': {
      subject: 'No pudimos entregar tu pedido {number}',
      intro: 'La paquetería no pudo entregar este paquete. Te reembolsamos lo que pagaste por él.',
    },
    'order-cancelled': {
      subject: 'Cancelación de tu pedido {number}',
      intro: 'Estos artículos se cancelaron. No te los cobraremos y te reembolsamos lo que ya hayas pagado.',
    },
    'order-expired': {
      subject: 'Tu pedido {number} no se pagó a tiempo',
      intro:
        'No recibimos tu pago a tiempo y cancelamos el pedido. Si todavía necesitas las piezas, haz un pedido nuevo.',
    },
    'order-refunded': {
      subject: 'El reembolso de tu devolución {number}',
      intro: 'Te reembolsamos la devolución a la misma forma de pago.',
    },
    'order-payment-reminder': {
      subject: 'Tu pedido {number} espera tu pago',
      intro: 'Apartamos tus piezas mientras se registra tu pago.',
    },
    'return-announced': {
      subject: 'Tu devolución {number}',
      intro: 'Registramos tu devolución. Esto es lo que sigue.',
    },
    'return-received': {
      subject: 'Recibimos tu devolución {number}',
      intro: 'Tu devolución ya llegó. Estamos procesando tu reembolso.',
    },
  },
  hello: 'Hola, {name}:',
  number: 'Número de pedido: {number}',
  pickup: 'Para recoger en {place}',
  ready: 'Listo a partir del {when}',
  code: 'Código para recoger: {code}',
  delivery: 'Envío a {place}',
  arrives: 'Llega el {when}',
  quantity: 'Cantidad {count}',
  goods: 'Artículos',
  savings: 'Ahorro',
  core: 'Depósito por casco, reembolsable',
  shipping: 'Envío',
  tax: 'Impuestos',
  taxIncluded: 'IVA incluido',
  total: 'Total',
  afterCore: 'Total después de devolver el casco',
  card: 'Pagado con la tarjeta con terminación {lastFour}',
  fits: 'Para tu {vehicle}',
  footer: 'Recibes este correo porque hiciste un pedido. No respondas a este mensaje.',
  tracking: '{carrier}, número de guía {number}',
  returnItems: 'Tu devolución',
  bringTo: 'Llévalo a cualquiera de nuestras tiendas, por ejemplo {place}.',
  bringAny: 'Llévalo a cualquiera de nuestras tiendas.',
  sendLabel:
    'Empácalo, escribe el número de devolución en el paquete y entrégalo en cualquier sucursal de la paquetería. Nosotros pagamos el envío.',
  returnCode: 'Número de devolución: {code}',
  oldPart: 'casco',
  coreBack: 'Depósito por casco',
  refund: 'Reembolso',
  refundBy: 'En tu cuenta a más tardar el {date}',
  refundSent: 'Reembolsado el {date}',
  payBy: 'Paga {amount} a más tardar el {when}.',
  payHere: 'O abre la página de pago:',
  pay: {
    pix: { heading: 'Paga con Pix', code: 'Copia este código en la app de tu banco:' },
    boleto: { heading: 'Paga el boleto', code: 'Captura esta línea en la app de tu banco:' },
    oxxo: { heading: 'Paga en OXXO', code: 'Muestra esta referencia en la caja:' },
  },
};
