import type { ColumnType } from 'kysely';
import type { Localized } from '../messages/localized.ts';
import type { CommerceTables } from './commerceSchema.ts';
import type { GarageTables } from './garageTables.ts';
import type { ContactTables } from './contactTables.ts';
import type { IdentityTables } from './identityTables.ts';
import type { RewardsTables } from './rewardsTables.ts';
import type { PromotionTables } from './promotionTables.ts';
import type { OrderTables } from './orderTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { ReviewTables } from './reviewTables.ts';

/** jsonb reads as `T` and is written as its JSON text. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
/** timestamptz with a default. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type StampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A column that has a default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface CatalogTables {
  market: { code: string; locale: string; currency: string };
  seed_marker: { key: string; version: string; detail: Json<Record<string, unknown>>; created_at: Stamp };
  brand: {
    id: number;
    slug: string;
    name: string;
    grade: string;
    prefix: string;
    featured: Defaulted<boolean>;
  };
  category: {
    id: number;
    parent_id: number | null;
    path: string;
    family: string;
    sort: number;
    names: Json<Localized>;
  };
  part_type: {
    id: number;
    category_id: number;
    code: string;
    path: string;
    family: string;
    layout: 'row' | 'grid';
    vehicle_specific: boolean;
    sort: number;
    names: Json<Localized>;
    attributes: Json<unknown>;
  };
  make: { id: number; market: string; name: string; popularity: number };
  model: {
    id: number;
    market: string;
    make_id: number;
    name: string;
    body: string | null;
    popularity: number;
  };
  engine: {
    id: number;
    label: string;
    displacement: string | null;
    configuration: string | null;
    cylinders: number | null;
    fuel: string;
  };
  vehicle: {
    id: number;
    market: string;
    make_id: number;
    model_id: number;
    year: number;
    version: string;
    engine_id: number;
    drive: string | null;
  };
  part: {
    id: number;
    part_type_id: number;
    brand_id: number;
    sku: string;
    part_number: string;
    part_number_key: string;
    original_numbers: string[];
    original_number_keys: string[];
    url: string;
    position: string | null;
    title: Json<Localized>;
    attributes: Json<Record<string, string | number>>;
    facet: number[];
    popularity: number;
    rating: number;
    review_count: number;
    /** Of published reviews: how many gave five stars, four and so on to one. */
    written_stars: Nullable<number[]>;
    warranty_months: number;
    weight_grams: number;
    hazmat: boolean;
    universal: boolean;
    has_core: boolean;
    picture: string | null;
    imported_at: Stamp | null;
    off_sale_at: Stamp | null;
    litres: number | null;
    size: string | null;
    created_at: Stamp;
  };
  price: {
    market: string;
    part_id: number;
    list_minor: number;
    sale_minor: number | null;
    core_minor: number;
  };
  application: {
    id: number;
    market: string;
    model_id: number;
    part_type_id: number;
    part_id: number;
    y0: number;
    y1: number;
    engines: number[] | null;
    qualifiers: JsonOrNull<unknown>;
    position: string | null;
    quantity: number;
  };
  /** A view. */
  listed_application: CatalogTables['application'];
  size_need: Omit<CatalogTables['application'], 'part_id'> & { size: string };
  fluid_need: {
    id: number;
    market: string;
    model_id: number;
    part_type_id: number;
    y0: number;
    y1: number;
    engines: number[] | null;
    attribute: string;
    grade: string;
    may: string[];
    question: string | null;
    litres: number;
    approval: string | null;
    place: string | null;
    qualifiers: unknown;
  };
  store: {
    id: number;
    market: string;
    number: string;
    kind: 'store' | 'warehouse';
    name: string;
    street: string;
    city: string;
    region: string;
    postal_code: string;
    phone: string;
    lat: number;
    lng: number;
    time_zone: string;
    /** Seven days from Sunday, `[open, close]` in minutes of the store's day, or null when closed. */
    hours: Json<([number, number] | null)[]>;
    services: string[];
    bopus_enabled: boolean;
    is_hub: boolean;
    hub_id: number | null;
    cids: Defaulted<string[]>;
    address2: Defaulted<string>;
  };
  store_stock: {
    store_id: number;
    part_id: number;
    part_type_id: number;
    market: string;
    on_hand: number;
  };
  postal_geo: {
    market: string;
    prefix: string;
    city: string | null;
    region: string | null;
    lat: number;
    lng: number;
  };
  postal_neighborhood: { market: string; postal_code: string; name: string };
  postal_city: { market: string; prefix: string; name: string };
  postal_street: { market: string; postal_code: string; name: string };
  facet_value: { id: number; attribute: string; value: string; sort: number; names: Json<Localized> };
  shelf: { market: string; part_type_id: number; parts: number; packed: Buffer; read_at: Stamp };
  shelf_brand: { market: string; part_type_id: number; brand_id: number; parts: number; popularity: number };
  suggest_term: {
    market: string;
    term_key: string;
    term: string;
    kind: 'type' | 'synonym' | 'symptom' | 'brand' | 'brand-type' | 'position-type';
    part_type_id: number | null;
    brand_id: number | null;
    weight: number;
  };
  search_word: { market: string; word: string; weight: number };
  seo_path: { path: string; page_type: string; redirect_to: string | null };
}

export interface DB
  extends
    CatalogTables,
    CommerceTables,
    GarageTables,
    IdentityTables,
    OrderTables,
    PromotionTables,
    RewardsTables,
    ContactTables,
    PaymentTables,
    ReviewTables {}
