import { pluralFor } from '../../plural.ts';
import type { ShellStrings } from './messages.ts';

const plural = pluralFor('pt-BR');

export const ptBRShell: ShellStrings = {
  closeMenu: 'Fechar',
  mainMenu: 'Menu principal',
  home: (brand) => `Página inicial da ${brand}`,
  notice: 'Aviso',
  promotions: 'Ofertas',
  shortcuts: 'Atalhos',
  searchLabel: 'Buscar',
  searchPlaceholder: 'Busque por peça, código, defeito ou medida',
  recentSearches: 'Buscas recentes',
  clearRecent: 'Limpar',
  suggestions: 'Sugestões',
  productSuggestions: 'Peças',
  suggestionCount: (count) => plural(count, { one: `${count} sugestão`, other: `${count} sugestões` }),
  addVehicle: 'Adicionar veículo',
  changeVehicle: 'Trocar',
  yourVehicle: (name) => `Seu veículo: ${name}. Trocar`,
  selectStore: 'Escolha uma loja',
  yourStore: (address) => `Sua loja: ${address}`,
  hello: (name) => `Olá, ${name}`,
  signInLine: 'Olá, entre',
  account: 'Conta',
  cart: 'Carrinho',
  cartItems: (count) => plural(count, { one: `${count} item`, other: `${count} itens` }),
  checkout: 'Finalizar compra',
  backToCart: 'Voltar ao carrinho',
  secureCheckout: 'Compra segura',
  footer: 'Rodapé',
  followUs: 'Siga a gente',
  otherSites: 'Nossos outros sites',
  cookieSettings: 'Configurar cookies',
  legal: 'Informações legais',
  seal: 'Conexão segura',
};
