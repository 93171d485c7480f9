import type {
  Cart,
  HeaderData,
  Line,
  MiniCartMap,
  OutputOf,
  Shipment,
  Store,
  VehicleMap,
} from '@driveline/api';

/** Answers of the wire with the least that a test needs; each takes what the test is about. */
export function line(facts: Partial<Line> = {}): Line {
  return {
    commerceItemId: 'ci1',
    skuNumber: '100',
    partNumber: 'BP-1',
    brandName: 'Tarn',
    itemDescription: 'Brake pads',
    productDetailsPageUrl: '/products/brake-pads',
    productImageUrl: '',
    drawing: 'pads',
    itemQuantity: 1,
    unitPrice: 20,
    corePrice: 0,
    discountPrice: null,
    listPrice: 20,
    lineTotal: 20,
    itemHasError: false,
    vehicleName: null,
    fit: { state: 'UNIVERSAL', reasons: [] },
    shipmentType: 'instore',
    ...facts,
  };
}

export function shipment(lines: readonly Line[], facts: Partial<Shipment> = {}): Shipment {
  return {
    shipmentId: 's1',
    shipmentType: 'instore',
    orderStatus: 'PROCESSING',
    lineItemList: [...lines],
    estimatedDeliveryDate: null,
    shippingPrice: 0,
    ...facts,
  };
}

export function cart(
  shipments: readonly Shipment[] = [shipment([line()])],
  totalPrice = 20,
  corePrice = 0,
): Cart {
  return {
    commerceId: 'c1',
    cartVersion: 1,
    orders: [
      {
        orderId: 'o1',
        orderType: 'ONLINEORDER',
        orderStatus: 'PROCESSING',
        placedAt: null,
        shipmentInfoList: [...shipments],
      },
    ],
    grandOrderPriceInfo: {
      currency: 'USD',
      totalPrice,
      corePrice,
      itemTotalPrice: totalPrice,
      discountPrice: 0,
      shippingPrice: 0,
      tax: 0,
      taxIncluded: false,
      estimatedFor: null,
      totalAfterCoreReturn: totalPrice - corePrice,
    },
    itemTotalPrice: totalPrice,
    grandPaymentAccountList: [],
    rewardsCreditEligible: false,
    cartItemError: [],
    promoData: null,
    checkoutMessageData: [],
  };
}

export function miniCart(miniCartMap: MiniCartMap, of: Cart = cart()): Cart & { miniCartMap: MiniCartMap } {
  return { ...of, miniCartMap };
}

export function vehicle(facts: Partial<VehicleMap> = {}): VehicleMap {
  return {
    vehicleId: 'v1',
    vehicleName: '2018 Honda Civic 2.0L L4',
    vehicleCount: 1,
    year: '2018',
    make: 'Honda',
    model: 'Civic',
    engine: '2.0L L4',
    driveType: '',
    subModel: '',
    region: '',
    catalogVehicleId: 'cv1',
    makeId: 'mk1',
    modelId: 'md1',
    vehicleTypeId: 'vt1',
    makeName: 'Honda',
    modelName: 'Civic',
    engineName: '2.0L L4',
    vehicleTypeName: 'Car',
    acesVehicleAttributes: { vehicleQuestionsIds: {} },
    ...facts,
  };
}

export function header(facts: Partial<HeaderData> = {}): HeaderData {
  return {
    myAccountMap: {
      anonymous: 'true',
      rewardsId: '',
      userType: '',
      autoLogin: 'false',
      profileId: '',
      mf_homepage_header_username: '',
    },
    miniCartMap: { itemCount: 0, orderSubTotal: 0 },
    storeDetails: null,
    vehicleMap: null,
    analyticsData: {},
    isStagingApp: false,
    segmentMessageContent: null,
    savedOrderMap: null,
    cmsSegmentedContent: null,
    ...facts,
  };
}

export function store(facts: Partial<Store> = {}): Store {
  return {
    storeNumber: '12',
    address1: '1 Main St',
    address2: '',
    zip: '38103',
    messageToDisplay: '',
    bopusEnabled: true,
    city: 'Memphis',
    state: 'TN',
    countryCode: 'US',
    phone: '',
    location: { lat: 35, lon: -90 },
    timeZone: 'America/Chicago',
    hours: [],
    services: [],
    closed: { isClosed: false },
    ...facts,
  };
}

/** A profile (API-028), by default of an account that asks nothing. */
export function profile(facts: Partial<OutputOf<'account.current'>> = {}): OutputOf<'account.current'> {
  return {
    userType: '7',
    loyaltyAccountAlerts: [],
    loyaltyAccount: null,
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    username: 'ana',
    phoneNumber: '',
    postalCode: '38103',
    profileAddress: null,
    receivePromoAndSpecialEvents: false,
    receivePromoPrint: '0',
    receiveTextMessage: false,
    twoStepSignIn: false,
    ...facts,
  };
}

/** Header data of a customer who is signed in. */
export const customerHeader = (facts: Partial<HeaderData['myAccountMap']> = {}): HeaderData =>
  header({ myAccountMap: { ...header().myAccountMap, anonymous: 'false', profileId: 'p1', ...facts } });

/** The answer of a sign-in. */
export const signedIn = (facts: Partial<OutputOf<'identity.login'>> = {}): OutputOf<'identity.login'> => ({
  userAuthenticated: true,
  profileId: 'p1',
  userType: '7',
  otpRequired: false,
  otpDestinations: [],
  cartChanged: false,
  ...facts,
});
