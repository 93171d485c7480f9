-- When a code or a link that went to the account's address came back: from then on it is known to be its holder's.
alter table customer add column email_proven_at timestamptz;
