import type { ExamSettings } from '@arvand/contracts/exams'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { countedAttempts } from './counted-attempts.ts'
import type { Sitter } from './konkur/konkur.ts'
import { exams } from './tables.ts'

export interface NamedSitter extends Sitter {
  readonly personId: string
}

interface Booklet {
  readonly examId: string
  readonly settings: Pick<ExamSettings, 'counts'>
  readonly fieldId: string
}

/**
 * Those who sat a booklet, each once, with the attempt that counts. Where the mean of all attempts counts, which has no
 * booklet of its own, it is the best one.
 */
export async function sittersOf(
  db: Db,
  { examId, settings: { counts }, fieldId }: Booklet,
): Promise<NamedSitter[]> {
  const counted = countedAttempts(examId, { counts: counts === 'average' ? 'best' : counts })
  const { rows } = await sql<NamedSitter>`
    select a.id as "attemptId", a.person_id as "personId", a.choices ->> 'quota' as quota,
           a.choices ->> 'city' as city, json_object_agg(s.section_id, s.percent) as percents
      from exams.konkur_scores as s
      join exams.attempts as a on a.id = s.attempt_id
     where s.exam_id = ${examId}
       and a.choices ->> 'field' = ${fieldId}
       and a.id in (select attempt_id from (${counted}) as counted)
     group by a.id
  `.execute(exams(db))
  return rows
}
