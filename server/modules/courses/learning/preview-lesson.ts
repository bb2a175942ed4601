import type { Reply } from '@arvand/contracts/endpoint'
import type { showPreviewLesson } from '@arvand/contracts/home/preview-lessons'
import { refuse } from '#platform/refusal'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { findOutline } from './outline-query.ts'
import { type TaughtContentDeps, taughtContent } from './taught-content.ts'
import { findCues } from './transcripts/transcript-queries.ts'

/** A preview lesson of a published course, shown to anyone; its files are public, so its links work for everybody. */
export async function previewLesson(
  deps: TaughtContentDeps,
  slug: string,
  lessonId: string,
): Promise<Reply<typeof showPreviewLesson>> {
  const { db } = deps
  const row = (await findPreview(deps, slug, lessonId)) ?? refuse('courses.unknown-lesson')
  const outline = await findOutline(db, row.courseId, undefined)
  const at = outline.findIndex(({ id }) => id === lessonId)
  const lesson = outline[at] ?? refuse('courses.unknown-lesson')
  const nobody = {
    lessonId,
    personId: null,
    viewer: null,
    openedAt: null,
    watermark: async () => null,
  }
  const [content, cues] = await Promise.all([
    taughtContent(deps, row.content, nobody),
    findCues(db, lessonId),
  ])
  const { id, title, kind, minutes, sectionTitle } = lesson
  return {
    course: {
      slug,
      title: row.title,
      lessons: outline.length,
      category: { slug: row.category, title: row.categoryTitle, palette: row.palette },
    },
    lesson: { id, title, kind, minutes, sectionTitle, number: at + 1, content },
    cues,
    previews: outline.filter(({ preview }) => preview).map((one) => ({ id: one.id, title: one.title })),
  }
}

const findPreview = ({ db }: Pick<CoursesDeps, 'db'>, slug: string, lessonId: string) =>
  courses(db)
    .selectFrom('courses.courses as c')
    .innerJoin('courses.lessons as l', 'l.course_id', 'c.id')
    .innerJoin('courses.categories as k', 'k.slug', 'c.category')
    .select([
      'c.id as courseId',
      'c.title',
      'c.category',
      'k.title as categoryTitle',
      'k.palette',
      'l.content',
    ])
    .where('c.slug', '=', slug)
    .where('c.state', '=', 'published')
    .where('l.id', '=', lessonId)
    .where('l.is_preview', '=', true)
    .where('l.is_published', '=', true)
    .executeTakeFirst()
