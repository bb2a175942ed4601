import type { CourseState } from '@arvand/contracts/courses'
import type { Insertable } from 'kysely'
import { filesOfLesson, stepsOf } from '#modules/courses'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { CourseRow, CourseTransitionRow, LessonRow, SectionRow, StaffRow } from '#testing/courses'
import { demoId, idIn } from '../ids.ts'
import { contentOf, type StoredFiles } from './lesson-content-of.ts'
import type { DemoCourse } from './read-course.ts'
import { coverOf } from './store-files.ts'

/** The people of the demo: its teachers, and the manager who reviewed their courses. */
export interface DemoPeople {
  /** Ids by public names. */
  readonly byHandle: ReadonlyMap<string, string>
  readonly manager: string
}

/** The rows of courses, table by table. */
export interface CourseRows {
  readonly courses: Insertable<CourseRow>[]
  readonly turns: Insertable<CourseTransitionRow>[]
  readonly staff: Insertable<StaffRow>[]
  readonly sections: Insertable<SectionRow>[]
  readonly lessons: Insertable<LessonRow>[]
  /** Covers and files of preview lessons, which anyone may see. */
  readonly publicFiles: string[]
  readonly lessonFiles: { lesson_id: string; file_id: string }[]
  readonly lessonPrerequisites: { lesson_id: string; required_lesson_id: string }[]
  readonly coursePrerequisites: { course_id: string; required_course_id: string }[]
}

const dayMs = 86_400_000
const daysOfWriting = 24

/** All rows of the courses with their figures counted; the same day gives the same rows. */
export function rowsOf(
  kinds: LessonKinds,
  courses: readonly DemoCourse[],
  people: DemoPeople,
  files: StoredFiles,
  now: Date,
): CourseRows {
  const ids = new Map(
    courses.map((course) => [course.slug, demoId(`course ${course.slug}`, bornOn(course, now))]),
  )
  const all = courses.map((course) => rowsOfOne(kinds, course, people, files, now, ids))
  return {
    courses: all.map((one) => one.course),
    turns: all.flatMap((one) => one.turns),
    staff: all.flatMap((one) => one.staff),
    sections: all.flatMap((one) => one.sections),
    lessons: all.flatMap((one) => one.lessons.map(({ row }) => row)),
    publicFiles: all.flatMap(({ course, lessons }) => [
      ...(course.cover_file_id && course.state === 'published' ? [course.cover_file_id] : []),
      ...lessons.flatMap(({ row, files }) => (row.is_preview ? files.map(({ file_id }) => file_id) : [])),
    ]),
    lessonFiles: all.flatMap((one) => one.lessons.flatMap(({ files }) => files)),
    lessonPrerequisites: all.flatMap((one) => one.prerequisites),
    coursePrerequisites: all.flatMap((one) => one.after),
  }
}

const bornOn = ({ facts }: DemoCourse, now: Date): Date =>
  new Date(now.getTime() - (facts.published + daysOfWriting) * dayMs)

const laterBy = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

function rowsOfOne(
  kinds: LessonKinds,
  course: DemoCourse,
  people: DemoPeople,
  files: StoredFiles,
  now: Date,
  ids: ReadonlyMap<string, string>,
) {
  const { slug, facts } = course
  const id = idIn(ids, slug)
  const at = bornOn(course, now)
  const changedAt = laterBy(at, daysOfWriting)
  const owner = idIn(people.byHandle, facts.teacher)
  const { sections, lessons } = curriculumOf(kinds, course, id, files, at, changedAt, now)
  const prerequisites = course.sections
    .flatMap((section) => section.lessons)
    .flatMap(({ requires }, place) => {
      const [lesson, required] = [lessons[place], lessons[(requires ?? 0) - 1]]
      return lesson && required ? [{ lesson_id: lesson.row.id, required_lesson_id: required.row.id }] : []
    })
  return {
    course: {
      id,
      slug,
      owner_id: owner,
      category: course.category,
      level: facts.level,
      title: facts.title,
      summary: facts.summary,
      description: JSON.stringify(course.description),
      outcomes: facts.outcome,
      requirements: facts.requirement,
      cover_file_id: files.get(coverOf(slug)) ?? null,
      access_days: facts.access ?? null,
      ...priceOf(facts),
      state: facts.state,
      created_at: at,
      changed_at: changedAt,
      submitted_at: facts.state === 'inReview' ? changedAt : null,
      published_at: facts.state === 'published' ? changedAt : null,
      lessons: lessons.length,
      minutes: total(lessons.map(({ row }) => row.minutes)),
      seconds: 60 * total(lessons.map(({ row }) => row.minutes)),
      steps: total(lessons.map(({ row }) => row.steps)),
    },
    turns: turnsOf(course, id, owner, people.manager, at),
    staff: staffOf(course, id, people, at),
    sections,
    lessons,
    prerequisites,
    after: facts.after.map((other) => ({ course_id: id, required_course_id: idIn(ids, other) })),
  }
}

/** Rials. */
function priceOf({ price = 0, list = price, plus }: DemoCourse['facts']) {
  return { price: price * 10, list_price: list * 10, in_plus: plus !== undefined }
}

/** A published course waited two days for a manager; one in review has just been sent. */
function turnsOf(
  { slug, facts }: DemoCourse,
  courseId: string,
  owner: string,
  manager: string,
  at: Date,
): Insertable<CourseTransitionRow>[] {
  const turn = (state: CourseState, by_id: string, days: number) => ({
    id: demoId(`turn ${slug} ${state}`, laterBy(at, days)),
    course_id: courseId,
    state,
    by_id,
    at: laterBy(at, days),
  })
  const begun = turn('draft', owner, 0)
  if (facts.state === 'draft') return [begun]
  if (facts.state === 'inReview') return [begun, turn('inReview', owner, daysOfWriting)]
  return [begun, turn('inReview', owner, daysOfWriting - 2), turn('published', manager, daysOfWriting)]
}

function staffOf(
  { facts }: DemoCourse,
  courseId: string,
  people: DemoPeople,
  at: Date,
): Insertable<StaffRow>[] {
  const owner = { course_id: courseId, person_id: idIn(people.byHandle, facts.teacher), added_at: at }
  const members: Insertable<StaffRow>[] = [{ ...owner, role: 'owner', rights: [] }]
  if (facts.assistant) {
    const { handle, rights } = facts.assistant
    members.push({ ...owner, person_id: idIn(people.byHandle, handle), role: 'assistant', rights })
  }
  return members
}

function curriculumOf(
  kinds: LessonKinds,
  course: DemoCourse,
  courseId: string,
  files: StoredFiles,
  at: Date,
  changedAt: Date,
  now: Date,
) {
  const sections = course.sections.map((section, place) => ({
    id: demoId(`section ${course.slug} ${place}`, at),
    course_id: courseId,
    position: place + 1,
    title: section.title,
    release_after_days: section.releaseAfterDays,
  }))
  const lessons = course.sections.flatMap((section, sectionPlace) =>
    section.lessons.map((lesson, place) => {
      const name = `lesson ${course.slug} ${sectionPlace} ${place}`
      const id = demoId(name, at)
      const content = contentOf(lesson, files, name, at, now)
      const row = {
        id,
        course_id: courseId,
        section_id: sections[sectionPlace]?.id ?? '',
        position: place + 1,
        title: lesson.title,
        kind: lesson.kind,
        minutes: lesson.minutes,
        steps: stepsOf(kinds, content),
        is_preview: lesson.isPreview,
        content: JSON.stringify(content),
        changed_at: changedAt,
        release_after_days: lesson.releaseAfterDays,
      }
      return { row, files: filesOfLesson(kinds, content).map((file_id) => ({ lesson_id: id, file_id })) }
    }),
  )
  return { sections, lessons }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
