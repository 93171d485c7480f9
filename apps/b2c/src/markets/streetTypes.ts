import type { StreetTypes } from '@driveline/validation';

const words = (text: string): readonly string[] => text.split(' ');

/** The common suffixes of the postal service, and its variants and other words that are one letter away from them. */
export const americanStreets: StreetTypes = {
  place: 'last',
  types: words(
    'Street Avenue Boulevard Drive Road Lane Court Circle Place Plaza Terrace Parkway Highway Square Trail Alley Crossing Heights Expressway Freeway Turnpike',
  ),
  alike: words(
    'Avenu Avnue Driv Dive Crcle Circl Circe Parkwy Highwy Freewy Ally Plza Height Curt Cort Tail Roda',
  ),
};

export const mexicanStreets: StreetTypes = {
  place: 'first',
  types: words(
    'Avenida Calle Calzada Boulevard Bulevar Privada Prolongación Callejón Cerrada Circuito Paseo Camino Carretera Andador Periférico Retorno Viaducto Autopista Diagonal',
  ),
  alike: words('Boulevar Paso'),
};

export const brazilianStreets: StreetTypes = {
  place: 'first',
  types: words('Avenida Travessa Alameda Rodovia Estrada Praça Largo Ladeira Passagem Viaduto Quadra'),
  alike: words('Lago Paca'),
};
