import { mx as offers } from '../offers/mx.ts';
import type { MarketTexts } from '../../src/brandContent.ts';

export const mx: MarketTexts = {
  promoAds: [
    { heading: 'Envío gratis desde $799', label: 'Fechas a la vista antes de pagar' },
    { heading: 'Recoge gratis en tienda', label: 'Encuentra tu tienda', labelLink: '/store' },
  ],
  menu: [
    {
      title: 'Compra por categoría',
      links: [
        { label: 'Refacciones', href: '/parts' },
        { label: 'Accesorios de interior', href: '/interior-accessories' },
        { label: 'Accesorios de exterior', href: '/exterior-accessories' },
        { label: 'Camionetas y remolque', href: '/truck-and-towing' },
        { label: 'Herramientas y equipo', href: '/tools-and-equipment' },
        { label: 'Fluidos y químicos', href: '/fluids-and-chemicals' },
        { label: 'Alto desempeño', href: '/performance' },
      ],
    },
    {
      title: 'Ofertas',
      links: [
        { label: 'Mejores ofertas', href: '/lp/deals' },
        { label: 'Folleto de la tienda', href: '/circular' },
        { label: 'Reembolsos', href: '/deals/rebates' },
      ],
    },
    {
      title: 'Comprar por',
      links: [
        { label: 'Marca', href: '/brands' },
        { label: 'Marca de vehículo', href: '/shopbymake' },
        { label: 'Modelo', href: '/shopbymodel' },
      ],
    },
    {
      title: 'Tu vehículo y tus pedidos',
      links: [
        { label: 'Tu vehículo', href: '/user/myVehicle' },
        { label: 'Rastrea un pedido', href: '/trackOrder' },
        { label: 'Encuentra una tienda', href: '/store' },
        { label: 'Decodificador de NIV', href: '/vin-decoder' },
      ],
    },
    {
      title: 'Consejos de confianza',
      links: [
        { label: 'Guías paso a paso', href: '/user/repairGuides' },
        { label: 'Diagnóstico gratis', href: '/lp/fix-finder' },
        { label: 'Encuentra un taller', href: '/lp/find-a-repair-shop' },
        { label: 'Ayuda para reparar', href: '/lp/repair-help' },
        { label: 'Servicios en tienda', href: '/lp/in-our-stores' },
      ],
    },
    {
      title: 'Contáctanos',
      links: [
        { label: 'Contáctanos', href: '/contactus' },
        { label: 'Preguntas y respuestas', href: '/lp/faqs' },
      ],
    },
  ],
  shortcuts: [
    { label: 'Refacciones', href: '/parts' },
    { label: 'Interior', href: '/interior-accessories' },
    { label: 'Exterior', href: '/exterior-accessories' },
    { label: 'Herramientas', href: '/tools-and-equipment' },
    { label: 'Fluidos', href: '/fluids-and-chemicals' },
    { label: 'Desempeño', href: '/performance' },
  ],
  columns: [
    {
      title: 'Comprar',
      links: [
        { label: 'Refacciones', href: '/parts' },
        { label: 'Accesorios de interior', href: '/interior-accessories' },
        { label: 'Accesorios de exterior', href: '/exterior-accessories' },
        { label: 'Camionetas y remolque', href: '/truck-and-towing' },
        { label: 'Herramientas y equipo', href: '/tools-and-equipment' },
        { label: 'Fluidos y químicos', href: '/fluids-and-chemicals' },
        { label: 'Alto desempeño', href: '/performance' },
      ],
    },
    {
      title: 'Pedidos y ayuda',
      links: [
        { label: 'Rastrea un pedido', href: '/trackOrder' },
        { label: 'Tu carrito', href: '/cart' },
        { label: 'Tu vehículo', href: '/user/myVehicle' },
        { label: 'Tiendas', href: '/store' },
        { label: 'Preguntas y respuestas', href: '/lp/faqs' },
        { label: 'Contáctanos', href: '/contactus' },
        { label: 'Mapa del sitio', href: '/siteMap' },
        { label: 'Servicios en tienda', href: '/lp/store-services' },
        { label: 'Ayuda para reparar', href: '/lp/repair-help' },
      ],
    },
    {
      title: 'Políticas',
      links: [
        { label: 'Términos y condiciones', href: '/lp/termsAndConditions' },
        { label: 'Aviso de privacidad', href: '/lp/termsAndConditions#privacyPolicy' },
        { label: 'Devoluciones', href: '/lp/termsAndConditions#returnsPolicy' },
        { label: 'Accesibilidad', href: '/lp/accessibility' },
      ],
    },
  ],
  socialText: '{name} en {network}',
  storeFinder: 'Encuentra una tienda',
  returns: {
    about: 'Devoluciones',
    words: '90 días para devolver',
    link: { label: 'Cómo devolver una refacción', href: '/lp/termsAndConditions#returnsPolicy' },
  },
  legalLines: ['{company}. Los precios incluyen IVA y pueden variar por tienda.'],
  messages: {
    ...offers,
    returns: '90 días para devolver lo que no se instaló.',
    coreDeposit: 'El cargo por el casco es un depósito: entrega la pieza usada y se devuelve completo.',
    pickup:
      'La mayoría de los pedidos para recoger están listos en 30 minutos mientras la tienda está abierta.',
    nextDay: 'Pide antes de la hora límite y llega al siguiente día hábil.',
    help: '¿Dudas? Llama al {phone}.',
  },
  segmentMessages: {
    guest: 'Agrega tu vehículo y cada pieza te dirá si le queda.',
    vehicle: 'Las piezas de abajo se comprobaron con tu vehículo.',
    customer: 'Qué gusto verte de nuevo en {name}.',
  },
};
