-- What would have been sent to the outside: only demo mode writes here (wire.md 2, /outbox).
create table platform.outbox (
  id uuid primary key,
  -- E.164 for phones, an address for mail.
  recipient text not null,
  kind text not null check (kind in ('sms', 'call', 'mail')),
  text text not null,
  code text,
  at timestamptz not null
);
create index outbox__recipient_at on platform.outbox (recipient, at desc);
create index outbox__at on platform.outbox (at desc);
