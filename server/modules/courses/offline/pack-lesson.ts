import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { packLesson as packLessonEndpoint } from '@arvand/contracts/panel/offline'
import { findFiles } from '#modules/media'
import type { Actor } from '#platform/actor'
import { refuse, refuseIf } from '#platform/refusal'
import type { CoursesDeps } from '../deps.ts'
import { learnerOf, needCourseAccess } from '../learning/course-access.ts'
import { findMyLesson, watermarkOf } from '../learning/lesson-query.ts'
import { taughtContent } from '../learning/taught-content.ts'
import { whyNotReadLesson } from '../learning/whether-open.ts'
import { filesOfLesson } from '../lesson-kinds/kind-of.ts'
import { courses } from '../tables.ts'
import { packFilesOf, whyNotDownload } from './pack.ts'

/** What a browser fetches to store a lesson for offline use; it does not count as a visit. */
export async function packLesson(
  deps: Pick<CoursesDeps, 'db' | 'clock' | 'pages' | 'jobs' | 'media' | 'lessonKinds' | 'invited'>,
  actor: Actor,
  { courseId, lessonId }: Input<typeof packLessonEndpoint>,
): Promise<Reply<typeof packLessonEndpoint>> {
  const { db, clock } = deps
  const learner = learnerOf(actor)
  const { course, enrolment } = await needCourseAccess(deps, { courseId }, learner, clock.now())
  const lesson = await findLesson(deps, courseId, lessonId)
  refuseIf(await whyNotReadLesson(db, lessonId, learner, clock.now()))
  refuseIf(whyNotDownload(deps.lessonKinds, lesson.kind))
  const own = await findMyLesson(db, lessonId, actor.personId, enrolment?.id)
  const { content } = own ?? refuse('courses.unknown-lesson')
  const files = await findFiles(db, filesOfLesson(deps.lessonKinds, content))
  const to = {
    viewer: { sessionId: actor.sessionId },
    lessonId,
    personId: actor.personId,
    openedAt: null,
    watermark: () => watermarkOf(db, actor.personId),
  }
  const taught = await taughtContent(deps, content, to, files)
  const bytesOf = (link: string) => {
    const [, id = '', form] = /^\/media\/([^/?]+)\/([^?]+)/.exec(link) ?? []
    return form === 'file' ? (files.get(id)?.bytes ?? null) : null
  }
  return {
    course: { id: course.id, slug: course.slug, title: course.title },
    lesson,
    until: enrolment?.expires_at ?? null,
    files: packFilesOf(taught, bytesOf),
  }
}

async function findLesson({ db }: Pick<CoursesDeps, 'db'>, courseId: string, lessonId: string) {
  const row = await courses(db)
    .selectFrom('courses.lessons')
    .select(['id', 'title', 'kind', 'minutes'])
    .where('id', '=', lessonId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row ?? refuse('courses.unknown-lesson')
}
