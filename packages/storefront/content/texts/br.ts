import { br as offers } from '../offers/br.ts';
import type { MarketTexts } from '../../src/brandContent.ts';

export const br: MarketTexts = {
  promoAds: [
    { heading: 'Frete grátis a partir de R$ 299', label: 'Data de entrega antes da compra' },
    { heading: 'Retire grátis na loja', label: 'Encontre sua loja', labelLink: '/store' },
  ],
  menu: [
    {
      title: 'Categorias',
      links: [
        { label: 'Peças', href: '/parts' },
        { label: 'Acessórios internos', href: '/interior-accessories' },
        { label: 'Acessórios externos', href: '/exterior-accessories' },
        { label: 'Picapes e reboque', href: '/truck-and-towing' },
        { label: 'Ferramentas e equipamentos', href: '/tools-and-equipment' },
        { label: 'Fluidos e químicos', href: '/fluids-and-chemicals' },
        { label: 'Performance', href: '/performance' },
      ],
    },
    {
      title: 'Ofertas',
      links: [
        { label: 'Melhores ofertas', href: '/lp/deals' },
        { label: 'Folheto da loja', href: '/circular' },
        { label: 'Reembolsos', href: '/deals/rebates' },
      ],
    },
    {
      title: 'Comprar por',
      links: [
        { label: 'Marca', href: '/brands' },
        { label: 'Montadora', href: '/shopbymake' },
        { label: 'Modelo', href: '/shopbymodel' },
      ],
    },
    {
      title: 'Seu veículo e seus pedidos',
      links: [
        { label: 'Seu veículo', href: '/user/myVehicle' },
        { label: 'Acompanhar um pedido', href: '/trackOrder' },
        { label: 'Encontrar uma loja', href: '/store' },
        { label: 'Decodificador de chassi', href: '/vin-decoder' },
      ],
    },
    {
      title: 'Dicas de confiança',
      links: [
        { label: 'Guias passo a passo', href: '/user/repairGuides' },
        { label: 'Diagnóstico gratuito', href: '/lp/fix-finder' },
        { label: 'Encontrar uma oficina', href: '/lp/find-a-repair-shop' },
        { label: 'Ajuda para consertar', href: '/lp/repair-help' },
        { label: 'Serviços na loja', href: '/lp/in-our-stores' },
      ],
    },
    {
      title: 'Fale conosco',
      links: [
        { label: 'Fale conosco', href: '/contactus' },
        { label: 'Perguntas e respostas', href: '/lp/faqs' },
      ],
    },
  ],
  shortcuts: [
    { label: 'Peças', href: '/parts' },
    { label: 'Internos', href: '/interior-accessories' },
    { label: 'Externos', href: '/exterior-accessories' },
    { label: 'Ferramentas', href: '/tools-and-equipment' },
    { label: 'Fluidos', href: '/fluids-and-chemicals' },
    { label: 'Performance', href: '/performance' },
  ],
  columns: [
    {
      title: 'Institucional',
      links: [
        { label: 'Nossa história', href: '/lp/nossahistoria' },
        { label: 'Informações legais', href: '/lp/informacoeslegais' },
        { label: 'Privacidade', href: '/lp/informacoeslegais#privacidade' },
        { label: 'Trocas, devoluções e arrependimento', href: '/lp/informacoeslegais#trocas' },
      ],
    },
    {
      title: 'Pedidos e ajuda',
      links: [
        { label: 'Acompanhar um pedido', href: '/trackOrder' },
        { label: 'Seu carrinho', href: '/cart' },
        { label: 'Seu veículo', href: '/user/myVehicle' },
        { label: 'Lojas', href: '/store' },
        { label: 'Perguntas e respostas', href: '/lp/faqs' },
        { label: 'Fale conosco', href: '/contactus' },
        { label: 'Mapa do site', href: '/siteMap' },
        { label: 'Serviços na loja', href: '/lp/store-services' },
        { label: 'Ajuda para reparar', href: '/lp/repair-help' },
      ],
    },
  ],
  socialText: '{name} no {network}',
  storeFinder: 'Encontrar uma loja',
  returns: {
    about: 'Devoluções',
    words: '90 dias para devolver',
    link: { label: 'Como devolver uma peça', href: '/lp/informacoeslegais#trocas' },
  },
  // Decreto 7.962/2013: company, CNPJ and address in view on every page.
  legalLines: ['{company}', 'Atendimento: {phone}. Segunda a sábado, das 8h às 20h.'],
  messages: {
    ...offers,
    returns: '90 dias para devolver o que não foi instalado.',
    coreDeposit: 'O valor da peça usada é um depósito: entregue a peça e ele volta por inteiro.',
    pickup: 'A maioria dos pedidos para retirada fica pronta em 30 minutos com a loja aberta.',
    nextDay: 'Peça antes do horário-limite e receba no próximo dia útil.',
    help: 'Dúvidas? Ligue para {phone}.',
  },
  segmentMessages: {
    guest: 'Informe seu veículo e cada peça dirá se serve.',
    vehicle: 'As peças abaixo foram conferidas com o seu veículo.',
    customer: 'Que bom ver você de novo na {name}.',
  },
};
