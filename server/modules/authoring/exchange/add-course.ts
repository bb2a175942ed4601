import { withLinks } from '@arvand/contracts/rich-text-walk'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { formatNumber } from '@arvand/persian/numbers'
import {
  countFigures,
  filesOfLesson,
  freeSlug,
  insertCourse,
  insertLessons,
  insertSections,
  itemFactsOf,
  kindOf,
  leadingLesson,
  stepsOf,
} from '#modules/courses'
import { addImportedExam, addImportedQuestions } from '#modules/exams'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { AuthoringDeps } from '../deps.ts'
import { relinked } from '../editor/relink-lessons.ts'
import { whyNotPreview } from '../outline/change-lessons.ts'
import { authoring } from '../tables.ts'
import type { LessonDraft, Reading, SectionDraft } from './course-draft.ts'
import { keyOfLink, linkToCourse } from './lesson-links.ts'

/** Stores an imported course as a draft of its new owner; returns its id. */
export async function addCourse(
  { clock, lessonKinds }: Pick<AuthoringDeps, 'clock' | 'lessonKinds'>,
  tx: Tx,
  ownerId: string,
  { course: draft, questions }: Pick<Reading, 'course' | 'questions'>,
): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  const title = shownTitle(draft.title, 120) || 'دورهٔ بی‌نام'
  const slug = await freeSlug(tx, title)
  const sections = placedSections(draft.sections)
  const lead = leadTo(
    slug,
    sections.flatMap(({ lessons }) => lessons),
  )
  const details = {
    id,
    slug,
    owner_id: ownerId,
    category: await knownCategory(tx, draft.category),
    level: draft.level,
    title,
    summary: withSignsAtNames(draft.summary).slice(0, 300),
    description: JSON.stringify(withLinks(draft.description, lead)),
    outcomes: draft.outcomes.map(withSignsAtNames),
    requirements: draft.requirements.map(withSignsAtNames),
    access_days: draft.accessDays,
    cover_file_id: draft.coverFileId,
  }
  await insertCourse(tx, details, now)
  const author = { ownerId, now }
  const bank = await addImportedQuestions(tx, author, questions)
  const came = await cameIn(lessonKinds, tx, ownerId, sections, lead)
  const lessons: PlacedLesson[] = []
  for (const lesson of came) {
    const { exam, content, isPublished } = lesson
    const wish = exam && { exam, bank, content, isOpen: isPublished }
    lessons.push(wish ? { ...lesson, content: await addImportedExam(tx, author, id, wish) } : lesson)
  }
  await insertSections(tx, sectionRows(id, sections))
  await addLessons(tx, lessonKinds, id, now, lessons)
  await countFigures(tx, id)
  return id
}

/** A title as the editor would store it, at most so long. */
const shownTitle = (title: string, most: number): string => withSignsAtNames(title.trim()).slice(0, most)

/** The category with this slug, or the first one: a draft needs a category, and its owner can choose another. */
async function knownCategory(tx: Tx, slug: string | null): Promise<string> {
  const rows = await authoring(tx)
    .selectFrom('courses.known_categories')
    .select('slug')
    .orderBy('position')
    .execute()
  return rows.find((row) => row.slug === slug)?.slug ?? rows[0]?.slug ?? 'mathematics'
}

interface PlacedSection extends Omit<SectionDraft, 'lessons'> {
  readonly id: string
  readonly position: number
  readonly lessons: readonly PlacedLesson[]
}

/** Gives sections and lessons their new ids. */
const placedSections = (sections: readonly SectionDraft[]): PlacedSection[] =>
  sections.map((section, position) => {
    const id = newId()
    const lessons = section.lessons.map((lesson, at) => ({
      ...lesson,
      position: at,
      sectionId: id,
      id: newId(),
    }))
    return { ...section, position, id, lessons }
  })

/** Makes links between lessons lead to the new ids, from keys of the draft or, in a course file, from the old ids. */
function leadTo(slug: string, lessons: readonly PlacedLesson[]): (href: string) => string | null {
  const ids = new Map(lessons.map(({ key, id }) => [key, id]))
  return (href) => {
    if (href === linkToCourse) return `/learn/${slug}`
    const key = keyOfLink(href)
    if (key === null) return relinked(href, slug, ids)
    const id = ids.get(key)
    return id === undefined ? null : `/learn/${slug}/${id}`
  }
}

/** The lessons with their final links, and with the contents that their kinds make of imported ones (`imported`). */
async function cameIn(
  kinds: LessonKinds,
  tx: Tx,
  ownerId: string,
  sections: readonly PlacedSection[],
  lead: (href: string) => string | null,
): Promise<PlacedLesson[]> {
  const lessons: PlacedLesson[] = []
  for (const lesson of sections.flatMap((section) => section.lessons)) {
    const { imported } = kindOf(kinds, lesson.content.kind)
    const content = imported ? await imported(tx, lesson.content, lesson.beside, ownerId) : lesson.content
    lessons.push(led({ ...lesson, content }, lead))
  }
  return lessons
}

const sectionRows = (courseId: string, placed: readonly PlacedSection[]) =>
  placed.map(({ id, position, title, releaseAfterDays }) => ({
    id,
    course_id: courseId,
    position,
    title: shownTitle(title, 120) || `بخش ${formatNumber(position + 1)}`,
    release_after_days: releaseAfterDays,
  }))

const led = (lesson: PlacedLesson, lead: (href: string) => string | null): PlacedLesson => {
  const { content } = lesson
  return content.body ? { ...lesson, content: { ...content, body: withLinks(content.body, lead) } } : lesson
}

type PlacedLesson = LessonDraft & {
  readonly id: string
  readonly sectionId: string
  readonly position: number
}

async function addLessons(
  tx: Tx,
  kinds: LessonKinds,
  courseId: string,
  now: Date,
  lessons: readonly PlacedLesson[],
): Promise<void> {
  const items = await itemFactsOf(
    tx,
    kinds,
    lessons.map(({ content }) => leadingLesson(courseId, content)),
  )
  const rows = lessons.map((lesson, at) => ({
    id: lesson.id,
    course_id: courseId,
    section_id: lesson.sectionId,
    position: lesson.position,
    title: shownTitle(lesson.title, 160) || '…',
    kind: lesson.content.kind,
    minutes: lesson.minutes,
    measured_seconds: lesson.seconds ?? null,
    steps: stepsOf(kinds, lesson.content, items[at]),
    is_preview: lesson.isPreview && whyNotPreview(kinds, lesson.content.kind) === null,
    is_published: lesson.isPublished,
    content: JSON.stringify(lesson.content),
    changed_at: now,
    release_after_days: lesson.releaseAfterDays,
  }))
  const files = lessons.flatMap(({ id, content }) =>
    filesOfLesson(kinds, content).map((file_id) => ({ lesson_id: id, file_id })),
  )
  const ids = new Map(lessons.map(({ key, id }) => [key, id]))
  const required = lessons.flatMap(({ id, requires }) =>
    requires.flatMap((key) => {
      const required_lesson_id = ids.get(key)
      return required_lesson_id && required_lesson_id !== id ? [{ lesson_id: id, required_lesson_id }] : []
    }),
  )
  await insertLessons(tx, rows, { files, required })
  const contents = Map.groupBy(
    lessons.map(({ content }) => content),
    ({ kind }) => kind,
  )
  for (const [kind, some] of contents) await kindOf(kinds, kind).stored?.(tx, some)
}
