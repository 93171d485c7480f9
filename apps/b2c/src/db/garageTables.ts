import type { Defaulted, DefaultedJson, Nullable, Stamp } from './schema.ts';

export interface GarageTables {
  customer_vehicle: {
    customer_id: string;
    vehicle_id: number;
    market: string;
    source: 'picker' | 'vin';
    answers: DefaultedJson<Record<string, string>>;
    /** As its VIN told. */
    drive: Nullable<string>;
    is_preferred: Defaulted<boolean>;
    nickname: Nullable<string>;
    vin: Nullable<string>;
    license_plate: Nullable<string>;
    state: Nullable<string>;
    mileage: Nullable<number>;
    mileage_on: Nullable<string>;
    purchase_date: Nullable<string>;
    colour: Nullable<string>;
    note: Nullable<string>;
    added_at: Stamp;
    updated_at: Stamp;
  };
  service_item: {
    id: string;
    customer_id: string;
    vehicle_id: number;
    market: string;
    done_on: string;
    mileage: number;
    service_type: string;
    cost_minor: Nullable<number>;
    shop: Nullable<string>;
    note: Nullable<string>;
    content_hash: string;
    created_at: Stamp;
    updated_at: Stamp;
  };
  warranty: {
    id: string;
    market: string;
    customer_id: string;
    store_number: Nullable<string>;
    receipt_number: string;
    bought_on: string;
    created_at: Stamp;
  };
  warranty_item: {
    id: string;
    warranty_id: string;
    market: string;
    line: number;
    part_id: number;
    part_number: string;
    brand: string;
    title: string;
    product_url: Nullable<string>;
    drawing: Nullable<string>;
    quantity: number;
    months: number;
    starts_on: string;
    ends_on: string;
    vehicle_name: Nullable<string>;
    has_serial: Defaulted<boolean>;
    serial_number: Nullable<string>;
    voided_on: Nullable<string>;
  };
}
