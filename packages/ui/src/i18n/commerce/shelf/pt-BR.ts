import { countFor, pluralFor } from '../../plural.ts';
import type { ShelfStrings } from './messages.ts';

const plural = pluralFor('pt-BR');
const shown = countFor('pt-BR');

export const ptBRShelf: ShelfStrings = {
  fitCount: (count, vehicle) =>
    plural(count, {
      one: `${shown(count)} que serve${vehicle ? ` no seu ${vehicle}` : ''}`,
      other: `${shown(count)} que servem${vehicle ? ` no seu ${vehicle}` : ''}`,
    }),
  questionCount: (count) =>
    plural(count, {
      one: `${shown(count)} depende de uma resposta`,
      other: `${shown(count)} dependem de uma resposta`,
    }),
  itemCount: (count) => plural(count, { one: `${shown(count)} item`, other: `${shown(count)} itens` }),
  filters: 'Filtrar',
  apply: 'Aplicar',
  showResults: (count) =>
    plural(count, { one: `Ver ${shown(count)} item`, other: `Ver ${shown(count)} itens` }),
  clearAll: 'Limpar tudo',
  removeFilter: (label) => `Remover filtro: ${label}`,
  applied: 'Filtros aplicados',
  onlyFits: 'Só peças que servem',
  onlyFitsWithoutVehicle: 'Adicione seu veículo para ver só as peças que servem',
  showMoreValues: (count) => `Ver todos (${shown(count)})`,
  minimum: 'De',
  maximum: 'Até',
  promoted: 'Filtros rápidos',
  sort: 'Ordenar',
  sortOrder: {
    relevance: 'As que servem primeiro',
    priceUp: 'Menor preço',
    priceDown: 'Maior preço',
    rating: 'Mais bem avaliadas',
  },
  progress: (count, total) => `${shown(count)} de ${shown(total)}`,
  showMore: (count) => `Ver mais ${shown(count)}`,
  emptyTitle: 'Nenhum item encontrado',
  emptyFiltered: 'Remova um filtro para ver mais.',
  emptySearch: (term) => `Nenhum resultado para “${term}”`,
  emptyFit: (vehicle, term) =>
    term
      ? `Nenhum resultado para “${term}” que sirva no seu ${vehicle}`
      : `Nenhum destes itens serve no seu ${vehicle}`,
  showUnfit: 'Ver peças para todos os veículos',
  didYouMean: 'Você quis dizer',
  emptyHints: [
    'Confira a grafia ou use uma palavra mais curta.',
    'Digite o código da peça com ou sem hifens.',
    'Descreva o defeito: “freio chiando”, “não pega”.',
  ],
  popular: 'Categorias mais buscadas',
};
