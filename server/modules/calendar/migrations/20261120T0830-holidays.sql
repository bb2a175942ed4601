-- Days off that are announced: those of the moon calendar, and by decree. Those of the law (solar) are computed.
create schema calendar;

create table calendar.holidays (
  id uuid primary key,
  day date not null,
  title text not null check (title <> ''),
  -- Predicted before the official calendar of its year was out.
  estimated boolean not null default false,
  constraint holidays__day_title unique (day, title)
);

-- Who added, mended or removed a holiday, and when.
create table calendar.holiday_changes (
  id uuid primary key,
  holiday_id uuid not null,
  act text not null check (act in ('added', 'mended', 'removed')),
  -- As it stands after the change; of a removed one, as it stood before.
  day date not null,
  title text not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);
create index holiday_changes__holiday on calendar.holiday_changes (holiday_id, changed_at);

-- The first filling, 1404 to 1406; managers mend it.
insert into calendar.holidays (id, day, title, estimated) values
  (gen_random_uuid(), '2025-03-22', 'شهادت امام علی (ع)', false),
  (gen_random_uuid(), '2025-03-31', 'عید سعید فطر', false),
  (gen_random_uuid(), '2025-04-01', 'تعطیل به مناسبت عید سعید فطر', false),
  (gen_random_uuid(), '2025-04-24', 'شهادت امام جعفر صادق (ع)', false),
  (gen_random_uuid(), '2025-06-06', 'عید سعید قربان', false),
  (gen_random_uuid(), '2025-06-14', 'عید سعید غدیر خم', false),
  (gen_random_uuid(), '2025-07-05', 'تاسوعای حسینی', false),
  (gen_random_uuid(), '2025-07-06', 'عاشورای حسینی', false),
  (gen_random_uuid(), '2025-08-14', 'اربعین حسینی', false),
  (gen_random_uuid(), '2025-08-22', 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)', false),
  (gen_random_uuid(), '2025-08-24', 'شهادت امام رضا (ع)', false),
  (gen_random_uuid(), '2025-09-01', 'شهادت امام حسن عسکری (ع)', false),
  (gen_random_uuid(), '2025-09-10', 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)', false),
  (gen_random_uuid(), '2025-11-24', 'شهادت حضرت فاطمهٔ زهرا (س)', false),
  (gen_random_uuid(), '2026-01-03', 'ولادت امام علی (ع)', false),
  (gen_random_uuid(), '2026-01-17', 'مبعث حضرت رسول اکرم (ص)', false),
  (gen_random_uuid(), '2026-02-04', 'ولادت حضرت قائم (عج)', false),
  (gen_random_uuid(), '2026-03-11', 'شهادت امام علی (ع)', false),
  (gen_random_uuid(), '2026-03-21', 'عید سعید فطر', false),
  (gen_random_uuid(), '2026-03-22', 'تعطیل به مناسبت عید سعید فطر', false),
  (gen_random_uuid(), '2026-04-14', 'شهادت امام جعفر صادق (ع)', false),
  (gen_random_uuid(), '2026-05-27', 'عید سعید قربان', false),
  (gen_random_uuid(), '2026-06-04', 'عید سعید غدیر خم', false),
  (gen_random_uuid(), '2026-06-24', 'تاسوعای حسینی', false),
  (gen_random_uuid(), '2026-06-25', 'عاشورای حسینی', false),
  (gen_random_uuid(), '2026-08-04', 'اربعین حسینی', false),
  (gen_random_uuid(), '2026-08-12', 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)', false),
  (gen_random_uuid(), '2026-08-13', 'شهادت امام رضا (ع)', false),
  (gen_random_uuid(), '2026-08-21', 'شهادت امام حسن عسکری (ع)', false),
  (gen_random_uuid(), '2026-08-30', 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)', false),
  (gen_random_uuid(), '2026-11-13', 'شهادت حضرت فاطمهٔ زهرا (س)', false),
  (gen_random_uuid(), '2026-12-23', 'ولادت امام علی (ع)', false),
  (gen_random_uuid(), '2027-01-06', 'مبعث حضرت رسول اکرم (ص)', false),
  (gen_random_uuid(), '2027-01-24', 'ولادت حضرت قائم (عج)', false),
  (gen_random_uuid(), '2027-02-28', 'شهادت امام علی (ع)', false),
  (gen_random_uuid(), '2027-03-10', 'عید سعید فطر', false),
  (gen_random_uuid(), '2027-03-11', 'تعطیل به مناسبت عید سعید فطر', false),
  (gen_random_uuid(), '2027-04-03', 'شهادت امام جعفر صادق (ع)', true),
  (gen_random_uuid(), '2027-05-17', 'عید سعید قربان', true),
  (gen_random_uuid(), '2027-05-25', 'عید سعید غدیر خم', true),
  (gen_random_uuid(), '2027-06-14', 'تاسوعای حسینی', true),
  (gen_random_uuid(), '2027-06-15', 'عاشورای حسینی', true),
  (gen_random_uuid(), '2027-07-25', 'اربعین حسینی', true),
  (gen_random_uuid(), '2027-08-02', 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)', true),
  (gen_random_uuid(), '2027-08-03', 'شهادت امام رضا (ع)', true),
  (gen_random_uuid(), '2027-08-11', 'شهادت امام حسن عسکری (ع)', true),
  (gen_random_uuid(), '2027-08-20', 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)', true),
  (gen_random_uuid(), '2027-11-02', 'شهادت حضرت فاطمهٔ زهرا (س)', true),
  (gen_random_uuid(), '2027-12-12', 'ولادت امام علی (ع)', true),
  (gen_random_uuid(), '2027-12-26', 'مبعث حضرت رسول اکرم (ص)', true),
  (gen_random_uuid(), '2028-01-12', 'ولادت حضرت قائم (عج)', true),
  (gen_random_uuid(), '2028-02-17', 'شهادت امام علی (ع)', true),
  (gen_random_uuid(), '2028-02-27', 'عید سعید فطر', true),
  (gen_random_uuid(), '2028-02-28', 'تعطیل به مناسبت عید سعید فطر', true);
