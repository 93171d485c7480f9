/** A small ACES 4 file, as a maker sends it. */
export const acesOf = (
  apps: readonly string[],
  { count = apps.length, kind = 'FULL' } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.2">
  <Header>
    <Company>Acme</Company>
    <BrandAAIAID>ACME</BrandAAIAID>
    <SubmissionType>${kind}</SubmissionType>
  </Header>
${apps.join('\n')}
  <Footer><RecordCount>${count}</RecordCount></Footer>
</ACES>
`;

export const appOf = (
  id: number,
  part: string,
  { vehicle = 5911, engine = '', rest = '', qty = 1 } = {},
): string => `  <App action="A" id="${id}">
    <BaseVehicle id="${vehicle}"/>${engine && `<EngineBase id="${engine}"/>`}${rest}
    <Qty>${qty}</Qty><PartType id="1896"/><Position id="22"/><Part>${part}</Part>
  </App>`;

export const piesOf = (
  items: readonly string[],
  { header = '', sheets = '' } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<PIES xmlns="http://www.autocare.org">
  <Header><PIESVersion>7.2</PIESVersion><SubmissionType>FULL</SubmissionType>${header}</Header>${sheets}
  <Items>
${items.join('\n')}
  </Items>
  <Trailer><ItemCount>${items.length}</ItemCount></Trailer>
</PIES>
`;

/** A price of an item; `rest` is what stands before its amount. */
export const pricingOf = (
  amount: string,
  { type = 'RET', currency = 'USD', rest = '', end = '' } = {},
): string =>
  `<Pricing MaintenanceType="A" PriceType="${type}">${rest}${currency && `<CurrencyCode>${currency}</CurrencyCode>`}<Price UOM="PE">${amount}</Price>${end}</Pricing>`;

export const itemOf = (
  part: string,
  { price = '49.99', jobber = '20.00', diameter = '282', pricing = '', interchange = '' } = {},
): string => `    <Item MaintenanceType="A">
      <HazardousMaterialCode>N</HazardousMaterialCode>
      <PartNumber>${part}</PartNumber><BrandAAIAID>ACME</BrandAAIAID><PartTerminologyID>1896</PartTerminologyID>
      <Descriptions>
        <Description LanguageCode="EN" DescriptionCode="SHO">Rotor &amp; hub</Description>
        <Description LanguageCode="EN" DescriptionCode="DES">Vented rotor ${part}</Description>
        <Description LanguageCode="ES" DescriptionCode="DES">Disco ventilado ${part}</Description>
      </Descriptions>
      <Prices>
        ${pricing || pricingOf(price) + pricingOf(jobber, { type: 'JBR' })}
      </Prices>
      <ProductAttributes><ProductAttribute AttributeID="Outside Diameter">${diameter}</ProductAttribute></ProductAttributes>
      <Packages><Package><Weights UOM="PG"><Weight>10</Weight></Weights></Package></Packages>
      ${interchange}
      <DigitalAssets>
        <DigitalFileInformation><AssetType>P04</AssetType><URI>https://img.example/${part}.jpg</URI></DigitalFileInformation>
      </DigitalAssets>
    </Item>`;

export const mapping = `kind,id,to,market,make,model,year
vehicle,5911,,us,Honda,Civic,2016
vehicle,5912,,us,Honda,Civic,2017
vehicle,5913,-,,,,
engine,77,2.0L I4,,,,
brand,ACME,Acme Parts,,,,
part type,1896,brake-rotors,,,,
position,22,front,,,,
condition,DriveType:5,drive=4wd,,,,
note,w/ heavy duty brakes,-,,,,
attribute,Outside Diameter,diameter,,,,
price,RET,list,,,,
`;
