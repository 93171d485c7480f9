import type { Localized } from '../messages/localized.ts';

export const words = (us: string, mx: string, br: string): Localized => ({ us, mx, br });

/** Texts of the catalogue; `fill` puts values into `{name}` placeholders. */
export const catalogWords = {
  each: words('each', 'pieza', 'unidade'),
  setOf: words('set of {n}', 'juego de {n}', 'jogo com {n}'),
  brand: words('Brand', 'Marca', 'Marca'),
  position: words('Position', 'Posición', 'Posição'),
  type: words('Part', 'Refacción', 'Peça'),
  price: words('Price', 'Precio', 'Preço'),
  rating: words('Rating', 'Calificación', 'Avaliação'),
  get: words('Get it', 'Recíbelo', 'Receba'),
  fit: words('', '', ''),
  getToday: words('Today at your store', 'Hoy en tu tienda', 'Hoje na sua loja'),
  getTomorrow: words('Next day', 'Al día siguiente', 'No dia seguinte'),
  getShip: words('Shipped to you', 'Envío a domicilio', 'Entrega em casa'),
  ratingUp: words('{n} and up', '{n} o más', '{n} ou mais'),
  searchTitle: words('Results for “{text}”', 'Resultados de “{text}”', 'Resultados para “{text}”'),
  clearance: words('Clearance', 'Liquidación', 'Liquidação'),
  brandStory: {
    value: words(
      '{name} makes affordable {categories} that fit right and get you back on the road.',
      '{name} fabrica {categories} a buen precio, con la medida correcta para volver al camino.',
      '{name} fabrica {categories} com bom preço e a medida certa para voltar à estrada.',
    ),
    standard: words(
      '{name} makes {categories} to original dimensions, for dependable everyday repairs.',
      '{name} fabrica {categories} con las medidas originales, para reparaciones confiables todos los días.',
      '{name} fabrica {categories} com as medidas originais, para consertos confiáveis no dia a dia.',
    ),
    premium: words(
      '{name} makes {categories} from better materials, road-tested to last longer.',
      '{name} fabrica {categories} con mejores materiales y pruebas en camino, para que duren más.',
      '{name} fabrica {categories} com materiais melhores e testes na estrada, para durar mais.',
    ),
    'heavy duty': words(
      '{name} builds {categories} for heavy loads, towing and long days.',
      '{name} fabrica {categories} para carga pesada, remolque y jornadas largas.',
      '{name} fabrica {categories} para carga pesada, reboque e longas jornadas.',
    ),
  },
  categoryDescription: words(
    '{name} for your vehicle: {children}. Pick it up today or have it delivered.',
    '{name} para tu vehículo: {children}. Recoge hoy o recibe en casa.',
    '{name} para o seu veículo: {children}. Retire hoje ou receba em casa.',
  ),
};

/** Puts values into `{name}` placeholders. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
