import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { demoCourses } from '../tables.ts'
import { draw } from './draw.ts'
import { replies } from './reply-texts.ts'
import { closings, openings } from './review-texts.ts'

/** Share of the learners with enough progress who write a review. */
const share = 0.42

/** Adds reviews and wishes; the stars decide the texts. */
export async function addReviews(tx: Tx, now: Date): Promise<void> {
  const db = demoCourses(tx)
  const key = sql`e.person_id::text || e.course_id`
  const pick = (texts: readonly string[], what: string) =>
    sql`(${[...texts]}::text[])[1 + floor(${draw(sql`${what}::text || ${key}`)} * ${texts.length})::integer]`
  const written = (texts: Readonly<Record<'warm' | 'mild' | 'cool', readonly string[]>>, what: string) =>
    sql`case when told.stars >= 5 then ${pick(texts.warm, what)} when told.stars = 4 then ${pick(texts.mild, what)} else ${pick(texts.cool, what)} end`
  await sql`
    insert into courses.reviews (course_id, person_id, stars, text, at, changed_at)
    select e.course_id, e.person_id, told.stars, ${written(openings, 'opening')} || ' ' || ${written(closings, 'closing')}, told.at, told.at
    from courses.enrolments as e
    join courses.courses as c on c.id = e.course_id
    cross join lateral (select ${draw(sql`'stars' || ${key}`)} as stars) as drawn
    cross join lateral (
      select
        case when drawn.stars < 0.62 then 5 when drawn.stars < 0.88 then 4 when drawn.stars < 0.96 then 3
          when drawn.stars < 0.99 then 2 else 1 end as stars,
        date_trunc('milliseconds', e.seen_at + (${now}::timestamptz - e.seen_at) * ${draw(sql`'said' || ${key}`)} * 0.3) as at
    ) as told
    where e.distinct_steps * 100 >= c.steps * 30 and c.steps > 0 and ${draw(sql`'writes' || ${key}`)} < ${share}
      and not exists (select from identity.people as p where p.id = e.person_id and p.handle in ('niloofar', 'kaveh'))
  `.execute(db)
  await sql`
    insert into courses.wishes (person_id, course_id, at)
    select p.id, c.id, ${now}::timestamptz - c.number * interval '1 day'
    from identity.people as p
    join crowd_numbers as c on c.number between 10 and 12
    where p.handle in ('niloofar', 'kaveh')
      and not exists (select from courses.enrolments as e where e.person_id = p.id and e.course_id = c.id)
  `.execute(db)
}

/** Share of the reviews, older than a week, to which the owner of the course replied. */
const repliedShare = 0.4

/** Adds what teachers replied; newer reviews still wait for them. */
export async function addReplies(tx: Tx, now: Date): Promise<void> {
  const key = sql`r.person_id::text || r.course_id`
  const pick = (texts: readonly string[]) =>
    sql`(${[...texts]}::text[])[1 + floor(${draw(sql`'reply' || ${key}`)} * ${texts.length})::integer]`
  await sql`
    insert into courses.review_replies (course_id, person_id, author_id, text, at, changed_at)
    select r.course_id, r.person_id, c.owner_id,
      case when r.stars >= 5 then ${pick(replies.warm)} when r.stars = 4 then ${pick(replies.mild)} else ${pick(replies.cool)} end,
      said.at, said.at
    from courses.reviews as r
    join courses.courses as c on c.id = r.course_id
    cross join lateral (
      select date_trunc('milliseconds', r.at + interval '6 days' * ${draw(sql`'replied' || ${key}`)}) as at
    ) as said
    where r.at < ${now}::timestamptz - interval '7 days' and ${draw(sql`'answers' || ${key}`)} < ${repliedShare}
  `.execute(demoCourses(tx))
}
