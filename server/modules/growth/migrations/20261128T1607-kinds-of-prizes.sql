-- Gift cards and days of plus are prizes too.
alter table growth.prizes drop constraint prizes_kind_check;
alter table growth.prizes add constraint prizes_kind_check check (
  kind in ('offCode', 'credit', 'card', 'plusDays', 'spinAgain', 'nothing')
);
