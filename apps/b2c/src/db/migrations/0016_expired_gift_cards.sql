-- What was left on a card when its time was over, written off before money comes back to it.
alter table gift_card_entry drop constraint gift_card_entry_kind_check;
alter table gift_card_entry add constraint gift_card_entry_kind_check
  check (kind in ('ISSUE', 'HOLD', 'RELEASE', 'SPEND', 'REFUND', 'EXPIRE'));
