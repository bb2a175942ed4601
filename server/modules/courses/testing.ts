import { setTimeout as delay } from 'node:timers/promises'
import type { CourseLevel, CourseState, EnrolmentState, StaffRight } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import { acceptStaffInvitation, listMyStaffInvitations } from '@arvand/contracts/panel/staff'
import type { RichText } from '@arvand/contracts/rich-text'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { countFigures } from './course/course-figures.ts'
import { endDueEnrolments } from './enrolments/end-enrolments.ts'
import { assignmentContent } from './lesson-kinds/assignment/assignment-content.ts'
import { audioContent } from './lesson-kinds/audio/audio-kind.ts'
import { embedContent } from './lesson-kinds/embed/embed-kind.ts'
import { fileContent } from './lesson-kinds/file/file-kind.ts'
import { stepsOf } from './lesson-kinds/kind-of.ts'
import { scormContent } from './lesson-kinds/scorm/scorm-content.ts'
import { textContent } from './lesson-kinds/text/text-content.ts'
import { videoContent } from './lesson-kinds/video/video-kind.ts'
import { lessonKindsOf } from './lesson-kinds.ts'
import { courses, type StaffRole } from './tables.ts'

export { aManifest, aPackage, aZip, storedPackage } from './packages/testing.ts'

/** The demo writes its courses as they are, many at once. */
export type {
  CourseRow,
  CoursesTables,
  CourseTransitionRow,
  LessonRow,
  SectionRow,
  StaffRow,
} from './tables.ts'

type Kind = LessonContent['kind']

export interface LessonWish {
  readonly kind: Kind
  readonly title?: string
  readonly minutes?: number
  readonly isPreview?: boolean
  readonly isPublished?: boolean
  readonly releaseAt?: Date
  readonly releaseAfterDays?: number
  /** `aLessonContent(kind)` when left out. */
  readonly content?: LessonContent
}

export interface SectionWish {
  readonly title?: string
  readonly releaseAt?: Date
  readonly releaseAfterDays?: number
  readonly lessons: readonly (Kind | LessonWish)[]
}

export interface CourseWish {
  /** A new teacher when left out. */
  readonly owner?: TestPerson
  readonly slug?: string
  readonly title?: string
  readonly summary?: string
  readonly category?: string
  readonly level?: CourseLevel
  /** `published` when left out. */
  readonly state?: CourseState
  readonly publishedAt?: Date
  readonly description?: RichText
  readonly outcomes?: string[]
  readonly requirements?: string[]
  readonly coverFileId?: string
  readonly accessDays?: number
  /** Rials. */
  readonly price?: number
  /** The price when left out. */
  readonly listPrice?: number
  readonly inPlus?: boolean
  /** One section with a video (a preview) and a text of two steps, when left out. */
  readonly sections?: readonly SectionWish[]
}

export interface TestLesson {
  readonly id: string
  readonly sectionId: string
  readonly kind: Kind
  readonly steps: number
}

export interface TestCourse {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly owner: TestPerson
  readonly sections: readonly { readonly id: string; readonly lessons: readonly TestLesson[] }[]
  /** The lessons of all sections, in order. */
  readonly lessons: readonly TestLesson[]
}

let made = 0

/** A rich text with a section of its own under each heading. */
export const aText = (...headings: readonly string[]): RichText => ({
  type: 'doc',
  content: headings.flatMap((heading) => [
    {
      type: 'heading' as const,
      attrs: { level: 2 as const },
      content: [{ type: 'text' as const, text: heading }],
    },
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: `دربارهٔ ${heading}.` }] },
  ]),
})

/** A content of this kind for tests that need nothing special; a text has two steps. */
export function aLessonContent(kind: Kind): LessonContent {
  const contents: Partial<Record<Kind, LessonContent>> = {
    video: videoContent({}),
    audio: audioContent({}),
    text: textContent({ body: aText('شروع', 'پایان') }),
    embed: embedContent({ url: 'https://example.com/' }),
    file: fileContent({}),
    scorm: scormContent({}),
  }
  return contents[kind] ?? assignmentContent({})
}

/** Adds a course with owner, sections, lessons and counted figures, directly and not by the endpoints of authoring. */
export async function aCourse(arvand: TestApp, wish: CourseWish = {}): Promise<TestCourse> {
  const { db, clock } = arvand.platform
  const number = ++made
  const kinds = lessonKindsOf(arvand.platform, {}, [])
  const owner = wish.owner ?? (await aPerson(arvand, { name: 'آرمان کاظمی', roles: ['teacher'] }))
  const sections = (wish.sections ?? [{ lessons: [{ kind: 'video', isPreview: true }, 'text'] }]).map(
    (section, position) => ({ ...section, id: newId(), position }),
  )
  const lessons = sections.flatMap((section) =>
    section.lessons.map((lesson, position) => lessonOf(kinds, section.id, position, lesson)),
  )
  const course = {
    id: newId(),
    slug: wish.slug ?? `course-${number}`,
    title: wish.title ?? `حسابان گام‌به‌گام ${number}`,
  }
  const now = clock.now()
  const state = wish.state ?? 'published'
  const publishedAt = state === 'published' || state === 'archived' ? (wish.publishedAt ?? now) : null
  await transaction(db, async (tx) => {
    await courses(tx)
      .insertInto('courses.courses')
      .values({
        ...course,
        owner_id: owner.id,
        category: wish.category ?? 'mathematics',
        level: wish.level ?? 'everyone',
        summary: wish.summary ?? 'از حد تا انتگرال، با مثال‌های روزمره.',
        description: JSON.stringify(wish.description ?? aText('این دوره برای کیست؟')),
        outcomes: wish.outcomes ?? ['حد یک تابع را حساب می‌کنید.'],
        requirements: wish.requirements ?? [],
        cover_file_id: wish.coverFileId ?? null,
        access_days: wish.accessDays ?? null,
        state,
        created_at: now,
        changed_at: now,
        submitted_at: state === 'inReview' ? now : null,
        published_at: publishedAt,
        price: wish.price ?? 0,
        list_price: wish.listPrice ?? wish.price ?? 0,
        in_plus: wish.inPlus ?? false,
      })
      .execute()
    await courses(tx)
      .insertInto('courses.staff')
      .values({ course_id: course.id, person_id: owner.id, role: 'owner', added_at: now })
      .execute()
    if (sections.length > 0)
      await courses(tx)
        .insertInto('courses.sections')
        .values(
          sections.map(({ id, position, title, releaseAt, releaseAfterDays }) => ({
            id,
            course_id: course.id,
            position,
            title: title ?? `فصل ${position + 1}`,
            release_at: releaseAt ?? null,
            release_after_days: releaseAfterDays ?? null,
          })),
        )
        .execute()
    if (lessons.length > 0)
      await courses(tx)
        .insertInto('courses.lessons')
        .values(lessons.map((lesson) => ({ ...lesson, course_id: course.id, changed_at: now })))
        .execute()
    await countFigures(tx, course.id)
  })
  const testLessons = lessons.map(({ id, section_id, kind, steps }) => ({
    id,
    sectionId: section_id,
    kind,
    steps,
  }))
  return {
    ...course,
    owner,
    sections: sections.map(({ id }) => ({
      id,
      lessons: testLessons.filter(({ sectionId }) => sectionId === id),
    })),
    lessons: testLessons,
  }
}

function lessonOf(kinds: LessonKinds, sectionId: string, position: number, wish: Kind | LessonWish) {
  const lesson: LessonWish = typeof wish === 'string' ? { kind: wish } : wish
  const content = lesson.content ?? aLessonContent(lesson.kind)
  return {
    id: newId(),
    section_id: sectionId,
    position,
    title: lesson.title ?? `درس ${position + 1}`,
    kind: lesson.kind,
    minutes: lesson.minutes ?? 10,
    steps: stepsOf(kinds, content),
    is_preview: lesson.isPreview ?? false,
    is_published: lesson.isPublished ?? true,
    content: JSON.stringify(content),
    release_at: lesson.releaseAt ?? null,
    release_after_days: lesson.releaseAfterDays ?? null,
  }
}

export interface EnrolmentWish {
  readonly state?: EnrolmentState
  readonly enrolledAt?: Date
  readonly expiresAt?: Date
  readonly cohortId?: string
  /** How many steps are done, from the first lesson on. */
  readonly steps?: number
}

/** Enrols a person in a course, with the first `steps` steps done; returns the id of the enrolment. */
export async function anEnrolment(
  { platform: { db, clock } }: TestApp,
  course: Pick<TestCourse, 'id' | 'lessons'>,
  personId: string,
  wish: EnrolmentWish = {},
): Promise<string> {
  const id = newId()
  const at = wish.enrolledAt ?? clock.now()
  const steps = course.lessons
    .flatMap((lesson) => Array.from({ length: lesson.steps }, (_, step) => ({ lesson, step: step + 1 })))
    .slice(0, wish.steps ?? 0)
  await transaction(db, async (tx) => {
    await courses(tx)
      .insertInto('courses.enrolments')
      .values({
        id,
        course_id: course.id,
        person_id: personId,
        cohort_id: wish.cohortId ?? null,
        state: wish.state ?? 'active',
        source: 'self',
        enrolled_at: at,
        expires_at: wish.expiresAt ?? null,
        completed_at: wish.state === 'completed' ? at : null,
        distinct_steps: steps.length,
        last_lesson_id: steps.at(-1)?.lesson.id ?? null,
        seen_at: at,
        first_opened_at: steps.length > 0 ? at : null,
      })
      .execute()
    if (steps.length > 0)
      await courses(tx)
        .insertInto('courses.steps')
        .values(steps.map(({ lesson, step }) => ({ enrolment_id: id, lesson_id: lesson.id, step, at })))
        .execute()
    await countFigures(tx, course.id)
  })
  return id
}

/** The days of a person's access are over, and the job that ends what is over has run. */
export async function endAccessOf(
  { platform }: TestApp,
  { id }: Pick<TestCourse, 'id'>,
  personId: string,
): Promise<void> {
  const { numUpdatedRows } = await courses(platform.db)
    .updateTable('courses.enrolments')
    .set({ expires_at: platform.clock.now() })
    .where('course_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('nobody learns there')
  await endDueEnrolments(platform)
}

/** Adds a member to a course's staff: an assistant with these rights, or a teacher. */
export async function aStaffMember(
  arvand: TestApp,
  courseId: string,
  wish: { person?: TestPerson; role?: StaffRole; rights?: StaffRight[] } = {},
): Promise<TestPerson> {
  const person = wish.person ?? (await aPerson(arvand, { roles: ['teacher'] }))
  await courses(arvand.platform.db)
    .insertInto('courses.staff')
    .values({
      course_id: courseId,
      person_id: person.id,
      role: wish.role ?? 'assistant',
      rights: wish.rights ?? [],
      added_at: arvand.platform.clock.now(),
    })
    .execute()
  return person
}

/** Waits until a person has invitations to teach, and accepts them all. */
export async function acceptsToTeach(arvand: TestApp, { token }: { readonly token: string }): Promise<void> {
  const list = async () => (await arvand.call(listMyStaffInvitations, {}, { token })).answer.items
  for (let tries = 0; (await list()).length === 0; tries += 1) {
    if (tries === 200) throw new Error('nobody invited them')
    await delay(50)
  }
  for (const { id } of await list()) {
    const { status } = await arvand.call(acceptStaffInvitation, { invitationId: id }, { token })
    if (status !== 200) throw new Error('the invitation was not accepted')
  }
}
