-- Notices of gift purchases: their types, their causes and the address of their page said «present».
update notices.notices set
  kind = case kind
    when 'present-arrived' then 'gift-purchase-arrived'
    when 'present-taken' then 'gift-purchase-taken'
    else kind
  end,
  cause = regexp_replace(cause, '^present ', 'gift '),
  link = regexp_replace(link, '^/panel/presents', '/panel/gifts')
where kind in ('present-arrived', 'present-taken') or link like '/panel/presents%';

update notices.preferences set kind = 'gift-purchase-arrived' where kind = 'present-arrived';
update notices.preferences set kind = 'gift-purchase-taken' where kind = 'present-taken';
