import type { LandingPages } from '../landingPage.ts';

export const mx: LandingPages = {
  termsAndConditions: {
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
