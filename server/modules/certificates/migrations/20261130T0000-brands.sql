-- What the brands are called that issue certificates; managers change it. A certificate keeps what it said at its issue.
create table certificates.brands (
  brand text primary key check (brand in ('arvand', 'hamun')),
  name text not null check (name <> ''),
  tagline text not null,
  name_latin text not null check (name_latin <> ''),
  tagline_latin text not null,
  revision integer not null default 0
);
insert into certificates.brands (brand, name, tagline, name_latin, tagline_latin) values
  ('arvand', 'آروند', 'آموزش آنلاین فارسی', 'Arvand', 'Online learning in Persian'),
  ('hamun', 'هامون', 'مدرسهٔ طراحی و محصول', 'Hamun', 'School of design and product');

alter table certificates.certificates
  add column issuer text,
  add column issuer_tagline text,
  add column issuer_latin text,
  add column issuer_tagline_latin text;
update certificates.certificates as c
set issuer = b.name, issuer_tagline = b.tagline, issuer_latin = b.name_latin, issuer_tagline_latin = b.tagline_latin
from certificates.brands as b
where b.brand = c.brand;
alter table certificates.certificates
  alter column issuer set not null,
  alter column issuer_tagline set not null,
  alter column issuer_latin set not null,
  alter column issuer_tagline_latin set not null;
