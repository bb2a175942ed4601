import { filesInText } from '@arvand/contracts/rich-text-walk'
import { filesOfLesson, kindOf } from '#modules/courses'
import { refuse } from '#platform/refusal'
import type { JsonValue } from '#plugs/lesson-kind'
import type { AuthoringDeps } from '../../deps.ts'
import { authoring } from '../../tables.ts'
import type { CourseFile } from './course-file.ts'

/** Reads a course from its tables in the shape of a course file, with the ids of the files that it shows. */
export async function readCourse(
  { db, lessonKinds }: Pick<AuthoringDeps, 'db' | 'lessonKinds'>,
  courseId: string,
): Promise<Pick<CourseFile, 'course' | 'sections'> & { slug: string; fileIds: string[] }> {
  const [row, sections, lessons, required] = await Promise.all([
    authoring(db)
      .selectFrom('courses.known_courses')
      .selectAll()
      .where('id', '=', courseId)
      .executeTakeFirst(),
    authoring(db)
      .selectFrom('courses.course_sections')
      .select(['id', 'title', 'release_after_days'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute(),
    authoring(db)
      .selectFrom('courses.course_lessons')
      .select(['id', 'section_id', 'title', 'minutes', 'measured_seconds', 'content'])
      .select(['is_preview', 'is_published', 'release_after_days'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute(),
    authoring(db)
      .selectFrom('courses.required_lessons as tie')
      .innerJoin('courses.course_lessons as lesson', 'lesson.id', 'tie.lesson_id')
      .select(['tie.lesson_id', 'tie.required_lesson_id'])
      .where('lesson.course_id', '=', courseId)
      .execute(),
  ])
  if (!row) return refuse('courses.unknown-course')
  const bySection = Map.groupBy(lessons, ({ section_id }) => section_id)
  const byLesson = Map.groupBy(required, ({ lesson_id }) => lesson_id)
  const shown = [
    row.cover_file_id ?? [],
    filesInText(row.description),
    lessons.map((one) => filesOfLesson(lessonKinds, one.content)),
  ]
  const beside = new Map<string, JsonValue>()
  for (const { id, content } of lessons) {
    const { exported } = kindOf(lessonKinds, content.kind)
    if (exported) beside.set(id, await exported(db, content))
  }
  return {
    slug: row.slug,
    fileIds: [...new Set(shown.flat(2))],
    course: {
      title: row.title,
      summary: row.summary,
      description: row.description,
      outcomes: row.outcomes,
      requirements: row.requirements,
      category: row.category,
      level: row.level,
      accessDays: row.access_days,
      coverFileId: row.cover_file_id,
    },
    sections: sections.map((section) => ({
      title: section.title,
      releaseAfterDays: section.release_after_days,
      lessons: (bySection.get(section.id) ?? []).map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        minutes: lesson.minutes,
        ...(lesson.measured_seconds === null ? {} : { seconds: lesson.measured_seconds }),
        isPreview: lesson.is_preview,
        isPublished: lesson.is_published,
        releaseAfterDays: lesson.release_after_days,
        requires: (byLesson.get(lesson.id) ?? []).map((tie) => tie.required_lesson_id),
        content: lesson.content,
        ...(beside.has(lesson.id) ? { beside: beside.get(lesson.id) } : {}),
      })),
    })),
  }
}
