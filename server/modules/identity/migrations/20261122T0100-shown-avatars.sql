-- The pictures of those who show theirs to everybody.
create view identity.shown_avatars as
  select accounts.id as person_id, accounts.avatar_file_id as file_id
  from identity.accounts
  where accounts.avatar_file_id is not null
    and 'avatar' = any (accounts.public_fields)
    and accounts.removed_at is null;
