-- What a member's invoices are issued with, kept for the next order (PLUS-058).
alter table customer add column tax_document jsonb;
