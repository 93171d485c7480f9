-- Carts that were poured into another are forgotten after a while.
create index cart_merged on cart (updated_at) where status = 'MERGED';
