import type { TaxDocument, Taxpayer, TaxRegime, TaxUse } from '@driveline/validation';

const person: readonly Taxpayer[] = ['person'];
const company: readonly Taxpayer[] = ['company'];
const both: readonly Taxpayer[] = ['person', 'company'];
/** Régimen of who has no RFC of their own. */
const anybody: readonly Taxpayer[] = ['person', 'generic'];

/**
 * c_RegimenFiscal of CFDI 4.0 (catCFDI of Anexo 20), by the SAT's own names: the shopper compares them with the constancia.
 * `uses` are the groups of c_UsoCFDI that go with a régimen. Held against the tables `cfdi_40_regimenes_fiscales` and
 * `cfdi_40_usos_cfdi` of https://github.com/phpcfdi/resources-sat-catalogs, which are made of the SAT's file.
 */
const regimes: readonly TaxRegime[] = [
  { code: '601', name: 'General de Ley Personas Morales', of: company, uses: ['business'] },
  { code: '603', name: 'Personas Morales con Fines no Lucrativos', of: company, uses: ['business'] },
  {
    code: '605',
    name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios',
    of: person,
    uses: ['personal'],
  },
  { code: '606', name: 'Arrendamiento', of: person, uses: ['business', 'personal'] },
  { code: '607', name: 'Régimen de Enajenación o Adquisición de Bienes', of: person, uses: ['personal'] },
  { code: '608', name: 'Demás ingresos', of: person, uses: ['personal'] },
  {
    code: '610',
    name: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    of: both,
    uses: [],
  },
  { code: '611', name: 'Ingresos por Dividendos (socios y accionistas)', of: person, uses: ['personal'] },
  {
    code: '612',
    name: 'Personas Físicas con Actividades Empresariales y Profesionales',
    of: person,
    uses: ['business', 'personal'],
  },
  { code: '614', name: 'Ingresos por intereses', of: person, uses: ['personal'] },
  { code: '615', name: 'Régimen de los ingresos por obtención de premios', of: person, uses: ['personal'] },
  { code: '616', name: 'Sin obligaciones fiscales', of: anybody, uses: [] },
  {
    code: '620',
    name: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
    of: company,
    uses: ['business'],
  },
  { code: '621', name: 'Incorporación Fiscal', of: person, uses: ['business'] },
  {
    code: '622',
    name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
    of: company,
    uses: ['business'],
  },
  { code: '623', name: 'Opcional para Grupos de Sociedades', of: company, uses: ['business'] },
  { code: '624', name: 'Coordinados', of: company, uses: ['business'] },
  {
    code: '625',
    name: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    of: person,
    uses: ['business', 'personal'],
  },
  { code: '626', name: 'Régimen Simplificado de Confianza', of: both, uses: ['business'] },
];

/**
 * c_UsoCFDI of CFDI 4.0 as far as it is for who buys goods: no credit notes (G02), payments (CP01) or payroll (CN01).
 * Those without a group go with every régimen. Names are without the SAT's full stops, and with the accent of cómputo.
 */
const uses: readonly TaxUse[] = [
  { code: 'G01', name: 'Adquisición de mercancías', group: 'business' },
  { code: 'G03', name: 'Gastos en general', group: 'business' },
  { code: 'I01', name: 'Construcciones', group: 'business' },
  { code: 'I02', name: 'Mobiliario y equipo de oficina por inversiones', group: 'business' },
  { code: 'I03', name: 'Equipo de transporte', group: 'business' },
  { code: 'I04', name: 'Equipo de cómputo y accesorios', group: 'business' },
  { code: 'I05', name: 'Dados, troqueles, moldes, matrices y herramental', group: 'business' },
  { code: 'I06', name: 'Comunicaciones telefónicas', group: 'business' },
  { code: 'I07', name: 'Comunicaciones satelitales', group: 'business' },
  { code: 'I08', name: 'Otra maquinaria y equipo', group: 'business' },
  { code: 'D01', name: 'Honorarios médicos, dentales y gastos hospitalarios', group: 'personal' },
  { code: 'D02', name: 'Gastos médicos por incapacidad o discapacidad', group: 'personal' },
  { code: 'D03', name: 'Gastos funerales', group: 'personal' },
  { code: 'D04', name: 'Donativos', group: 'personal' },
  {
    code: 'D05',
    name: 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)',
    group: 'personal',
  },
  { code: 'D06', name: 'Aportaciones voluntarias al SAR', group: 'personal' },
  { code: 'D07', name: 'Primas por seguros de gastos médicos', group: 'personal' },
  { code: 'D08', name: 'Gastos de transportación escolar obligatoria', group: 'personal' },
  {
    code: 'D09',
    name: 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones',
    group: 'personal',
  },
  { code: 'D10', name: 'Pagos por servicios educativos (colegiaturas)', group: 'personal' },
  { code: 'S01', name: 'Sin efectos fiscales' },
];

/** Mexico's factura. */
export const mxTaxDocument: TaxDocument = {
  kind: 'cfdi',
  numbers: ['rfc'],
  genericNumbers: ['XAXX010101000', 'XEXX010101000'],
  fields: [
    { name: 'taxId', maxLength: 20 },
    { name: 'legalName', maxLength: 300 },
    { name: 'taxRegime', maxLength: 3 },
    { name: 'invoiceUse', maxLength: 4 },
    { name: 'postalCode', maxLength: 10 },
  ],
  regimes,
  uses,
  hasCapitalName: true,
};
