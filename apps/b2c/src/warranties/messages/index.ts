import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

interface WarrantyWords {
  readonly coverage: string;
  readonly terms: string;
}

const byLocale: Readonly<Record<string, WarrantyWords>> = {
  'en-US': {
    coverage: '{months}-month limited warranty against defects in materials and workmanship.',
    terms:
      'If the part fails in normal use, we replace it at any store with your receipt or this list. Not covered: wear, incorrect installation, accidents, racing and labor.',
  },
  'es-MX': {
    coverage: 'Garantía limitada de {months} meses contra defectos de material y de fabricación.',
    terms:
      'Si la pieza falla en uso normal, te la cambiamos en cualquier tienda con tu recibo o con esta lista. No cubre desgaste, instalación incorrecta, accidentes, competencias ni mano de obra.',
  },
  'pt-BR': {
    coverage: 'Garantia limitada de {months} meses contra defeitos de material e de fabricação.',
    terms:
      'Se a peça falhar em uso normal, trocamos em qualquer loja com a nota fiscal ou com esta lista. Não cobre desgaste, instalação incorreta, acidentes, competição nem mão de obra. Esta garantia não reduz os prazos do Código de Defesa do Consumidor.',
  },
};

export const warrantyWordsOf = (market: Market): WarrantyWords => localized(byLocale, market);
