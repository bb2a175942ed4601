-- What an entry is about for its own owner, where the words of the whole transaction are another's: who sells one of
-- five things reads of that one, not of what else the buyer got. Null: the transaction's words are theirs too.
alter table wallet.entries add column title text;
