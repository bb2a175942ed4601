-- A course bought for somebody else is a gift purchase; it was called a present.
alter table commerce.presents rename to gift_purchases;
alter table commerce.gift_purchases rename constraint presents_pkey to gift_purchases_pkey;
alter table commerce.gift_purchases rename constraint presents_token_hash_key to gift_purchases_token_hash_key;
alter table commerce.gift_purchases rename constraint presents_giver_id_fkey to gift_purchases_giver_id_fkey;
alter table commerce.gift_purchases rename constraint presents_line_id_fkey to gift_purchases_line_id_fkey;
alter table commerce.gift_purchases rename constraint presents_taken_by_fkey to gift_purchases_taken_by_fkey;
alter index commerce.presents__for_mobile rename to gift_purchases__for_mobile;
alter index commerce.presents__of_giver rename to gift_purchases__of_giver;
alter index commerce.presents__taken_by rename to gift_purchases__taken_by;
alter index commerce.presents__to_send rename to gift_purchases__to_send;

update commerce.factor_lines
set options = (options - 'present') || jsonb_build_object('gift', options -> 'present')
where options ? 'present';
