import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { demoCourses } from '../tables.ts'
import { draw, idFrom } from './draw.ts'

/** Suffixes of titles, so that the editions of a course differ. */
const manners = [
  'گام‌به‌گام',
  'فشرده',
  'با تمرین بیشتر',
  'برای نوجوانان',
  'برای معلم‌ها',
  'از نو',
  'به زبان ساده',
  'با مثال‌های روزمره',
  'برای کنکور',
  'کارگاه آخر هفته',
  'با حل مسئله',
  'برای دانشجویان',
  'بدون پیش‌نیاز',
  'نگاهی ژرف‌تر',
  'در سی روز',
  'با آزمونک',
  'همراه با پروژه',
  'برای خانه‌نشین‌ها',
  'شب‌های درس',
  'مرور و جمع‌بندی',
  'از آغاز تا پایان',
]
const seasons = ['بهار', 'تابستان', 'پاییز', 'زمستان', 'نوروز', 'مهر', 'آذر', 'دی', 'بهمن', 'خرداد']
const years = ['۱۴۰۳', '۱۴۰۴', '۱۴۰۵']

const number = sql.ref('edition.number')
const name = (what: string) => sql`${what}::text || ' ' || base.slug || ' ' || ${number}`

/** Adds `scale` - 1 editions of each course with sections and lessons, without their texts. */
export async function addCrowdCourses(tx: Tx, now: Date, scale: number): Promise<void> {
  const db = demoCourses(tx)
  const editions = sql`courses.courses as base cross join generate_series(2, ${scale}::integer) as edition (number)`
  await sql`
    create temporary table crowd_courses on commit drop as
    select ${idFrom(name('course'))} as id, base.id as base_id, ${number} as number
    from ${editions}
  `.execute(db)
  await sql`
    insert into courses.courses (
      id, slug, owner_id, category, level, title, summary, description, outcomes, requirements, access_days, state,
      created_at, changed_at, published_at, lessons, minutes, seconds, steps, price, list_price, in_plus
    )
    select
      crowd.id, base.slug || '-' || crowd.number, teachers.ids[1 + floor(${draw(sql`'owner' || crowd.id`)} * cardinality(teachers.ids))::integer],
      base.category,
      (array['beginner', 'intermediate', 'advanced', 'everyone'])[1 + floor(${draw(sql`'level' || crowd.id`)} * 4)::integer],
      base.title || '، ' || (${manners}::text[])[1 + crowd.number % ${manners.length}::integer]
        || '، ' || (${seasons}::text[])[1 + (crowd.number / ${manners.length}::integer) % ${seasons.length}::integer]
        || ' ' || (${years}::text[])[1 + (crowd.number / ${manners.length * seasons.length}::integer) % ${years.length}::integer],
      base.summary, '{"type":"doc","content":[]}'::jsonb, base.outcomes, base.requirements, base.access_days, 'published',
      days.at, days.at, days.at, base.lessons, base.minutes, base.seconds, base.steps,
      base.price, base.list_price, base.in_plus
    from crowd_courses as crowd
    join courses.courses as base on base.id = crowd.base_id
    cross join lateral (
      select date_trunc('milliseconds', ${now}::timestamptz - ${draw(sql`'day' || crowd.id`)} * interval '700 days') as at
    ) as days
    cross join (
      select array_agg(distinct owner_id) as ids from courses.courses
    ) as teachers
  `.execute(db)
  await sql`
    insert into courses.staff (course_id, person_id, role, added_at)
    select c.id, c.owner_id, 'owner', c.created_at
    from crowd_courses as crowd join courses.courses as c on c.id = crowd.id
  `.execute(db)
  await sql`
    insert into courses.sections (id, course_id, position, title)
    select ${idFrom(sql`'section ' || base.id || ' ' || crowd.number`)}, crowd.id, base.position, base.title
    from crowd_courses as crowd join courses.sections as base on base.course_id = crowd.base_id
  `.execute(db)
  await sql`
    insert into courses.lessons (
      id, course_id, section_id, position, title, kind, minutes, measured_seconds, steps, is_preview, content, changed_at
    )
    select
      ${idFrom(sql`'lesson ' || base.id || ' ' || crowd.number`)}, crowd.id,
      ${idFrom(sql`'section ' || base.section_id || ' ' || crowd.number`)},
      base.position, base.title, 'text', base.minutes, base.measured_seconds, base.steps, base.is_preview,
      '{"kind":"text","attachments":[],"body":{"type":"doc","content":[]}}'::jsonb, base.changed_at
    from crowd_courses as crowd join courses.lessons as base on base.course_id = crowd.base_id
  `.execute(db)
}
