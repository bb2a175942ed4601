import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { issuersOf } from '../brands/brand-queries.ts'
import { countIssued, countWaiting } from '../issuing/issued-queries.ts'
import { hoursOf, type Issuer, needIssuer } from '../templates/may-issue.ts'
import { examsOf, findTemplateOf } from '../templates/template-queries.ts'

/** The template of a course, and what there is to issue. */
export async function showTemplate(db: Db, actor: Issuer, courseId: string) {
  const course = await needIssuer(db, actor, courseId)
  const [template, names, issued, waiting, exams, issuers] = await Promise.all([
    findTemplateOf(db, 'course', courseId),
    namesOf(db, [course.ownerId]),
    countIssued(db, course),
    countWaiting(db, course.id),
    examsOf(db, courseId),
    issuersOf(db),
  ])
  return {
    ...{ course, template: template ?? null, issued, waiting, exams, issuers },
    courseHours: hoursOf(course.minutes),
    teacher: names.get(course.ownerId) ?? '',
  }
}
