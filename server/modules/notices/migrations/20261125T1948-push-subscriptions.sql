-- Browsers in which people see their notices, and the channel that sends to them.
create table notices.push_subscriptions (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- It ends with the session: who signed out sees nothing there any more.
  session_id uuid not null unique references identity.sessions (id) on delete cascade,
  -- A capability URL of the browser's push service; it is in no log.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- As people know it, e.g. «کروم روی اندروید».
  device text not null,
  created_at timestamptz not null
);
create index push_subscriptions__person on notices.push_subscriptions (person_id, id desc);

-- Of a push delivery `address` is the id of its subscription. The check is made anew with the new channel.
alter table notices.deliveries drop constraint deliveries_channel_check;
alter table notices.deliveries
  add constraint deliveries_channel_check check (channel in ('app', 'sms', 'mail', 'push'));
-- Made anew with the new channel as well.
alter table notices.preferences drop constraint preferences_channel_check;
alter table notices.preferences
  add constraint preferences_channel_check check (channel in ('sms', 'mail', 'push'));
