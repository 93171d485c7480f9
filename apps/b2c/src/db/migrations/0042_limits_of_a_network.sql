-- Whether a session was ever asked for again: one that was not belongs to nobody who could ask. Those from before
-- this migration count as asked for, and so do those that a process of the release before starts.
alter table session add column came_back boolean not null default true;
create index session_seen_once on session (last_seen_at) where not came_back;

-- Whose unpaid order holds stock: a keyed hash of the network. It is emptied once the order is paid or has ended.
alter table payment add column network_hash text;
create index payment_unpaid_network on payment (network_hash) where network_hash is not null;
