-- Limits and percents are settings of the site from now on (platform.settings); what stays is the seller on factors.
select platform.keep_setting('commerce', v.name, v.value, coalesce(s.changed_at, now()))
    from commerce.settings s
      cross join lateral (values
        ('vatPercent', s.vat_percent::bigint, 10),
        ('pricesWithTax', s.prices_with_tax::int::bigint, 0),
        ('platformPercent', s.platform_percent::bigint, 30),
        ('refundDays', s.refund_days::bigint, 7),
        ('refundMostPercent', s.refund_most_percent::bigint, 25),
        ('factorMinutes', s.factor_minutes::bigint, 30),
        ('giftCardMonths', s.gift_card_months::bigint, 12),
        ('leastWithdrawal', s.least_withdrawal, 1000000)
      ) as v (name, value, usual)
    where v.value <> v.usual;

-- Why: they are settings of the site from now on.
alter table commerce.settings
  drop column vat_percent,
  drop column prices_with_tax,
  drop column platform_percent,
  drop column refund_days,
  drop column refund_most_percent,
  drop column factor_minutes,
  drop column gift_card_months,
  drop column least_withdrawal;
alter table commerce.settings rename to seller;
alter index commerce.settings_pkey rename to seller_pkey;
alter index commerce.settings__changed_by rename to seller__changed_by;
alter table commerce.seller rename column seller_name to name;
alter table commerce.seller rename column seller_legal_id to legal_id;
alter table commerce.seller rename column seller_economic_code to economic_code;
alter table commerce.seller rename column seller_postal_code to postal_code;
alter table commerce.seller rename column seller_address to address;
alter table commerce.seller rename column seller_phone to phone;
