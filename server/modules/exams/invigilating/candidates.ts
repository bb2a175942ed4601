import type { CandidateState } from '@arvand/contracts/teacher/exam-invigilating'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

interface CandidateRow {
  readonly person_id: string
  readonly name: string
  readonly name_key: string
  readonly state: CandidateState
  /** Null: the exam was not begun. */
  readonly attempt_id: string | null
  readonly ends_at: Date
  readonly submitted_at: Date | null
  readonly saved_at: Date | null
  readonly takeovers: number
  readonly times_left: number
  readonly section_ends_at: Date | null
}

/** Nothing was heard of a page for so long: its line is cut, or it was closed. Pages give a sign every half minute. */
export const silentMs = 90_000

/**
 * Those who may take an exam and those who have begun it, each with the last attempt; without those brought by a mobile
 * who have not come yet, because whose it is is not told.
 */
export const candidates = (db: Db, exam: { readonly id: string; readonly course_id: string }, now: Date) =>
  exams(db).selectFrom(
    sql<CandidateRow>`(
      with people as (
        select person_id
          from courses.learners
         where course_id = ${exam.course_id}
           and state in ('active', 'completed')
           and opened_at is not null
           and (expires_at is null or expires_at > ${now})
        union
        select person_id from exams.attempts where exam_id = ${exam.id}
      )
      select person.id as person_id, person.name, key.name_key,
             attempt.id as attempt_id, head.ends_at, head.section_ends_at, head.submitted_at, save.at as saved_at,
             coalesce(head.takeovers, 0) as takeovers, coalesce(beat.times_left, 0) as times_left,
             case
               when attempt.id is null then 'notStarted'
               when head.submitted_at is not null then 'submitted'
               when head.stopped_at is not null then 'stopped'
               when greatest(beat.seen_at, save.at, attempt.started_at) < ${new Date(now.getTime() - silentMs)} then 'cut'
               else 'working'
             end as state
        from people
        join identity.people as person on person.id = people.person_id
        join identity.name_keys as key on key.person_id = people.person_id
        left join lateral (
          select id, started_at
            from exams.attempts
           where exam_id = ${exam.id} and person_id = people.person_id
           order by number desc
           limit 1
        ) as attempt on true
        left join exams.attempt_heads as head on head.attempt_id = attempt.id
        left join exams.saves as save on save.attempt_id = head.attempt_id and save.sequence = head.sequence
        left join exams.heartbeats as beat on beat.attempt_id = attempt.id
    )`.as('candidate'),
  )

/** Left the page, or went on from another device. */
export const needsAttention = sql<boolean>`(candidate.times_left > 0 or candidate.takeovers > 0)`

/** How far some attempts are. */
export async function progressOf(db: Db, attemptIds: readonly string[]) {
  const { rows } = await sql<Progress>`
    select attempt.id,
           (select count(*) from jsonb_path_query(attempt.paper, '$.sections[*].questions[*]')) as questions,
           (
             select count(*)
               from (
                 select distinct on (given ->> 'questionId') given -> 'value' as value
                   from exams.saves as save, jsonb_array_elements(save.answers) as given
                  where save.attempt_id = attempt.id
                  order by given ->> 'questionId', save.sequence desc
               ) as last
              where value <> 'null'
           ) as answered,
           (select coalesce(sum(minutes), 0) from exams.extensions where attempt_id = attempt.id) as "extendedBy",
           case
             when jsonb_path_exists(attempt.paper, '$.sections[*] ? (@.minutes > 0 || @.oneWay == true)')
             then jsonb_build_object(
               'place', head.section + 1,
               'count', jsonb_array_length(attempt.paper -> 'sections'),
               'title', attempt.paper -> 'sections' -> head.section ->> 'title'
             )
           end as section
      from exams.attempts as attempt
      join exams.attempt_heads as head on head.attempt_id = attempt.id
     where attempt.id = any(${attemptIds}::uuid[])
  `.execute(exams(db))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

interface Progress {
  readonly id: string
  readonly questions: number
  readonly answered: number
  readonly extendedBy: number
  /** Null: all sections are open at once. */
  readonly section: { readonly place: number; readonly count: number; readonly title: string } | null
}
