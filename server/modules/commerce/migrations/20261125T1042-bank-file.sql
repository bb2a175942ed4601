-- The account from which teachers are paid, for the file that a bank reads.
alter table commerce.settings add column payer_sheba text;

-- Who else asked for money at the same account.
create index withdrawals__of_sheba on commerce.withdrawals (sheba, person_id);
