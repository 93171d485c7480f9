import { mx as advice } from '../advice/mx.ts';
import { mx as guides } from '../guides/mx.ts';
import type { LandingPages } from '../../src/landingPage.ts';
import { mx as programs } from '../programs/mx.ts';

export const mx: LandingPages = {
  ...guides,
  ...advice,
  ...programs,
  termsAndConditions: {
    changedOn: '2026-09-01',
    title: 'Términos, privacidad y devoluciones',
    lead: 'Lo que puedes esperar de {name}, en palabras sencillas.',
    sections: [
      {
        id: 'terms',
        title: 'Términos y condiciones',
        paragraphs: [
          'El precio es el que se muestra al hacer tu pedido e incluye IVA. Los gastos de envío se muestran antes de pagar.',
          'El cargo por casco es un depósito reembolsable: se devuelve completo cuando entregas la pieza usada dentro de los días que indica la página del producto.',
          'La compatibilidad que muestra la página se guarda con tu pedido. Si dijimos que una refacción le queda a tu vehículo y no es así, la recibimos de vuelta sin costo.',
        ],
      },
      {
        id: 'privacyPolicy',
        title: 'Aviso de privacidad',
        paragraphs: [
          'Guardamos lo que un pedido necesita: tu contacto, la dirección, lo que compraste y para qué vehículo. Los números de tarjeta van al proveedor de pagos y nunca a nosotros.',
          'Las cookies necesarias guardan tu carrito, tu tienda y tu vehículo. Nada se mide antes de que lo aceptes.',
          'Puedes pedir una copia de tus datos o que los borremos: {phone}.',
        ],
      },
      {
        id: 'returnsPolicy',
        title: 'Devoluciones',
        paragraphs: [
          'Tienes 90 días para devolver una refacción que no se instaló, con todo lo que venía en la caja, en cualquier tienda o por paquetería.',
          'El dinero regresa por la misma forma de pago, con el depósito por casco.',
        ],
      },
      {
        id: 'rulesAndRegulations',
        title: 'Reglas de ofertas y códigos',
        paragraphs: [
          'Una oferta dura hasta el día que indica y mientras haya existencias. Los códigos combinables se suman; de los demás cuenta el que más ahorra. Ninguno reduce el depósito por casco. Un pedido cancelado devuelve el código de un solo uso.',
        ],
      },
      {
        id: 'secureShopping',
        title: 'Compra segura',
        paragraphs: [
          'Cada página viaja cifrada. Los datos de la tarjeta se escriben en los campos del proveedor de pagos, que nuestras páginas no pueden leer. A quien solo recuerda el navegador le pedimos la contraseña antes de comprar o ver pedidos.',
        ],
      },
      {
        id: 'rewardsProgramRules',
        title: 'Reglas del programa de puntos',
        paragraphs: [
          'Cada $200 completos en refacciones, después de descuentos y sin casco ni envío, dan un punto. 20 puntos se vuelven solos una recompensa de $200. Los puntos valen 365 días; la recompensa se usa en 90.',
          'Una devolución retira los puntos de lo devuelto. Las recompensas pagan pedidos de la cuenta que las ganó y no se pagan en efectivo. Dos tarjetas se pueden unir en una.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accesibilidad',
    lead: 'Cualquier persona debe poder comprar aquí la refacción correcta.',
    sections: [
      {
        id: 'goal',
        title: 'Nuestra meta',
        paragraphs: [
          'Construimos {name} para cumplir WCAG 2.2 nivel AA: con teclado, con lector de pantalla, con texto al 200 %, en pantallas angostas, en modo oscuro y en alto contraste. Todo funciona sin script, desde la búsqueda hasta el pedido.',
          'Si algo te estorba, llama al {phone}: hacemos el pedido contigo y corregimos la página.',
        ],
      },
    ],
  },
};
