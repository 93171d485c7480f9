-- Whether a market still sells parts of the demonstration is asked for the footer of every page: of a catalogue that an import has
-- replaced it reads the few parts that were there before, not every part.
-- It reads the table once, which keeps writers of parts out for a second at a million of them.
create index part_not_imported on part (id) where imported_at is null;
